import { Mail, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Invitation } from '../../bulk/invitation.ts';
import { ExternalLink } from '../../candidate/facts/ExternalLink.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { ScoreBar } from '../../ui/figures/ScoreBar.tsx';
import { formatYears } from '../../ui/format/formatYears.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Cell, Row } from '../../ui/Table.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { NameCell } from '../differences/NameCell.tsx';
import type { SkillLevel, SuggestedRow_suggestion$key } from './__generated__/SuggestedRow_suggestion.graphql.ts';
import { InvitationCell } from './InvitationCell.tsx';
import type { Picked } from './usePicked.ts';

export interface SuggestedRowProps {
  suggestion: SuggestedRow_suggestion$key;
  /** The position that is suggested to the candidate. */
  invitation: Invitation;
  picked: Picked;
  onOpen: (uuid: string) => void;
  onInvited: () => void;
}

export function SuggestedRow({ suggestion, invitation, picked, onOpen, onInvited }: SuggestedRowProps) {
  const { candidate, fit, skillLevel, keySkills } = useFragment(
    graphql`
      fragment SuggestedRow_suggestion on SuggestedCandidate {
        fit
        skillLevel
        keySkills
        candidate {
          internalId
          displayName
          experienceYears
          location
          email
          phone
          project {
            title
          }
          ...NameCell_candidate
          ...InvitationCell_candidate
        }
      }
    `,
    suggestion,
  );
  // Deleted since the list was read.
  if (!candidate) return null;
  const { internalId: uuid, displayName: name, experienceYears: years } = candidate;
  const isPicked = picked.ids.has(uuid);
  return (
    <Row selected={isPicked}>
      <Cell>
        <Checkbox label={m.ranking_select({ name })} checked={isPicked} onChange={(next) => picked.set([uuid], next)} />
      </Cell>
      <Cell>
        <NameCell candidate={candidate} onOpen={onOpen} />
      </Cell>
      <Cell>
        <InvitationCell candidate={candidate} invitation={invitation} onInvited={onInvited} />
      </Cell>
      <Cell>
        <div className="truncate" title={invitation.title}>
          {invitation.title}
        </div>
        <div className="truncate text-xs text-muted" title={candidate.project.title}>
          {m.comparisons_applied_for({ position: candidate.project.title })}
        </div>
      </Cell>
      <Cell>
        <ScoreBar score={fit} />
      </Cell>
      <Cell>{levelName(skillLevel ?? null) ?? <UnknownBadge />}</Cell>
      <Cell>
        <div className="flex flex-wrap gap-1">
          {keySkills.map((skill) => (
            <Badge key={skill} className="min-w-0 shrink!">
              <bdi className="truncate" title={skill}>
                {skill}
              </bdi>
            </Badge>
          ))}
        </div>
      </Cell>
      <Cell numeric>{years == null ? <UnknownBadge /> : formatYears(years)}</Cell>
      <Cell className="truncate">{candidate.location ?? <UnknownBadge />}</Cell>
      <Cell>
        <Contacts email={candidate.email ?? null} phone={candidate.phone ?? null} />
      </Cell>
    </Row>
  );
}

function Contacts({ email, phone }: { email: string | null; phone: string | null }) {
  if (email === null && phone === null) return <UnknownBadge />;
  return (
    <div className="flex max-w-56 flex-col text-xs">
      {email === null ? null : (
        <span className={contactClass}>
          <Mail aria-hidden="true" />
          <span className="truncate">
            <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
          </span>
        </span>
      )}
      {phone === null ? null : (
        <span className={contactClass}>
          <Phone aria-hidden="true" />
          <span className="truncate">
            <ExternalLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ExternalLink>
          </span>
        </span>
      )}
    </div>
  );
}

const contactClass = 'inline-flex min-h-6 min-w-0 items-center gap-1.5 coarse:min-h-11 [&>svg]:size-3.5 [&>svg]:shrink-0';

function levelName(level: SkillLevel | null): string | null {
  if (level === 'SENIOR') return m.comparisons_level_senior();
  if (level === 'MIDDLE') return m.comparisons_level_middle();
  return level === 'JUNIOR' ? m.comparisons_level_junior() : null;
}
