import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../app/errors/useAction.ts';
import { storeShares } from '../../candidate-analysis/metrics/useSliders.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useTakeProposalMutation } from './__generated__/useTakeProposalMutation.graphql.ts';

/** The weights that a position's screen ranks by; null: the defaults. */
export type UsedWeights = readonly { readonly key: string; readonly weight: number }[] | null;

export interface TakenProposal {
  projectId: string;
  weights: UsedWeights;
  /** As they were shown. */
  shares: readonly { key: string; share: number }[];
}

/** Saves the proposal as a preset, sets the position's sliders to it and opens its list. A reason for failure stays until the next try. */
export function useTakeProposal() {
  const [reason, setReason] = useState<string | null>(null);
  const navigate = useNavigate();
  const { run, busy } = useAction<useTakeProposalMutation>(
    graphql`
      mutation useTakeProposalMutation($input: TakeProposalInput!) {
        result: takeProposal(input: $input) {
          __typename
          ... on TakeProposalPayload {
            preset {
              id
              name
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
    ({ reason: why }) => why,
  );
  const take = (input: TakenProposal) => {
    setReason(null);
    run({
      variables: { input },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename !== 'TakeProposalPayload') return;
        storeShares(input.projectId, Object.fromEntries(input.shares.map(({ key, share }) => [key, share])));
        if (result.preset) showToast({ text: m.decisions_taken({ name: result.preset.name }) });
        void navigate(`/candidate-analysis?project=${input.projectId}`);
      },
    });
  };
  return { take, busy, reason };
}
