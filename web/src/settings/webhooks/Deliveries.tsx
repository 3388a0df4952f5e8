import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { ShowMore } from '../../app/errors/ShowMore.tsx';
import { m } from '../../paraglide/messages.js';
import type { Deliveries_query$key } from './__generated__/Deliveries_query.graphql.ts';
import type { DeliveriesPageQuery } from './__generated__/DeliveriesPageQuery.graphql.ts';
import type { DeliveriesQuery } from './__generated__/DeliveriesQuery.graphql.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

const pageSize = 50;

export function Deliveries({ webhookId, attempt }: { webhookId: string; attempt: number }) {
  const query = useLazyLoadQuery<DeliveriesQuery>(
    graphql`
      query DeliveriesQuery($id: ID!) {
        ...Deliveries_query @arguments(id: $id)
      }
    `,
    { id: webhookId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const { data, ...list } = usePaginationFragment<DeliveriesPageQuery, Deliveries_query$key>(
    graphql`
      fragment Deliveries_query on Query
      @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "DeliveriesPageQuery") {
        webhook(id: $id) {
          active
          deliveries(first: $count, after: $cursor) @connection(key: "Deliveries_deliveries") {
            totalCount
            edges {
              node {
                id
                ...DeliveryRow_delivery
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { active, deliveries } = data.webhook;
  if (deliveries.edges.length === 0) return <p className="text-sm text-muted">{m.settings_deliveries_none()}</p>;
  return (
    <>
      <ul aria-label={m.settings_webhook_deliveries()} className="divide-y divide-line">
        {deliveries.edges.map(({ node }) => (
          <DeliveryRow key={node.id} delivery={node} webhookId={webhookId} active={active} />
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-3">
        <ShowMore list={list} count={pageSize} label={m.settings_deliveries_more()} />
        <p className="text-xs text-muted tabular-nums">
          {m.settings_deliveries_count({ shown: deliveries.edges.length, total: deliveries.totalCount })}
        </p>
      </div>
    </>
  );
}
