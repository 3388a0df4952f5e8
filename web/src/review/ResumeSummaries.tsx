import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { keepResumes } from '../app/kept/kept.ts';
import { CandidateDialog } from '../candidate/CandidateDialog.tsx';
import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { buttonClass } from '../ui/inputs/Button.tsx';
import { UnreadGroup } from '../unread/UnreadGroup.tsx';
import type { ResumeSummaries_screening$key } from './__generated__/ResumeSummaries_screening.graphql.ts';
import { ResumeSummary } from './ResumeSummary.tsx';

export interface ResumeSummariesProps {
  screening: ResumeSummaries_screening$key;
  /** The scores are still based on the requirements before the last change. */
  rescoring: boolean;
  addMorePath: string;
}

/** The résumés of the screening; each opens everything that was read from it. */
export function ResumeSummaries({ screening, rescoring, addMorePath }: ResumeSummariesProps) {
  const data = useFragment(
    graphql`
      fragment ResumeSummaries_screening on Screening {
        project {
          id
          requirements {
            requiredSkills
          }
        }
        resumes: documents(first: 100, kind: RESUME) {
          edges {
            node {
              id
              unread {
                reason
              }
              duplicateOf {
                id
              }
              candidate {
                internalId
                score {
                  overall
                }
              }
              ...ResumeSummary_document
              ...UnreadGroup_documents
            }
          }
        }
      }
    `,
    screening,
  );
  const [shown, setShown] = useState<{ candidateId: string; name: string; open: boolean } | null>(null);
  const all = data.resumes.edges.map(({ node }) => node);
  const unread = all.filter((document) => document.unread && !document.duplicateOf);
  const documents = bestFirst(all.filter((document) => !unread.includes(document)));
  useEffect(() => {
    const inOrder = data.resumes.edges.flatMap(({ node: { candidate } }) => candidate?.internalId ?? []);
    keepResumes([...new Set(inOrder.toReversed())]);
  }, [data.resumes.edges]);
  const required = data.project.requirements?.requiredSkills.length ?? 0;
  return (
    <Card
      title={m.review_resumes({ count: all.length })}
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
      {all.length === 0 ? <EmptyState drawing="candidates" title={m.review_no_resumes()} /> : null}
      {documents.length > 0 ? (
        <ul className="@container -m-4 max-h-[44rem] divide-y divide-line overflow-y-auto">
          {documents.map((document) => (
            <ResumeSummary
              key={document.id}
              document={document}
              required={required}
              onOpen={(candidateId, name) => setShown({ candidateId, name, open: true })}
            />
          ))}
        </ul>
      ) : null}
      <UnreadGroup documents={unread} projectId={data.project.id} className={documents.length > 0 ? 'mt-8' : ''} />
      <CandidateDialog
        candidateId={shown?.candidateId ?? null}
        name={shown?.name ?? ''}
        open={shown?.open ?? false}
        onClose={() => setShown(shown && { ...shown, open: false })}
      />
    </Card>
  );
}

interface Scored {
  readonly duplicateOf: unknown;
  readonly candidate: { readonly score: { readonly overall: number | null | undefined } | null | undefined } | null | undefined;
}

/** Best score first, then documents without a score, then copies; equal ones stay in order of arrival. */
function bestFirst<D extends Scored>(documents: readonly D[]): D[] {
  const rank = ({ duplicateOf, candidate }: Scored) => (duplicateOf ? -2 : (candidate?.score?.overall ?? -1));
  return documents.toSorted((a, b) => rank(b) - rank(a));
}
