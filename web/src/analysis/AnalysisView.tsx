import { graphql, useFragment } from 'react-relay';
import { AssessmentView } from '../candidate/assessment/AssessmentView.tsx';
import { NotRead } from '../candidate/NotRead.tsx';
import { Panel } from '../candidate/Panel.tsx';
import { RequirementsTable } from '../candidate/requirements/RequirementsTable.tsx';
import { m } from '../paraglide/messages.js';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import type { AnalysisView_candidate$key } from './__generated__/AnalysisView_candidate.graphql.ts';
import { AnalysisDetails } from './AnalysisDetails.tsx';
import { AnalysisHead } from './AnalysisHead.tsx';
import { analysisStatus } from './analysisStatus.ts';
import { Background } from './Background.tsx';
import { JobDescription } from './JobDescription.tsx';
import { Overall } from './Overall.tsx';
import { Suggested } from './Suggested.tsx';
import { TeamNotes } from './TeamNotes.tsx';
import { Terms } from './Terms.tsx';
import { UniqueHighlights } from './UniqueHighlights.tsx';
import { useAnalysisUpdates } from './useAnalysisUpdates.ts';

/** All that is known of one candidate, top to bottom, on screen and on paper. */
export function AnalysisView({ candidate }: { candidate: AnalysisView_candidate$key }) {
  const data = useFragment(fragment, candidate);
  const { id, unread, document, assessment } = data;
  const status = analysisStatus(document?.state ?? null, unread);
  const running = status === 'processing' || status === 'pending';
  useAnalysisUpdates(id, running);
  const problem = document?.error?.message ?? document?.unread?.reason;
  return (
    <article className="mx-auto flex w-full max-w-6xl min-w-0 flex-col gap-4 p-6 max-sm:p-4 print:max-w-none print:p-0">
      <AnalysisHead candidate={data} status={status} />
      {problem ? (
        <p role="alert" className="rounded-card border border-red-line bg-red-bg p-4 text-sm break-words text-red-fg">
          {problem}
        </p>
      ) : null}
      <JobDescription candidate={data} />
      {running ? (
        <Panel title={m.candidate_overall()}>
          <p className="mb-3 text-sm">{m.candidate_in_progress()}</p>
          <LoadingRegion className="flex flex-col gap-3">
            <Skeleton className="h-8 w-1/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </LoadingRegion>
        </Panel>
      ) : (
        <>
          <Overall candidate={data} />
          {assessment ? (
            <AssessmentView assessment={assessment} />
          ) : (
            <Panel title={m.candidate_recommendation()}>
              <NotRead candidate={data} />
            </Panel>
          )}
          <Panel title={m.candidate_requirements()}>
            <RequirementsTable candidate={data} />
          </Panel>
          <Background candidate={data} />
          <UniqueHighlights candidate={data} />
          <Terms candidate={data} />
          <Suggested candidate={data} />
        </>
      )}
      <AnalysisDetails candidate={data} />
      <TeamNotes candidateId={id} />
    </article>
  );
}

const fragment = graphql`
  fragment AnalysisView_candidate on Candidate {
    id
    unread
    document {
      state
      error {
        message
      }
      unread {
        reason
      }
    }
    assessment {
      ...AssessmentView_assessment
    }
    ...NotRead_candidate
    ...AnalysisHead_candidate
    ...JobDescription_candidate
    ...Overall_candidate
    ...RequirementsTable_candidate
    ...Background_candidate
    ...UniqueHighlights_candidate
    ...Terms_candidate
    ...Suggested_candidate
    ...AnalysisDetails_candidate
  }
`;
