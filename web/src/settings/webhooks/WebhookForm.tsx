import { useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import { eventText, type WebhookEvent, webhookEvents } from './webhookEvents.ts';

export interface WebhookDraft {
  url: string;
  description: string;
  events: readonly WebhookEvent[];
}

export interface WebhookFormProps {
  saved: WebhookDraft;
  submitLabel: string;
  /** Why the last try failed: a title and a reason. */
  failure: { title: string; reason: string } | null;
  busy: boolean;
  /** Calls `settle` once it is saved: nothing is unsaved any more. */
  onSave: (draft: WebhookDraft, settle: () => void) => void;
}

export function WebhookForm({ saved, submitLabel, failure, busy, onSave }: WebhookFormProps) {
  const [draft, setDraft] = useState(saved);
  const [kept, setKept] = useState(saved);
  const [tried, setTried] = useState(false);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(kept));
  const addressless = !/^https?:\/\/./.test(draft.url.trim());
  const eventless = draft.events.length === 0;
  const submit = () => {
    setTried(true);
    if (!addressless && !eventless && !busy) onSave({ ...draft, url: draft.url.trim() }, () => flushSync(() => setKept(draft)));
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={m.settings_webhook_url()}
        hint={m.settings_webhook_url_hint()}
        error={tried && addressless ? m.settings_webhook_url_invalid() : null}
      >
        <Input
          type="url"
          name="url"
          required
          autoComplete="off"
          maxLength={2000}
          value={draft.url}
          onChange={(event) => setDraft({ ...draft, url: event.target.value })}
        />
      </Field>
      <EventChoice events={draft.events} missing={tried && eventless} onChange={(events) => setDraft({ ...draft, events })} />
      <Field label={m.settings_webhook_description()}>
        <Input
          maxLength={200}
          value={draft.description}
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        />
      </Field>
      {failure ? <ErrorPanel title={failure.title}>{failure.reason}</ErrorPanel> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

interface EventChoiceProps {
  events: readonly WebhookEvent[];
  missing: boolean;
  onChange: (events: WebhookEvent[]) => void;
}

function EventChoice({ events, missing, onChange }: EventChoiceProps) {
  const choose = (event: WebhookEvent, on: boolean) =>
    onChange(webhookEvents.filter((known) => (known === event ? on : events.includes(known))));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{m.settings_webhook_events()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <Checkbox key={event} checked={events.includes(event)} onChange={(on) => choose(event, on)}>
            {eventText(event)}
          </Checkbox>
        ))}
      </div>
      {missing ? (
        <p role="alert" className="text-sm text-red-fg">
          {m.settings_webhook_events_missing()}
        </p>
      ) : null}
    </fieldset>
  );
}
