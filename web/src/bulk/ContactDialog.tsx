import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { loadFailed } from '../app/errors/loadFailed.tsx';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { Dialog } from '../ui/layers/Dialog.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import type { ContactDialog_candidate$key } from './__generated__/ContactDialog_candidate.graphql.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Invitation } from './invitation.ts';

export interface ContactDialogProps {
  candidate: ContactDialog_candidate$key;
  open: boolean;
  /** Absent: a first contact about the candidate's own position. */
  invitation?: Invitation | undefined;
  onClose: () => void;
  /** The mail was sent, or opened in the user's own mail program: it is recorded. */
  onSent?: (() => void) | undefined;
}

/** Writes an e-mail to one candidate, from a template that can be changed. */
export function ContactDialog({ candidate, open, invitation, onClose, onSent }: ContactDialogProps) {
  const data = useFragment(
    graphql`
      fragment ContactDialog_candidate on Candidate {
        displayName
        email
        hasMailAddress
        ...ContactForm_candidate
      }
    `,
    candidate,
  );
  const { displayName: name, email, hasMailAddress } = data;
  const title = invitation ? m.bulk_invite_title({ name, position: invitation.title }) : m.bulk_contact_title({ name });
  return (
    <Dialog open={open} onClose={onClose} title={title} description={email}>
      {hasMailAddress ? (
        <Boundary fallback={loadFailed}>
          {(attempt) => (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <ContactForm candidate={data} invitation={invitation} attempt={attempt} onClose={onClose} onSent={onSent} />
            </Suspense>
          )}
        </Boundary>
      ) : (
        <p className="text-base">{m.bulk_contact_no_address()}</p>
      )}
    </Dialog>
  );
}
