import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { formatScore } from '../../ui/format/formatScore.ts';
import type { ScoreChangeItem_change$data, ScoreChangeItem_change$key } from './__generated__/ScoreChangeItem_change.graphql.ts';
import { ChangedRequirement } from './ChangedRequirement.tsx';

/** One change of the score: by how much, and what differs. */
export function ScoreChangeItem({ change }: { change: ScoreChangeItem_change$key }) {
  const data = useFragment(
    graphql`
      fragment ScoreChangeItem_change on ScoreChange {
        at
        overallBefore
        overallAfter
        facets {
          label
          before
          after
        }
        requirements {
          added
          removed
          changed {
            after {
              key
            }
            ...ChangedRequirement_requirement
          }
        }
        facts {
          field
          cause
        }
        plugins {
          id
          before
          after
        }
        mustsBefore {
          met
          total
        }
        mustsAfter {
          met
          total
        }
      }
    `,
    change,
  );
  const reasons = reasonsOf(data);
  const { changed } = data.requirements;
  return (
    <li className="flex flex-col gap-0.5 py-2 text-sm first:pt-0">
      <p className="flex items-baseline gap-2 tabular-nums">
        <span className="font-medium">
          {scoreText(data.overallBefore)} → {scoreText(data.overallAfter)}
        </span>
        <span className="text-xs text-muted">
          <RelativeTime date={data.at} />
        </span>
      </p>
      <p className="text-xs break-words text-muted tabular-nums">{effectsOf(data).join(' · ')}</p>
      {reasons.length === 0 && changed.length === 0 ? (
        <p className="text-xs text-muted">{m.requirements_why_unexplained()}</p>
      ) : (
        <ul className="text-xs break-words tabular-nums">
          {changed.map((requirement) => (
            <ChangedRequirement key={requirement.after.key} requirement={requirement} />
          ))}
          {reasons.map(([cause, text]) => (
            <li key={`${cause} ${text}`}>
              <span className="text-muted">{cause}.</span> {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function effectsOf({ facets, mustsBefore, mustsAfter }: ScoreChangeItem_change$data): string[] {
  const values = facets.map(({ label, before, after }) => `${label}: ${scoreText(before)} → ${scoreText(after)}`);
  const [before, after] = [mustsText(mustsBefore), mustsText(mustsAfter)];
  return before === after ? values : [...values, m.requirements_why_musts({ before, after })];
}

function mustsText({ met, total }: { met: number; total: number }): string {
  return total === 0 ? m.requirements_why_no_musts() : m.requirements_why_of({ met, total });
}

/** What caused it, each as its kind and what happened. */
function reasonsOf({ requirements, facts, plugins }: ScoreChangeItem_change$data): [cause: string, text: string][] {
  const names = (list: readonly string[]) => ({ names: list.join(', ') });
  const texts = [
    requirements.added.length > 0 ? m.requirements_why_added(names(requirements.added)) : '',
    requirements.removed.length > 0 ? m.requirements_why_removed(names(requirements.removed)) : '',
  ];
  return [
    ...texts.filter(Boolean).map((text): [string, string] => [m.requirements_why_requirements(), text]),
    ...facts.map(({ field, cause }): [string, string] => [m.requirements_why_facts(), factText(fieldName(field), cause)]),
    ...plugins.map(({ id, before, after }): [string, string] => [
      m.requirements_why_plugins(),
      m.requirements_why_plugin({ id, before: before ?? '—', after: after ?? '—' }),
    ]),
  ];
}

function factText(field: string, cause: string): string {
  if (cause === 'CORRECTED') return m.requirements_why_corrected({ field });
  return cause === 'UNCORRECTED' ? m.requirements_why_uncorrected({ field }) : m.requirements_why_read_again({ field });
}

const fieldNames: Record<string, () => string> = {
  SKILLS: m.requirements_field_skills,
  EXPERIENCE: m.requirements_field_experience,
  YEARS: m.requirements_field_years,
  EDUCATION: m.requirements_field_education,
  CERTIFICATIONS: m.requirements_field_certifications,
  LANGUAGES: m.requirements_field_languages,
  ACHIEVEMENTS: m.requirements_field_achievements,
};

function fieldName(field: string): string {
  return fieldNames[field]?.() ?? field;
}

function scoreText(value: number | null | undefined): string {
  return value == null ? '—' : formatScore(value);
}
