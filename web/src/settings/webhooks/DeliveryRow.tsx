import { graphql, useFragment } from 'react-relay';
import { fullDate } from '../../app/dates.ts';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { DeliveryRow_delivery$key } from './__generated__/DeliveryRow_delivery.graphql.ts';
import { useReplayDelivery } from './useReplayDelivery.ts';
import { eventText } from './webhookEvents.ts';

export interface DeliveryRowProps {
  delivery: DeliveryRow_delivery$key;
  webhookId: string;
  /** A webhook that is switched off sends nothing again. */
  active: boolean;
}

export function DeliveryRow({ delivery, webhookId, active }: DeliveryRowProps) {
  const { id, internalId, event, status, attempts, lastError, nextAttemptAt, createdAt } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        internalId
        event
        status
        attempts
        lastError
        nextAttemptAt
        createdAt
      }
    `,
    delivery,
  );
  const { replay, busy } = useReplayDelivery(webhookId);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm" title={internalId}>
          <span className="font-medium">{eventText(event)}</span>
          <Badge tone={tones[status]}>{statusTexts[status]()}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          <RelativeTime date={createdAt} />
          <span>{m.settings_delivery_attempts({ count: attempts })}</span>
          {nextAttemptAt ? <span>{m.settings_delivery_next({ date: fullDate(nextAttemptAt) })}</span> : null}
        </p>
        {lastError && status !== 'DELIVERED' ? <p className="text-xs break-words text-red-fg">{lastError}</p> : null}
      </div>
      {active ? (
        <Button size="sm" busy={busy} onClick={() => replay(id)}>
          {m.settings_delivery_replay()}
        </Button>
      ) : null}
    </li>
  );
}

const tones = { PENDING: 'yellow', DELIVERED: 'emerald', FAILED: 'red' } as const;
const statusTexts = {
  PENDING: m.settings_delivery_pending,
  DELIVERED: m.settings_delivery_delivered,
  FAILED: m.settings_delivery_failed,
};
