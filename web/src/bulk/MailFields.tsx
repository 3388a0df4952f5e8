import { m } from '../paraglide/messages.js';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import { Textarea } from '../ui/Textarea.tsx';
import type { MailText, NamedMail } from './useMailTemplates.ts';

export interface MailFieldsProps {
  templates: readonly NamedMail[];
  /** Id of the template that was chosen last. */
  template: string;
  mail: MailText;
  onTemplate: (template: NamedMail) => void;
  onMail: (mail: MailText) => void;
}

const placeholders = '{name}, {position}, {sender}';

/** Template, subject and text of a mail, for one candidate or many. */
export function MailFields({ templates, template, mail, onTemplate, onMail }: MailFieldsProps) {
  const choose = (id: string) => {
    const found = templates.find((each) => each.id === id);
    if (found) onTemplate(found);
  };
  return (
    <>
      <Field label={m.bulk_contact_template()}>
        <Select value={template} onChange={choose} options={templates.map(({ id, label }) => ({ value: id, label }))} />
      </Field>
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
