import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { showToast } from '../ui/toastManager.ts';
import { useUnsaved } from '../ui/unsaved/useUnsaved.ts';
import type { ContactFormQuery } from './__generated__/ContactFormQuery.graphql.ts';
import { BulkErrors } from './BulkErrors.tsx';
import { MailFields } from './MailFields.tsx';
import { useContactCandidate } from './useContactCandidate.ts';
import { type NamedMail, useMailTemplates } from './useMailTemplates.ts';
import { useSaveTemplate } from './useSaveTemplate.ts';

export interface ContactFormProps {
  candidateId: string;
  name: string;
  attempt: number;
  onClose: () => void;
}

/** Stays open with everything typed until the mail is sent; says why when it is not. */
export function ContactForm({ candidateId, name, attempt, onClose }: ContactFormProps) {
  const data = useLazyLoadQuery<ContactFormQuery>(
    graphql`
      query ContactFormQuery {
        installation {
          sendsMail
        }
        ...useMailTemplates_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const templates = useMailTemplates(data, 'CONTACT');
  const [chosen, setChosen] = useState<NamedMail | undefined>(templates[0]);
  const [mail, setMail] = useState({ subject: chosen?.subject ?? '', text: chosen?.text ?? '' });
  const { sendsMail } = data.installation;
  useUnsaved(mail.subject !== chosen?.subject || mail.text !== chosen.text);
  const leave = (text: string) => {
    showToast({ text });
    // Synchronously: nothing unsaved may be found when the dialog closes next.
    flushSync(() => setChosen((before) => before && { ...before, ...mail }));
    onClose();
  };
  const { send, busy, reason, failedJob } = useContactCandidate(candidateId, {
    onSent: () => leave(m.bulk_contact_sent({ name })),
    onOpened: () => leave(m.bulk_contact_opened()),
  });
  const saveTemplate = useSaveTemplate();
  const empty = mail.subject.trim() === '' || mail.text.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !busy) send(mail);
      }}
      className="flex flex-col gap-4"
    >
      {sendsMail ? null : <p className="text-sm text-muted">{m.bulk_contact_no_server()}</p>}
      {reason ? <ErrorPanel title={m.bulk_contact_failed()}>{reason}</ErrorPanel> : null}
      {failedJob ? (
        <ErrorPanel title={m.bulk_contact_failed()}>
          <BulkErrors jobId={failedJob} failed={1} />
        </ErrorPanel>
      ) : null}
      <MailFields
        templates={templates}
        template={chosen?.id ?? ''}
        mail={mail}
        onMail={setMail}
        onTemplate={(template) => {
          setChosen(template);
          setMail({ subject: template.subject, text: template.text });
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" className="mr-auto" disabled={empty || saveTemplate.busy} onClick={() => saveTemplate.save(mail)}>
          {m.bulk_template_save()}
        </Button>
        <Button type="submit" variant="primary" disabled={empty} busy={busy} busyLabel={m.bulk_contact_sending()}>
          {sendsMail ? m.bulk_contact_send() : m.bulk_contact_open()}
        </Button>
      </div>
    </form>
  );
}
