import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { MustHavesBadge } from '../../candidate/score/MustHavesBadge.tsx';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { formatYears } from '../../ui/format/formatYears.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { PoolRow_candidate$key } from './__generated__/PoolRow_candidate.graphql.ts';
import { PoolCells } from './PoolCells.tsx';
import type { PoolColumn } from './poolColumns.ts';

const shownSkills = 4;

export interface PoolRowProps {
  candidate: PoolRow_candidate$key;
  columns: readonly PoolColumn[];
  fresh: boolean;
  selected: boolean;
  onToggle: () => void;
  /** The button with the row's actions. */
  menu: ReactNode;
}

/** The cells of one candidate. */
export function PoolRow({ candidate, columns, fresh, selected, onToggle, menu }: PoolRowProps) {
  const data = useFragment(
    graphql`
      fragment PoolRow_candidate on Candidate {
        displayName
        title
        skills
        skillsMatched
        experienceYears
        location
        email
        phone
        stage
        archivedAt
        ...MustHavesBadge_candidate
        facts {
          education {
            institution
            degree
            specialization
            endYear
          }
        }
      }
    `,
    candidate,
  );
  const [study] = data.facts.education;
  const matched = new Set(data.skillsMatched);
  const skills = [...data.skills].sort((a, b) => Number(matched.has(b)) - Number(matched.has(a)));
  return (
    <PoolCells
      columns={columns}
      selected={selected}
      onToggle={onToggle}
      name={data.displayName}
      contents={{
        candidate: (
          <Person name={data.displayName} title={data.title} fresh={fresh} mark={<MustHavesBadge candidate={data} short />} />
        ),
        skills: skills.length === 0 ? <UnknownBadge /> : <Skills names={skills} matched={matched} />,
        experience:
          data.experienceYears === null || data.experienceYears === undefined ? (
            <UnknownBadge />
          ) : (
            formatYears(data.experienceYears)
          ),
        education: study ? <Study {...study} /> : <UnknownBadge />,
        location: data.location ? (
          <span dir="auto" className="truncate" title={data.location}>
            {data.location}
          </span>
        ) : (
          <UnknownBadge />
        ),
        contact: <Contact email={data.email ?? null} phone={data.phone ?? null} />,
        actions: (
          <div className="flex min-w-0 items-center justify-between gap-1">
            <Badge tone={data.archivedAt ? 'yellow' : 'gray'}>
              {data.archivedAt ? m.pool_archived() : stageText(data.stage)}
            </Badge>
            {menu}
          </div>
        ),
      }}
    />
  );
}

interface PersonProps {
  name: string;
  title: string | null | undefined;
  fresh: boolean;
  mark: ReactNode;
}

function Person({ name, title, fresh, mark }: PersonProps) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} />
      <div className="min-w-8 shrink!">
        <div className="flex items-center gap-1.5">
          <span dir="auto" className="truncate font-medium" title={name}>
            {name}
          </span>
          {fresh ? <Badge tone="accent">{m.pool_search_mark()}</Badge> : null}
        </div>
        <div dir="auto" className="truncate text-xs text-muted" title={title ?? ''}>
          {mark}
          {title ?? m.pool_no_title()}
        </div>
      </div>
    </div>
  );
}

interface StudyProps {
  institution: string | null | undefined;
  degree: string | null | undefined;
  specialization: string | null | undefined;
  endYear: number | null | undefined;
}

function Study({ institution, degree, specialization, endYear }: StudyProps) {
  const what = degree ?? specialization;
  return (
    <div className="min-w-8 shrink!">
      <div dir="auto" className="truncate" title={what ?? institution ?? ''}>
        {what ?? institution}
      </div>
      <div dir="auto" className="truncate text-xs text-muted">
        {[what ? institution : null, endYear].filter(Boolean).join(' · ')}
      </div>
    </div>
  );
}

/** Required skills come first. */
function Skills({ names, matched }: { names: readonly string[]; matched: ReadonlySet<string> }) {
  const rest = names.slice(shownSkills);
  return (
    <div className="flex min-w-0 items-center gap-1 overflow-hidden">
      {names.slice(0, shownSkills).map((name) => (
        <Badge key={name} tone={matched.has(name) ? 'emerald' : 'gray'} className="min-w-8 shrink! justify-center">
          <span dir="auto" className="max-w-32 truncate" title={name}>
            {name}
          </span>
        </Badge>
      ))}
      {rest.length > 0 ? (
        <span className="shrink-0 text-xs text-muted tabular-nums" title={rest.slice(0, 60).join(', ')}>
          +{rest.length}
        </span>
      ) : null}
    </div>
  );
}

function Contact({ email, phone }: { email: string | null; phone: string | null }) {
  if (!email && !phone) return <UnknownBadge />;
  return (
    <div className="flex min-w-0 flex-col text-xs">
      {email ? (
        <a href={`mailto:${email}`} className="flex min-h-6 min-w-0 items-center gap-1.5 hover:underline" title={email}>
          <Mail className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
          <span className="truncate">{email}</span>
        </a>
      ) : null}
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="flex min-h-6 min-w-0 items-center gap-1.5 tabular-nums hover:underline"
        >
          <Phone className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
          <span className="truncate">{phone}</span>
        </a>
      ) : null}
    </div>
  );
}
