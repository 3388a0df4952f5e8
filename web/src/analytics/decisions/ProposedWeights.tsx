import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { formatNumber, formatPercent } from '../../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import type { ProposedWeights_proposal$key } from './__generated__/ProposedWeights_proposal.graphql.ts';

export interface ProposedWeightsProps {
  proposal: ProposedWeights_proposal$key;
  label: (key: string) => string;
}

/** Each metric's share now and as proposed, and how much better the proposal agrees. */
export function ProposedWeights({ proposal, label }: ProposedWeightsProps) {
  const { shares, auc, gain } = useFragment(
    graphql`
      fragment ProposedWeights_proposal on WeightProposal {
        shares {
          key
          now
          proposed
        }
        auc {
          value
          low
          high
        }
        gain {
          value
          low
          high
        }
      }
    `,
    proposal,
  );
  const points = (share: number) => formatNumber(share * 100, { maximumFractionDigits: 1 });
  return (
    <Card title={m.decisions_proposal()}>
      <p className="mb-3 max-w-3xl text-sm">
        {m.decisions_proposal_hint({
          auc: formatPercent(auc.value, 1),
          low: formatPercent(auc.low, 1),
          high: formatPercent(auc.high, 1),
        })}{' '}
        {m.decisions_gain({ gain: points(gain.value), low: points(gain.low), high: points(gain.high) })}
      </p>
      <Table label={m.analytics_table_of({ title: m.decisions_proposal() })}>
        <thead>
          <tr>
            <HeadCell>{m.decisions_metric()}</HeadCell>
            <HeadCell numeric>{m.decisions_now()}</HeadCell>
            <HeadCell numeric>{m.decisions_proposed()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ key, now, proposed }) => (
            <Row key={key}>
              <Cell>{label(key)}</Cell>
              <Cell numeric>{formatPercent(now / 100)}</Cell>
              <Cell numeric className={now === proposed ? undefined : 'font-semibold'}>
                {formatPercent(proposed / 100)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
