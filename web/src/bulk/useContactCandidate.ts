import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../app/errors/useAction.ts';
import { m } from '../paraglide/messages.js';
import type { useContactCandidateMutation } from './__generated__/useContactCandidateMutation.graphql.ts';
import type { useContactCandidateQuery } from './__generated__/useContactCandidateQuery.graphql.ts';
import { useFollowedJob } from './useFollowedJob.ts';
import type { MailText } from './useMailTemplates.ts';

export interface ContactOutcome {
  /** The mail server has taken it. */
  onSent: () => void;
  /** It was opened in the user's own mail program. */
  onOpened: () => void;
}

/** Sends a mail to a candidate, which may invite to a position, and waits until it is sent, or opens the user's own mail program. */
export function useContactCandidate(candidateId: string, { onSent, onOpened }: ContactOutcome) {
  const environment = useRelayEnvironment();
  const [reason, setReason] = useState<string | null>(null);
  const { job, running, follow } = useFollowedJob(({ state }) => {
    if (state !== 'SUCCESS') return;
    // The new activity appears wherever the candidate is shown; if reading fails, it does with the next visit.
    fetchQuery<useContactCandidateQuery>(environment, query, { id: candidateId }).subscribe({ error: () => undefined });
    onSent();
  });
  const { run, busy } = useAction<useContactCandidateMutation>(
    graphql`
      mutation useContactCandidateMutation($input: ContactCandidateInput!) {
        result: contactCandidate(input: $input) {
          __typename
          ... on ContactCandidatePayload {
            mailto
            job {
              ...useFollowedJob_job
            }
            candidate {
              id
              activityCount
              ...RecentActivities_candidate
            }
          }
          ... on AppError {
            code
            message
            issues {
              pointer
            }
          }
        }
      }
    `,
    m.bulk_activity_failed,
  );
  const send = ({ subject, text }: MailText, positionId?: string) => {
    setReason(null);
    follow(null);
    run({
      variables: { input: { candidateId, subject, text, positionId } },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename !== 'ContactCandidatePayload') return;
        follow(result.job ?? null);
        if (!result.mailto) return;
        window.location.assign(result.mailto);
        onOpened();
      },
    });
  };
  const failedJob = job && !running && job.state !== 'SUCCESS' ? job.id : null;
  return { send, busy: busy || running, reason, failedJob };
}

const query = graphql`
  query useContactCandidateQuery($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        activityCount
        ...RecentActivities_candidate @alias(as: "recent")
      }
    }
  }
`;
