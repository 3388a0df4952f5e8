import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { loadFailed } from '../app/errors/loadFailed.tsx';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import type { MailPreviewQuery } from './__generated__/MailPreviewQuery.graphql.ts';
import type { MailText } from './useMailTemplates.ts';

export interface MailPreviewProps {
  reader: { id: string; name: string };
  positionId?: string | undefined;
  mail: MailText;
}

/** A mail with everything filled in, by the server that will send it. */
export function MailPreview(props: MailPreviewProps) {
  // Kept here: a component that waits for its first answer forgets its state.
  const [visit] = useState(() => Date.now());
  return (
    <section aria-label={m.bulk_mail_preview()} className="flex flex-col gap-2">
      <p className="text-sm text-muted">{m.bulk_mail_read_by({ name: props.reader.name })}</p>
      <div className="min-h-72 rounded-card border border-line bg-surface p-4">
        <Boundary fallback={loadFailed}>
          {(attempt) => (
            <Suspense fallback={<Skeleton className="h-60 w-full" />}>
              <Filled {...props} fetchKey={`${visit} ${attempt}`} />
            </Suspense>
          )}
        </Boundary>
      </div>
    </section>
  );
}

function Filled({ reader, positionId, mail, fetchKey }: MailPreviewProps & { fetchKey: string }) {
  const { node } = useLazyLoadQuery<MailPreviewQuery>(
    graphql`
      query MailPreviewQuery($id: ID!, $subject: String!, $text: String!, $positionId: ID) {
        node(id: $id) {
          ... on Candidate {
            mailPreview(subject: $subject, text: $text, positionId: $positionId) {
              subject
              text
            }
          }
        }
      }
    `,
    { id: reader.id, positionId, subject: mail.subject, text: mail.text },
    // A position or a name may have changed since.
    { fetchPolicy: 'network-only', fetchKey },
  );
  const preview = node?.mailPreview;
  if (!preview) return <p className="text-base">{m.bulk_candidate_gone()}</p>;
  return (
    <>
      <p className="font-semibold break-words" dir="auto">
        {preview.subject}
      </p>
      <p className="mt-3 text-base break-words whitespace-pre-line" dir="auto">
        {preview.text}
      </p>
    </>
  );
}
