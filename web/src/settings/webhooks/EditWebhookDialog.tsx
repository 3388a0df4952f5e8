import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import type { EditWebhookDialog_webhook$key } from './__generated__/EditWebhookDialog_webhook.graphql.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { webhookEvents } from './webhookEvents.ts';

export function EditWebhookDialog({ webhook, onClose }: { webhook: EditWebhookDialog_webhook$key; onClose: () => void }) {
  const { id, url, events, description } = useFragment(
    graphql`
      fragment EditWebhookDialog_webhook on Webhook {
        id
        url
        events
        description
      }
    `,
    webhook,
  );
  const [reason, setReason] = useState<string | null>(null);
  const { update, busy } = useUpdateWebhook();
  const saved = { url, description, events: webhookEvents.filter((event) => events.includes(event)) };
  return (
    <Dialog open onClose={onClose} title={m.settings_webhook_edit()}>
      <WebhookForm
        saved={saved}
        submitLabel={m.settings_save()}
        failure={reason === null ? null : { title: m.settings_webhook_failed_title(), reason }}
        busy={busy}
        onSave={(draft, settle) => {
          setReason(null);
          update(
            { id, ...draft },
            {
              onFailed: setReason,
              onDone: () => {
                settle();
                onClose();
              },
            },
          );
        }}
      />
    </Dialog>
  );
}
