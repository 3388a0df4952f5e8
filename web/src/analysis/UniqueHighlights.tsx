import { graphql, useFragment } from 'react-relay';
import { Panel } from '../candidate/Panel.tsx';
import { m } from '../paraglide/messages.js';
import { Chip } from '../ui/inputs/Chip.tsx';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import type { UniqueHighlights_candidate$key } from './__generated__/UniqueHighlights_candidate.graphql.ts';

const shownLines = 5;

/** Skills and lines of experience that nobody else of the position has. */
export function UniqueHighlights({ candidate }: { candidate: UniqueHighlights_candidate$key }) {
  const { difference } = useFragment(
    graphql`
      fragment UniqueHighlights_candidate on Candidate {
        difference {
          rareSkills {
            name
          }
          uniqueExperience
        }
      }
    `,
    candidate,
  );
  const skills = difference?.rareSkills ?? [];
  const lines = difference?.uniqueExperience.slice(0, shownLines) ?? [];
  const keys = uniqueKeys(lines);
  return (
    <Panel title={m.candidate_unique()}>
      <h4 className="mb-1 text-xs font-medium text-muted">{m.candidate_unique_skills()}</h4>
      {skills.length === 0 ? (
        <p className="text-sm">—</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {skills.map(({ name }) => (
            <li key={name}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <h4 className="mt-3 mb-1 text-xs font-medium text-muted">{m.candidate_unique_experience()}</h4>
      {lines.length === 0 ? (
        <p className="text-sm">—</p>
      ) : (
        <ul className="list-disc pl-4 text-sm">
          {lines.map((line, index) => (
            <li key={keys[index]} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
