import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { TabList } from '../../ui/TabList.tsx';
import { CandidateFailed } from '../CandidateFailed.tsx';
import { CandidateSkeleton } from '../CandidateSkeleton.tsx';
import { type CandidateTabProps } from '../candidateTabProps.ts';
import { CandidateContacts } from './CandidateContacts.tsx';
import { type CandidateTabId, candidateTabs } from './candidateTabs.ts';
import { useCandidateHead } from './useCandidateHead.ts';

/** Loaded when first opened: charts and the document viewer are heavy. */
const components: Record<CandidateTabId, ComponentType<CandidateTabProps>> = {
  scores: lazy(async () => ({ default: (await import('../scores/ScoresTab.tsx')).ScoresTab })),
  'ai-analysis': lazy(async () => ({ default: (await import('../ai/AiTab.tsx')).AiTab })),
  resume: lazy(async () => ({ default: (await import('../resume/ResumeTab.tsx')).ResumeTab })),
  notes: lazy(async () => ({ default: (await import('../notes/NotesTab.tsx')).NotesTab })),
};

export interface CandidateContentProps extends CandidateTabProps {
  tab?: CandidateTabId | undefined;
}

/** Contacts first, then the tabs. A tab that was opened stays in place, so that what is typed there is kept. */
export function CandidateContent({ tab = 'scores', ...props }: CandidateContentProps) {
  const candidate = useCandidateHead(props);
  const [active, setActive] = useState<CandidateTabId>(tab);
  const [opened, setOpened] = useState<readonly CandidateTabId[]>([tab]);
  if (!candidate) return <ErrorPanel title={m.candidate_gone()} />;
  const open = (id: CandidateTabId) => {
    setActive(id);
    if (!opened.includes(id)) setOpened([...opened, id]);
  };
  return (
    <Tabs.Root value={active} onValueChange={(id) => open(id as CandidateTabId)}>
      <CandidateContacts candidate={candidate} />
      <div className="sticky -top-0.5 z-20 -mx-5 mt-2 overflow-x-auto border-b border-line bg-raised px-5 print:hidden">
        <TabList label={candidate.displayName} tabs={candidateTabs} />
      </div>
      {candidateTabs.map(({ id }) => {
        const Tab = components[id];
        return (
          <Tabs.Panel key={id} value={id} keepMounted className="pt-4 outline-offset-4">
            {opened.includes(id) ? (
              <Boundary fallback={failed}>
                {(attempt) => (
                  <Suspense fallback={<CandidateSkeleton />}>
                    <Tab {...props} attempt={attempt + props.attempt} />
                  </Suspense>
                )}
              </Boundary>
            ) : null}
          </Tabs.Panel>
        );
      })}
    </Tabs.Root>
  );
}

const failed = (error: unknown, retry: () => void) => <CandidateFailed error={error} resetErrorBoundary={retry} />;
