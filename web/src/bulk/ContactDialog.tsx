import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { loadFailed } from '../app/errors/loadFailed.tsx';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ContactDialog_candidate$key } from './__generated__/ContactDialog_candidate.graphql.ts';
import { ContactForm } from './ContactForm.tsx';

export interface ContactDialogProps {
  candidate: ContactDialog_candidate$key;
  open: boolean;
  onClose: () => void;
}

/** Writes an e-mail to one candidate, from a template that can be changed. */
export function ContactDialog({ candidate, open, onClose }: ContactDialogProps) {
  const { id, displayName, email } = useFragment(
    graphql`
      fragment ContactDialog_candidate on Candidate {
        id
        displayName
        email
      }
    `,
    candidate,
  );
  return (
    <Dialog open={open} onClose={onClose} title={m.bulk_contact_title({ name: displayName })} description={email}>
      {email ? (
        <Boundary fallback={loadFailed}>
          {(attempt) => (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <ContactForm candidateId={id} name={displayName} attempt={attempt} onClose={onClose} />
            </Suspense>
          )}
        </Boundary>
      ) : (
        <p className="text-base">{m.bulk_contact_no_address()}</p>
      )}
    </Dialog>
  );
}
