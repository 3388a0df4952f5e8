import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import type { ExtractedRequirements_requirements$key } from './__generated__/ExtractedRequirements_requirements.graphql.ts';
import { ExtractedChip } from './ExtractedChip.tsx';

/** What was read from the job description, with how sure it is; each chip opens its line. */
export function ExtractedRequirements({ requirements }: { requirements: ExtractedRequirements_requirements$key | null }) {
  const data = useFragment(
    graphql`
      fragment ExtractedRequirements_requirements on Requirements {
        sourceName
        selected
        extracted {
          label
          ...ExtractedChip_requirement
        }
      }
    `,
    requirements,
  );
  if (!data || data.extracted.length === 0) return null;
  const keys = uniqueKeys(data.extracted.map(({ label }) => label));
  return (
    <section aria-label={m.review_extracted()}>
      <h3 className="mb-1.5 text-xs font-medium text-muted">
        {m.review_extracted()}
        {data.sourceName ? ` · ${data.sourceName}` : ''}
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {data.extracted.map((requirement, index) => (
          <li key={keys[index]} className="max-w-full">
            <ExtractedChip requirement={requirement} selected={data.selected.includes(requirement.label)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
