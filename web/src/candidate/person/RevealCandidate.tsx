import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import type { RevealCandidate_candidate$key } from './__generated__/RevealCandidate_candidate.graphql.ts';
import type { RevealCandidateMutation } from './__generated__/RevealCandidateMutation.graphql.ts';

/** In blind review: says that the candidate's identity is hidden, and opens it after a question. */
export function RevealCandidate({ candidate, onChanged }: { candidate: RevealCandidate_candidate$key; onChanged: () => void }) {
  const { id, displayName, identityHidden } = useFragment(
    graphql`
      fragment RevealCandidate_candidate on Candidate {
        id
        displayName
        identityHidden
      }
    `,
    candidate,
  );
  const [asking, setAsking] = useState(false);
  const { run, busy } = useAction<RevealCandidateMutation>(mutation, m.privacy_reveal_failed);
  if (!identityHidden) return null;
  const reveal = () =>
    run({
      variables: { input: { candidateId: id } },
      // Documents, evidence and lists that were answered before hide this candidate.
      updater: (store) => store.invalidateStore(),
      onDone: () => {
        setAsking(false);
        onChanged();
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-accent-line bg-accent-soft px-3 py-2 text-sm">
      <EyeOff className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-48">{m.privacy_hidden()}</p>
      <Button size="sm" onClick={() => setAsking(true)}>
        {m.privacy_reveal()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={m.privacy_reveal_title({ name: displayName })}
        confirmLabel={m.privacy_reveal()}
        busy={busy}
        onConfirm={reveal}
        onCancel={() => setAsking(false)}
      >
        {m.privacy_reveal_text()}
      </ConfirmDialog>
    </div>
  );
}

const mutation = graphql`
  mutation RevealCandidateMutation($input: RevealCandidateInput!) {
    result: revealCandidate(input: $input) {
      __typename
      ... on RevealCandidatePayload {
        candidate {
          ...RevealCandidate_candidate
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
`;
