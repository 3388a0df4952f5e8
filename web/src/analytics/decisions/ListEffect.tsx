import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import type { ListEffect_list$data, ListEffect_list$key } from './__generated__/ListEffect_list.graphql.ts';

/** Who comes into the first ten, who leaves them, and who moves most. */
export function ListEffect({ list }: { list: ListEffect_list$key }) {
  const { people, entered, left, moves } = useFragment(
    graphql`
      fragment ListEffect_list on ListEffect {
        people
        entered {
          before
          after
          candidate {
            internalId
            displayName
          }
        }
        left {
          before
          after
          candidate {
            internalId
            displayName
          }
        }
        moves {
          before
          after
          candidate {
            internalId
            displayName
          }
        }
      }
    `,
    list,
  );
  return (
    <Card title={m.decisions_effect()}>
      <p className="mb-3 text-sm text-muted">{m.decisions_effect_of({ count: people })}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Places title={m.decisions_entered({ count: formatNumber(entered.length) })} places={entered} />
        <Places title={m.decisions_left({ count: formatNumber(left.length) })} places={left} />
      </div>
      <div className="mt-4">
        <Places title={moves.length === 0 ? m.decisions_nobody_moves() : m.decisions_moves()} places={moves} />
      </div>
    </Card>
  );
}

function Places({ title, places }: { title: string; places: ListEffect_list$data['moves'] }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      {places.length === 0 ? null : (
        <Table label={m.analytics_table_of({ title })}>
          <thead>
            <tr>
              <HeadCell>{m.decisions_candidate()}</HeadCell>
              <HeadCell numeric>{m.decisions_before()}</HeadCell>
              <HeadCell numeric>{m.decisions_after()}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {places.map(({ candidate, before, after }) => (
              <Row key={`${before} ${after}`}>
                <Cell>
                  {candidate ? (
                    <Link to={`/analysis/${candidate.internalId}`} className="hover:underline">
                      {candidate.displayName}
                    </Link>
                  ) : (
                    m.decisions_gone()
                  )}
                </Cell>
                <Cell numeric>{formatNumber(before)}</Cell>
                <Cell numeric>{formatNumber(after)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
