import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useReturn } from '../app/relay/returns.ts';
import { m } from '../paraglide/messages.js';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { resumeUpload } from '../upload/queue/resumeUpload.ts';
import { retryUpload } from '../upload/queue/runUpload.ts';
import { useUploadRun } from '../upload/queue/uploadRuns.ts';
import type { ProcessingView_screening$key } from './__generated__/ProcessingView_screening.graphql.ts';
import { CancelScreening } from './CancelScreening.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { FileProgressList } from './FileProgressList.tsx';
import { LateFiles } from './LateFiles.tsx';
import { OverallProgress } from './OverallProgress.tsx';
import { RequirementsChecklist } from './RequirementsChecklist.tsx';
import { ScreeningFigures } from './ScreeningFigures.tsx';
import { useProcessingUpdates } from './useProcessingUpdates.ts';

/** A running screening. Everything on it comes from the jobs' reports; when they are done, the review replaces it. */
export function ProcessingView({ screening }: { screening: ProcessingView_screening$key }) {
  const data = useFragment(
    graphql`
      fragment ProcessingView_screening on Screening {
        id
        internalId
        state
        documents(first: 100) {
          edges {
            node {
              kind
              fileName
              sizeBytes
            }
          }
        }
        ...OverallProgress_screening
        ...RequirementsChecklist_screening
        ...ScreeningFigures_screening
        ...FileProgressList_screening
        ...LateFiles_screening
        ...CancelScreening_screening
        ...ContinueButton_screening
      }
    `,
    screening,
  );
  useProcessingUpdates(data.id);
  useResumedUpload(data);
  useLeaveWhenEnded(data);
  return (
    <>
      <PageHeader
        title={m.processing_title()}
        subtitle={m.processing_subtitle()}
        actions={
          <>
            <CancelScreening screening={data} />
            <ContinueButton screening={data} />
          </>
        }
      />
      <div className="mx-auto grid w-full max-w-6xl gap-4 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <OverallProgress screening={data} />
          <LateFiles screening={data} />
          <FileProgressList screening={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
          <ScreeningFigures screening={data} />
          <RequirementsChecklist screening={data} />
        </div>
      </div>
    </>
  );
}

interface Resumable {
  readonly internalId: string;
  readonly state: string;
  readonly documents: { readonly edges: readonly { readonly node: { kind: string; fileName: string; sizeBytes: number } }[] };
}

/** Resumes uploads: once per visit those that a reload interrupted, and when the server is reachable again those that its absence stopped. */
function useResumedUpload({ internalId, state, documents }: Resumable): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (state !== 'UPLOADING') return;
    void resumeUpload(
      environment,
      internalId,
      documents.edges.map(({ node }) => node),
    );
    // Only the documents that had arrived at the start of the visit matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, internalId]);
  useReturn(() => retryUpload(environment, internalId, { unreached: true }));
}

function useLeaveWhenEnded({ internalId, state }: Resumable): void {
  const navigate = useNavigate();
  const uploading = useUploadRun(internalId).some((file) => file.state === 'waiting' || file.state === 'sending');
  useEffect(() => {
    if (state === 'COMPLETED' && !uploading) void navigate(`/review?screening=${internalId}`, { replace: true });
    if (state === 'CANCELLED') void navigate('/', { replace: true });
  }, [state, uploading, internalId, navigate]);
}
