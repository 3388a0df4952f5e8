import { m } from '../paraglide/messages.js';
import { Field } from '../ui/inputs/Field.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Textarea } from '../ui/inputs/Textarea.tsx';
import type { MailText } from './useMailTemplates.ts';

const placeholders = '{name}, {position}, {sender}';

/** Subject and text of a mail or a template. */
export function MailTextFields({ mail, onMail }: { mail: MailText; onMail: (mail: MailText) => void }) {
  return (
    <>
      <Field label={m.bulk_contact_subject()}>
        <Input value={mail.subject} maxLength={200} onChange={(event) => onMail({ ...mail, subject: event.target.value })} />
      </Field>
      <Field label={m.bulk_contact_text()} hint={m.bulk_contact_hint({ placeholders })}>
        <Textarea
          rows={9}
          value={mail.text}
          maxLength={10_000}
          onChange={(event) => onMail({ ...mail, text: event.target.value })}
        />
      </Field>
    </>
  );
}
