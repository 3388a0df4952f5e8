import { Check, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { categoryText } from '../impact/categoryWords.ts';
import type { TakeProposal_proposal$key } from './__generated__/TakeProposal_proposal.graphql.ts';
import { formatRatio } from './formatRatio.ts';
import { type UsedWeights, useTakeProposal } from './useTakeProposal.ts';

export interface TakeProposalProps {
  proposal: TakeProposal_proposal$key;
  position: { internalId: string; title: string };
  weights: UsedWeights;
}

/** Takes the proposed weights for the position, below everything that they would do there; or says why they cannot be taken. */
export function TakeProposal({ proposal, position, weights }: TakeProposalProps) {
  const { shares, effect } = useFragment(
    graphql`
      fragment TakeProposal_proposal on WeightProposal @argumentDefinitions(projectId: { type: "ID!" }) {
        shares {
          key
          proposed
        }
        effect(projectId: $projectId) {
          refusedFor {
            sex
            raceEthnicity
            before
            after
          }
        }
      }
    `,
    proposal,
  );
  const { take, busy, reason } = useTakeProposal();
  const { refusedFor } = effect;
  if (refusedFor) {
    const ratio = (value: number | null | undefined) => (value == null ? m.ui_unknown() : formatRatio(value));
    const { before, after } = refusedFor;
    return (
      <div className="flex items-start gap-2 rounded-card border border-line bg-surface px-4 py-3 text-sm">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-red-fg" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium">{m.decisions_refused()}</p>
          <p className="first-letter:uppercase">
            {m.decisions_refused_for({ category: categoryText(refusedFor), before: ratio(before), after: ratio(after) })}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      {reason === null ? null : <ErrorPanel title={m.decisions_take_failed({ reason })} />}
      <Button
        variant="primary"
        icon={<Check />}
        busy={busy}
        className="h-auto! min-h-8 max-w-full py-1 text-left whitespace-normal!"
        onClick={() =>
          take({
            projectId: position.internalId,
            weights,
            shares: shares.map(({ key, proposed }) => ({ key, share: proposed })),
          })
        }
      >
        {m.decisions_take({ position: position.title })}
      </Button>
      <p className="max-w-3xl text-xs text-muted">{m.decisions_take_hint()}</p>
    </div>
  );
}
