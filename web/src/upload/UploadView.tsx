import { useMemo, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { DropZone } from '../ui/inputs/DropZone.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { UploadView_installation$key } from './__generated__/UploadView_installation.graphql.ts';
import type { UploadView_project$key } from './__generated__/UploadView_project.graphql.ts';
import type { UploadView_user$key } from './__generated__/UploadView_user.graphql.ts';
import { ChoiceNotices } from './ChoiceNotices.tsx';
import { ChosenList } from './ChosenList.tsx';
import { countSendable, type DocumentKind } from './choose/chosenFiles.ts';
import { acceptedExtensions } from './choose/fileFormat.ts';
import { describeReadiness } from './describeReadiness.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { StartBar } from './StartBar.tsx';
import { Tour } from './Tour.tsx';
import { useChosenFiles } from './useChosenFiles.ts';
import { useStartScreening } from './useStartScreening.ts';
import { WindowDrop } from './WindowDrop.tsx';

export interface UploadViewProps {
  installation: UploadView_installation$key;
  /** The position that gets the documents; null creates a new one. */
  project: UploadView_project$key | null;
  user: UploadView_user$key | null;
}

/** Two drop zones, their lists, and the start bar; below, while nothing is chosen, recent screenings and the next steps. */
export function UploadView({ installation, project, user }: UploadViewProps) {
  const { maxFiles, maxFileMb } = useFragment(installationFragment, installation);
  const position = useFragment(projectFragment, project);
  const viewer = useFragment(userFragment, user) ?? null;
  const chosen = useChosenFiles(useMemo(() => ({ maxFiles, maxFileMb }), [maxFiles, maxFileMb]));
  const { start, starting, error } = useStartScreening();
  const jobDescriptions = countSendable(chosen.files, 'JOB_DESCRIPTION');
  const resumes = countSendable(chosen.files, 'RESUME');
  const { ready, hint } = describeReadiness({
    jobDescriptions,
    resumes,
    hasRequirements: Boolean(position?.requirements),
    hasCandidates: (position?.candidateCount ?? 0) > 0,
  });
  const browse = { JOB_DESCRIPTION: useRef<HTMLButtonElement>(null), RESUME: useRef<HTMLButtonElement>(null) };
  const zone = (kind: DocumentKind, title: string) => (
    <DropZone
      title={title}
      hint={m.upload_formats()}
      limit={m.upload_limit({ limit: maxFileMb })}
      browseLabel={kind === 'RESUME' ? m.upload_browse_resumes() : m.upload_browse_job_descriptions()}
      accept={acceptedExtensions}
      disabled={starting}
      onFiles={(files) => chosen.add(kind, files)}
      browseRef={browse[kind]}
    >
      <ChosenList
        files={chosen.files.filter((file) => file.kind === kind)}
        maxFileMb={maxFileMb}
        onRemove={(id) => {
          if (chosen.files.filter((file) => file.kind === kind).length === 1) browse[kind].current?.focus();
          chosen.remove(id);
        }}
        onClear={() => {
          browse[kind].current?.focus();
          chosen.clear(kind);
        }}
      />
    </DropZone>
  );
  return (
    <div className="flex flex-1 flex-col">
      <PageHeader
        title={position ? m.upload_title_position({ title: position.title }) : m.upload_title()}
        subtitle={m.upload_subtitle()}
      />
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-4 p-6 max-sm:p-4">
        {error ? (
          <ErrorPanel title={m.upload_start_failed()} onRetry={() => start(chosen.files, position?.internalId ?? null)}>
            {error} {m.upload_files_kept()}
          </ErrorPanel>
        ) : null}
        {position ? null : <Tour user={viewer} />}
        <ChoiceNotices notices={chosen.notices} maxFiles={maxFiles} />
        <div className="grid flex-1 gap-4 md:grid-cols-2">
          {zone('JOB_DESCRIPTION', m.upload_job_descriptions())}
          {zone('RESUME', m.upload_resumes())}
        </div>
        {chosen.files.length === 0 ? <NothingChosen user={viewer} /> : null}
      </div>
      <StartBar
        jobDescriptions={jobDescriptions}
        resumes={resumes}
        maxFiles={maxFiles}
        ready={ready}
        hint={hint}
        starting={starting}
        onStart={() => start(chosen.files, position?.internalId ?? null)}
      />
      <WindowDrop onFiles={chosen.add} />
    </div>
  );
}

const installationFragment = graphql`
  fragment UploadView_installation on Installation {
    maxFiles
    maxFileMb
  }
`;

const projectFragment = graphql`
  fragment UploadView_project on Project {
    internalId
    title
    candidateCount
    requirements {
      id
    }
  }
`;

const userFragment = graphql`
  fragment UploadView_user on User {
    ...Tour_user
    ...NothingChosen_user
  }
`;
