import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MailTextFields } from '../../bulk/MailTextFields.tsx';
import type { MailText } from '../../bulk/useMailTemplates.ts';
import { useSaveTemplate } from '../../bulk/useSaveTemplate.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';

export interface TemplateDialogProps {
  /** What the editor begins with. */
  template: MailText;
  /** Of the template that is changed; absent: a new one. */
  name?: string;
  onClose: () => void;
}

export function TemplateDialog({ template, name: known, onClose }: TemplateDialogProps) {
  const [mail, setMail] = useState(template);
  const [name, setName] = useState(known ?? '');
  const [saved, setSaved] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { save, busy } = useSaveTemplate();
  const changed = mail.subject !== template.subject || mail.text !== template.text || name !== (known ?? '');
  const empty = [mail.subject, mail.text, name].some((text) => text.trim() === '');
  const submit = () => {
    if (empty || busy) return;
    setReason(null);
    save(mail, {
      name: name.trim(),
      onFailed: setReason,
      onDone: () => {
        flushSync(() => setSaved(true));
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} dirty={changed && !saved} title={known ?? m.settings_template_new()}>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        {known ? null : (
          <Field label={m.settings_template_name()}>
            <Input maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
        <MailTextFields mail={mail} onMail={setMail} />
        {reason ? <ErrorPanel title={m.settings_template_failed()}>{reason}</ErrorPanel> : null}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" disabled={empty} busy={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
