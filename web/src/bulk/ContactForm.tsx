import { flushSync } from 'react-dom';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Form } from '../ui/inputs/Form.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import { useUnsaved } from '../ui/unsaved/useUnsaved.ts';
import type { ContactForm_candidate$key } from './__generated__/ContactForm_candidate.graphql.ts';
import type { ContactFormQuery } from './__generated__/ContactFormQuery.graphql.ts';
import { BulkErrors } from './BulkErrors.tsx';
import type { Invitation } from './invitation.ts';
import { MailEditor } from './MailEditor.tsx';
import { useContactCandidate } from './useContactCandidate.ts';
import { useMailDraft } from './useMailDraft.ts';
import { useMailTemplates } from './useMailTemplates.ts';

export interface ContactFormProps {
  candidate: ContactForm_candidate$key;
  invitation?: Invitation | undefined;
  attempt: number;
  onClose: () => void;
  onSent?: (() => void) | undefined;
}

/** Stays open with everything typed until the mail is sent; says why when it is not. */
export function ContactForm({ candidate, invitation, attempt, onClose, onSent }: ContactFormProps) {
  const { id, displayName: name, identityHidden } = useFragment(candidateFragment, candidate);
  const data = useLazyLoadQuery<ContactFormQuery>(query, {}, { fetchPolicy: 'store-and-network', fetchKey: attempt });
  const templates = useMailTemplates(data, invitation ? 'INVITE' : 'CONTACT');
  const draft = useMailDraft(templates);
  const { sendsMail } = data.installation;
  const { mail, empty } = draft;
  useUnsaved(draft.changed);
  const leave = (text: string) => {
    showToast({ text });
    // Synchronously: nothing unsaved may be found when the dialog closes next.
    flushSync(draft.settle);
    onClose();
    onSent?.();
  };
  const { send, busy, reason, failedJob } = useContactCandidate(id, {
    onSent: () => leave(m.bulk_contact_sent({ name })),
    onOpened: () => leave(m.bulk_contact_opened()),
  });
  if (!sendsMail && identityHidden) return <p className="text-base">{m.bulk_contact_blind()}</p>;
  return (
    <Form
      onSubmit={() => {
        if (!empty && !busy) send(mail, invitation?.positionId);
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
      <MailEditor templates={templates} draft={draft} reader={{ id, name }} positionId={invitation?.positionId} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" disabled={empty} busy={busy} busyLabel={m.bulk_contact_sending()}>
          {sendsMail ? m.bulk_contact_send() : m.bulk_contact_open()}
        </Button>
      </div>
    </Form>
  );
}

const candidateFragment = graphql`
  fragment ContactForm_candidate on Candidate {
    id
    displayName
    identityHidden
  }
`;

const query = graphql`
  query ContactFormQuery {
    installation {
      sendsMail
    }
    ...useMailTemplates_query
  }
`;
