import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import { contributions } from '../score/contributions.ts';
import type { Methodology_score$key } from './__generated__/Methodology_score.graphql.ts';

export interface MethodologyProps {
  score: Methodology_score$key;
  weights?: ReadonlyMap<string, number> | undefined;
}

/** How each metric is computed, in the words of the plugin that computes it, and the share it really has. */
export function Methodology({ score, weights }: MethodologyProps) {
  const { facets } = useFragment(
    graphql`
      fragment Methodology_score on Score {
        facets {
          key
          label
          value
          defaultWeight
          method
        }
      }
    `,
    score,
  );
  const parts = contributions(
    facets,
    (key) => weights?.get(key) ?? facets.find((facet) => facet.key === key)?.defaultWeight ?? 0,
  );
  return (
    <>
      <p className="mb-2 text-sm text-muted">{m.candidate_methodology_overall()}</p>
      <Table label={m.candidate_formulas()} frameClassName="-mx-4">
        <thead>
          <tr>
            <HeadCell>{m.candidate_metric()}</HeadCell>
            <HeadCell numeric>{m.candidate_weight()}</HeadCell>
            <HeadCell>{m.candidate_method()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {facets.map(({ key, label, method, value }, index) => (
            <Row key={key}>
              <Cell className="font-medium">{label}</Cell>
              <Cell numeric>{value == null ? '—' : formatPercent(parts[index]?.share ?? 0, 1)}</Cell>
              <Cell className="min-w-60 text-muted">{method ?? m.candidate_method_unknown()}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}
