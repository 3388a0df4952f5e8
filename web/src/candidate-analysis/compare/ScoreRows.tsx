import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ScoreBar } from '../../ui/figures/ScoreBar.tsx';
import { Cell } from '../../ui/Table.tsx';
import type { ScoreRows_candidates$key } from './__generated__/ScoreRows_candidates.graphql.ts';
import { RowHead } from './CompareSection.tsx';

/** The overall score under the default weights, and every facet's. */
export function ScoreRows({ candidates }: { candidates: ScoreRows_candidates$key }) {
  const data = useFragment(
    graphql`
      fragment ScoreRows_candidates on Candidate @relay(plural: true) {
        id
        score {
          overall
          facets {
            key
            label
            value
            explanation
          }
        }
      }
    `,
    candidates,
  );
  const facets = new Map(data.flatMap(({ score }) => (score?.facets ?? []).map(({ key, label }) => [key, label] as const)));
  return (
    <>
      <tr>
        <RowHead>{m.comparisons_overall()}</RowHead>
        {data.map(({ id, score }) => (
          <Cell key={id}>
            <ScoreBar score={score?.overall} />
          </Cell>
        ))}
      </tr>
      {[...facets].map(([key, label]) => (
        <tr key={key} className="break-inside-avoid">
          <RowHead>{label}</RowHead>
          {data.map(({ id, score }) => {
            const facet = score?.facets.find((one) => one.key === key);
            return (
              <Cell key={id} className="align-top">
                <ScoreBar score={facet?.value} />
                <p className="mt-0.5 text-xs break-words text-muted">{facet?.explanation}</p>
              </Cell>
            );
          })}
        </tr>
      ))}
    </>
  );
}
