import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import type { WebhookRow_webhook$key } from './__generated__/WebhookRow_webhook.graphql.ts';
import { DeliveriesDrawer } from './DeliveriesDrawer.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { useDeleteWebhook } from './useDeleteWebhook.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { eventText } from './webhookEvents.ts';

export function WebhookRow({ webhook }: { webhook: WebhookRow_webhook$key }) {
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        url
        events
        description
        active
        failingSince
        ...EditWebhookDialog_webhook
      }
    `,
    webhook,
  );
  const { id, url, events, description, active, failingSince } = data;
  const [open, setOpen] = useState<'edit' | 'deliveries' | 'delete' | null>(null);
  const { update, busy } = useUpdateWebhook();
  const { remove, busy: removing } = useDeleteWebhook();
  const close = () => setOpen(null);
  const state = active ? (failingSince ? 'failing' : 'active') : 'off';
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2 text-base">
        <span className="min-w-0 break-all">{url}</span>
        <Badge tone={tones[state]}>{stateTexts[state]()}</Badge>
      </p>
      {description ? <p className="text-sm break-words">{description}</p> : null}
      <p className="text-xs text-muted">{events.map(eventText).join(' · ')}</p>
      {failingSince ? (
        <p className="text-sm text-red-fg">
          {active ? m.settings_webhook_failing() : m.settings_webhook_was_failing()} <RelativeTime date={failingSince} />
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen('deliveries')} aria-label={m.settings_webhook_deliveries_of({ url })}>
          {m.settings_webhook_deliveries()}
        </Button>
        <Button size="sm" onClick={() => setOpen('edit')} aria-label={m.settings_webhook_edit_of({ url })}>
          {m.settings_edit()}
        </Button>
        <Button
          size="sm"
          busy={busy}
          aria-label={active ? m.settings_webhook_off_of({ url }) : m.settings_webhook_on_of({ url })}
          onClick={() => update({ id, active: !active })}
        >
          {active ? m.settings_turn_off() : m.settings_turn_on()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={removing}
          onClick={() => setOpen('delete')}
          aria-label={m.settings_webhook_delete_of({ url })}
        >
          {m.settings_delete()}
        </Button>
      </div>
      {open === 'edit' ? <EditWebhookDialog webhook={data} onClose={close} /> : null}
      {open === 'deliveries' ? <DeliveriesDrawer webhookId={id} url={url} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={m.settings_webhook_delete_question()}
        confirmLabel={m.settings_delete()}
        onCancel={close}
        onConfirm={() => {
          close();
          remove(id);
        }}
      >
        {m.settings_webhook_delete_hint({ url })}
      </ConfirmDialog>
    </li>
  );
}

const tones = { active: 'emerald', failing: 'yellow', off: 'gray' } as const;
const stateTexts = {
  active: m.settings_webhook_active,
  failing: m.settings_webhook_failing_short,
  off: m.settings_webhook_off,
};
