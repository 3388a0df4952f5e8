import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Boundary } from '../../ui/Boundary.tsx';
import { CandidateFailed } from '../CandidateFailed.tsx';
import type { CandidateIdentityQuery } from './__generated__/CandidateIdentityQuery.graphql.ts';
import { RevealCandidate } from './RevealCandidate.tsx';
import { SamePerson } from './SamePerson.tsx';

export interface CandidateIdentityProps {
  candidateId: string;
  attempt: number;
  /** Everything that is shown about the candidate has to be asked for again. */
  onChanged: () => void;
}

/** Who the candidate is: hidden by blind review, one of several documents of a person, or neither, and then nothing is shown. */
export function CandidateIdentity(props: CandidateIdentityProps) {
  return (
    <Boundary fallback={failed}>
      {(attempt) => (
        <Suspense fallback={null}>
          <Identity {...props} attempt={attempt + props.attempt} />
        </Suspense>
      )}
    </Boundary>
  );
}

const failed = (error: unknown, retry: () => void) => <CandidateFailed error={error} resetErrorBoundary={retry} />;

function Identity({ candidateId, attempt, onChanged }: CandidateIdentityProps) {
  const { node } = useLazyLoadQuery<CandidateIdentityQuery>(
    graphql`
      query CandidateIdentityQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            ...RevealCandidate_candidate
            ...SamePerson_candidate
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!node?.candidate) return null;
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      <RevealCandidate candidate={node.candidate} onChanged={onChanged} />
      <SamePerson candidate={node.candidate} onChanged={onChanged} />
    </div>
  );
}
