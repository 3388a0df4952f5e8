import { m } from '../paraglide/messages.js';
import { Field } from '../ui/inputs/Field.tsx';
import { Select } from '../ui/inputs/Select.tsx';
import { MailTextFields } from './MailTextFields.tsx';
import type { MailText, NamedMail } from './useMailTemplates.ts';

export interface MailFieldsProps {
  templates: readonly NamedMail[];
  /** Id of the template that was chosen last. */
  template: string;
  mail: MailText;
  onTemplate: (template: NamedMail) => void;
  onMail: (mail: MailText) => void;
}

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
      <MailTextFields mail={mail} onMail={onMail} />
    </>
  );
}
