import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { Webhooks_viewer$key } from './__generated__/Webhooks_viewer.graphql.ts';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** Addresses of other systems that are told of events. */
export function Webhooks({ viewer }: { viewer: Webhooks_viewer$key }) {
  const { webhooks } = useFragment(
    graphql`
      fragment Webhooks_viewer on User {
        webhooks {
          id
          ...WebhookRow_webhook
        }
      }
    `,
    viewer,
  );
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={m.settings_webhooks()}
      actions={
        <Button size="sm" variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          {m.settings_webhook_add()}
        </Button>
      }
    >
      <p className="text-sm text-muted">{m.settings_webhooks_hint()}</p>
      {webhooks.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 rounded-card border border-dashed border-line px-4 py-6 text-sm text-muted">
          <Webhook className="size-4 shrink-0" aria-hidden="true" />
          {m.settings_webhooks_none()}
        </p>
      ) : (
        <ul className="mt-2 -mb-2 divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {adding ? <CreateWebhookDialog onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}
