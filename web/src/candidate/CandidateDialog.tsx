import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/layers/Dialog.tsx';
import { CandidateFailed } from './CandidateFailed.tsx';
import { CandidateSkeleton } from './CandidateSkeleton.tsx';
import { CandidateActions } from './dialog/CandidateActions.tsx';
import { CandidateContent } from './dialog/CandidateContent.tsx';
import { CandidateSummary } from './dialog/CandidateSummary.tsx';
import type { CandidateTabId } from './dialog/candidateTabs.ts';
import { HeadPart } from './dialog/HeadPart.tsx';
import { StepButtons } from './dialog/StepButtons.tsx';
import { CandidateIdentity } from './person/CandidateIdentity.tsx';

export interface CandidateDialogProps {
  /** Global id; kept while the dialog is closing. */
  candidateId: string | null;
  /** Shown until the candidate's own name is loaded. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Weights set by the user, by facet. */
  weights?: ReadonlyMap<string, number> | undefined;
  /** The tab shown first; Scores by default. */
  tab?: CandidateTabId | undefined;
  /** Goes to the next or the previous candidate of the list; absent where there is no list. */
  onStep?: ((step: 1 | -1) => void) | undefined;
}

/** Everything about a candidate in four tabs: scores, assessment, résumé and notes. */
export function CandidateDialog({ candidateId, name, open, onClose, weights, tab, onStep }: CandidateDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const head = { candidateId, attempt };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      avatar={
        <HeadPart {...head} fallback={<Avatar name={name} size="lg" />}>
          {({ displayName }) => <Avatar name={displayName} size="lg" />}
        </HeadPart>
      }
      title={
        <HeadPart {...head} fallback={name}>
          {({ displayName }) => displayName}
        </HeadPart>
      }
      description={
        <HeadPart {...head} fallback={<span className="block h-5" />}>
          {(candidate) => <CandidateSummary candidate={candidate} weights={weights} />}
        </HeadPart>
      }
      actions={
        <>
          <HeadPart {...head} fallback={null}>
            {(candidate) => <CandidateActions candidate={candidate} />}
          </HeadPart>
          {onStep ? <StepButtons onStep={onStep} /> : null}
        </>
      }
    >
      {candidateId === null ? null : (
        <CandidateIdentity
          key={candidateId}
          candidateId={candidateId}
          attempt={attempt}
          onChanged={() => setAttempt(attempt + 1)}
        />
      )}
      <ErrorBoundary resetKeys={[candidateId]} onReset={() => setAttempt(attempt + 1)} FallbackComponent={CandidateFailed}>
        <Suspense fallback={<CandidateSkeleton />}>
          {candidateId === null ? null : (
            <CandidateContent key={candidateId} candidateId={candidateId} attempt={attempt} weights={weights} tab={tab} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
