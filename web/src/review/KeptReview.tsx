import { useState } from 'react';
import { readKeptRequirements, readKeptResumes } from '../app/kept/kept.ts';
import { ScreenSkeleton } from '../app/shell/ShellSkeleton.tsx';
import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/inputs/Chip.tsx';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { lineFields, lineLabels } from './requirements/requirementsForm.ts';

/** The review before the server has answered: what this browser kept of this screening, which is its requirements and a row for each person, as far as they are kept. */
export function KeptReview({ screening }: { screening: string | null }) {
  const [requirements] = useState(readKeptRequirements);
  const [resumes] = useState(readKeptResumes);
  if (requirements === null || requirements.screening_id !== screening) return <ScreenSkeleton />;
  return (
    <>
      <PageHeader title={m.review_title()} />
      <div className="grid items-start gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card title={m.review_requirements()}>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {lineFields.map((field) => (
              <div key={field} className="min-w-0">
                <dt className="text-xs font-medium text-muted">{lineLabels[field]()}</dt>
                <dd className="min-h-6 break-words">{requirements[field]}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 flex flex-wrap gap-1.5">
            {requirements.requiredSkills.map((skill) => (
              <Chip key={skill} tone="accent">
                {skill}
              </Chip>
            ))}
          </div>
        </Card>
        <Card title={m.upload_resumes()}>
          <LoadingRegion className="-m-4 divide-y divide-line">
            {resumes.map(({ candidate_id }) => (
              <div key={candidate_id} className="flex h-15 items-center gap-3 px-4">
                <Skeleton className="size-8 rounded-full!" />
                <Skeleton className="h-4 w-48" />
              </div>
            ))}
          </LoadingRegion>
        </Card>
      </div>
    </>
  );
}
