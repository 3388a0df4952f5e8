import { AnalysisLoading } from '../../../analysis/AnalysisLoading.tsx';
import { previewLength } from '../../../analysis/JobDescription.tsx';
import { Panel } from '../../../candidate/Panel.tsx';
import { m } from '../../../paraglide/messages.js';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';

/** Marks where the name belongs in the title. */
const placeholder = '\u0000';

/**
 * The analysis page until its code is there. Its data arrive sooner (firstRequests.ts): as soon as they do, public/firstPaint.js shows the article in place of the
 * skeleton, with the texts that `data-fill` names. It looks like AnalysisView.
 */
export function AnalysisFirst() {
  const [before, after] = m.candidate_analysis_of({ name: placeholder }).split(placeholder);
  return (
    <>
      <div data-until-filled>
        <AnalysisLoading />
      </div>
      <article
        hidden
        data-filled-by="AnalysisRouteQuery"
        className="mx-auto flex w-full max-w-6xl min-w-0 flex-col gap-4 p-6 max-sm:p-4"
      >
        <Skeleton className="h-8 w-104 max-w-full self-end" />
        <div>
          <h1 className="min-w-0 text-xl font-semibold break-words">
            {before}
            <span data-fill="displayName" />
            {after}
          </h1>
          <p data-fill="project.title" className="mt-3 text-xs break-words text-muted" />
        </div>
        <Panel title={m.candidate_job_description()}>
          <p data-fill="project.requirements.sourceDocument.fileName" className="mb-1 text-xs break-all text-muted" />
          <p
            data-fill="project.requirements.sourceDocument.text"
            data-most={previewLength}
            className="text-sm break-words whitespace-pre-line"
          />
        </Panel>
        <Panel title={m.candidate_overall()}>
          <Skeleton className="h-10 w-full" />
        </Panel>
        <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <Skeleton className="h-4 w-48" />
            <Panel title={m.candidate_recommendation()}>
              <p data-fill="assessment.recommendation" className="ml-4.5 text-base font-medium break-words" />
              <p data-fill="assessment.summary" className="mt-2 text-sm break-words text-muted" />
            </Panel>
          </div>
          <Skeleton className="h-40 w-full" />
        </div>
      </article>
    </>
  );
}
