import { Printer } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { absoluteDate, fullDate } from '../app/dates.ts';
import { ContactMenu } from '../candidate/dialog/ContactMenu.tsx';
import { ScheduleButton } from '../candidate/dialog/ScheduleButton.tsx';
import { PrivacyMenu } from '../candidate/privacy/PrivacyMenu.tsx';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import type { AnalysisHead_candidate$key } from './__generated__/AnalysisHead_candidate.graphql.ts';
import { type AnalysisStatus, statusTones, statusWords } from './analysisStatus.ts';
import { GoBack } from './GoBack.tsx';

export interface AnalysisHeadProps {
  candidate: AnalysisHead_candidate$key;
  status: AnalysisStatus;
}

/** Who, which analysis, when and how far; on paper the position and the day of printing above it. */
export function AnalysisHead({ candidate, status }: AnalysisHeadProps) {
  const data = useFragment(
    graphql`
      fragment AnalysisHead_candidate on Candidate {
        displayName
        internalId
        createdAt
        project {
          title
        }
        ...ContactMenu_candidate
        ...ScheduleDialog_candidate
        ...PrivacyMenu_candidate
      }
    `,
    candidate,
  );
  const { displayName, internalId, createdAt, project } = data;
  const [today] = useState(() => new Date().toISOString());
  const title = m.candidate_analysis_of({ name: displayName });
  return (
    <header className="flex flex-col gap-3">
      <PageTitle title={title} />
      <p className="hidden justify-between border-b border-line pb-2 text-xs print:flex">
        <span>{project.title}</span>
        <span>{absoluteDate(today)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden">
        <GoBack />
        <span className="flex-1 max-sm:hidden" />
        <ContactMenu candidate={data} />
        <ScheduleButton candidate={data} />
        <PrivacyMenu candidate={data} />
        <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
          {m.candidate_print()}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-xl font-semibold break-words">{title}</h1>
        <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
      </div>
      <p className="text-xs break-words text-muted tabular-nums">
        {m.candidate_analysis_id({ id: internalId })} · <time dateTime={createdAt}>{fullDate(createdAt)}</time> · {project.title}
      </p>
    </header>
  );
}
