import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { DropZone } from '../../../ui/inputs/DropZone.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { acceptedExtensions } from '../../../upload/choose/fileFormat.ts';
import { NextSteps } from '../../../upload/NextSteps.tsx';
import { RecentCard } from '../../../upload/RecentScreenings.tsx';
import { StartBar } from '../../../upload/StartBar.tsx';
import { TourCard } from '../../../upload/Tour.tsx';

/** The drop zones take files already: takeOver.ts hands them on. */
export function UploadFirst() {
  return (
    <div className="flex flex-1 flex-col">
      <PageHeader title={m.upload_title()} subtitle={m.upload_subtitle()} />
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-4 p-6 max-sm:p-4">
        <div data-unless="tour">
          <TourCard />
        </div>
        <div className="grid flex-1 gap-4 md:grid-cols-2">
          {zone(m.upload_job_descriptions(), m.upload_browse_job_descriptions())}
          {zone(m.upload_resumes(), m.upload_browse_resumes())}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <RecentCard>
            <Skeleton className="h-4 w-1/2" />
          </RecentCard>
          <NextSteps />
        </div>
      </div>
      <StartBar
        jobDescriptions={0}
        resumes={0}
        maxFiles={null}
        ready={false}
        hint={m.upload_hint()}
        starting={false}
        onStart={nothing}
      />
    </div>
  );
}

function zone(title: string, browse: string): ReactNode {
  return (
    <DropZone
      title={title}
      hint={m.upload_formats()}
      limit={<Skeleton className="h-3 w-24" />}
      browseLabel={browse}
      accept={acceptedExtensions}
      onFiles={nothing}
    />
  );
}

function nothing(): void {
  // The page's scripts are not there yet.
}
