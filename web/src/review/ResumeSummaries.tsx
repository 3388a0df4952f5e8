import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { CandidateDrawer } from '../candidate/CandidateDrawer.tsx';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ResumeSummaries_screening$key } from './__generated__/ResumeSummaries_screening.graphql.ts';
import { ResumeSummary } from './ResumeSummary.tsx';

export interface ResumeSummariesProps {
  screening: ResumeSummaries_screening$key;
  /** Scores still rest on the requirements before the last change. */
  rescoring: boolean;
  addMorePath: string;
}

/** The résumés of the screening; each opens everything that was read from it. */
export function ResumeSummaries({ screening, rescoring, addMorePath }: ResumeSummariesProps) {
  const data = useFragment(
    graphql`
      fragment ResumeSummaries_screening on Screening {
        project {
          requirements {
            requiredSkills
          }
        }
        resumes: documents(first: 100, kind: RESUME) {
          edges {
            node {
              id
              state
              ...ResumeSummary_document
            }
          }
        }
      }
    `,
    screening,
  );
  const [shown, setShown] = useState<{ candidateId: string; name: string; open: boolean } | null>(null);
  const documents = failedFirst(data.resumes.edges.map(({ node }) => node));
  const required = data.project.requirements?.requiredSkills.length ?? 0;
  return (
    <Card
      title={m.review_resumes({ count: documents.length })}
      actions={
        <>
          {rescoring ? <output className="text-xs text-muted">{m.review_rescoring()}</output> : null}
          <Link to={addMorePath} className={buttonClass('secondary', 'sm')}>
            <RefreshCw aria-hidden="true" />
            {m.review_reupload()}
          </Link>
        </>
      }
    >
      {documents.length === 0 ? (
        <EmptyState drawing="candidates" title={m.review_no_resumes()} />
      ) : (
        <ul className="@container -mx-4 -my-4 max-h-[44rem] divide-y divide-line overflow-y-auto">
          {documents.map((document) => (
            <ResumeSummary
              key={document.id}
              document={document}
              required={required}
              onOpen={(candidateId, name) => setShown({ candidateId, name, open: true })}
            />
          ))}
        </ul>
      )}
      <CandidateDrawer
        candidateId={shown?.candidateId ?? null}
        name={shown?.name ?? ''}
        open={shown?.open ?? false}
        onClose={() => setShown(shown && { ...shown, open: false })}
      />
    </Card>
  );
}

/** What could not be read needs a decision; the others keep the order in which they came. */
function failedFirst<D extends { readonly state: string }>(documents: readonly D[]): D[] {
  const failed = documents.filter(({ state }) => state === 'FAILED');
  return [...failed, ...documents.filter(({ state }) => state !== 'FAILED')];
}
