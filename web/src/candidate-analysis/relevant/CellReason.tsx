import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { VerdictBadge } from '../../candidate/score/VerdictBadge.tsx';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { candidateId } from '../candidateId.ts';
import type { CellReasonQuery } from './__generated__/CellReasonQuery.graphql.ts';

export interface CellReasonProps {
  uuid: string;
  name: string;
  requirement: { key: string };
}

/** Why a candidate got a verdict: the reason, the quotes, or what was looked for and not found. */
export function CellReason(props: CellReasonProps) {
  return (
    <Boundary fallback={loadFailed}>
      {(attempt) => (
        <Suspense
          fallback={
            <LoadingRegion className="flex flex-col gap-2">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-8 w-full" />
            </LoadingRegion>
          }
        >
          <Fetched {...props} attempt={attempt} />
        </Suspense>
      )}
    </Boundary>
  );
}

function Fetched({ uuid, name, requirement, attempt }: CellReasonProps & { attempt: number }) {
  const { node } = useLazyLoadQuery<CellReasonQuery>(
    graphql`
      query CellReasonQuery($id: ID!, $key: String!) {
        node(id: $id) {
          ... on Candidate {
            requirementVerdicts(key: $key) {
              importance
              score
              explanation
              lookedFor
              evidence {
                ...EvidenceList_evidence
              }
            }
          }
        }
      }
    `,
    { id: candidateId(uuid), key: requirement.key },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const [found] = node?.requirementVerdicts ?? [];
  if (found === undefined) return <p className="text-sm text-muted">{m.requirements_pending()}</p>;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-center gap-2">
        <VerdictBadge score={found.score ?? null} must={found.importance === 'MUST'} />
        {found.score == null ? null : <span className="text-muted tabular-nums">{found.score}</span>}
        <span className="min-w-0 truncate text-muted" dir="auto">
          {name}
        </span>
      </div>
      <p className="break-words">{found.explanation}</p>
      <EvidenceList evidence={found.evidence} compact />
      {found.lookedFor.length > 0 ? (
        <p className="break-words text-xs text-muted">{m.requirements_looked_for({ names: found.lookedFor.join(', ') })}</p>
      ) : null}
    </div>
  );
}
