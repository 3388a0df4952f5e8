import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { useCreateWebhook } from './useCreateWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';

const empty = { url: '', description: '', events: [] };

/** First the form, then the secret that deliveries are signed with, which is shown this once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { create, busy, reason } = useCreateWebhook();
  return (
    <Dialog open onClose={onClose} title={secret ? m.settings_webhook_added() : m.settings_webhook_add()}>
      {secret ? (
        <ShownOnce label={m.settings_webhook_secret()} secret={secret} onDone={onClose}>
          {m.settings_webhook_once()}
        </ShownOnce>
      ) : (
        <WebhookForm
          saved={empty}
          submitLabel={m.settings_webhook_add()}
          failure={reason === null ? null : { title: m.settings_webhook_add_failed(), reason }}
          busy={busy}
          onSave={(draft, settle) =>
            create(draft, (made) => {
              settle();
              setSecret(made);
            })
          }
        />
      )}
    </Dialog>
  );
}
