import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { partFailed } from '../../app/errors/partFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { TableSkeleton } from '../../ui/loading/TableSkeleton.tsx';
import { TabList } from '../../ui/TabList.tsx';
import type { TabProps } from '../tabProps.ts';
import { tabs } from './tabs.ts';
import type { OpenTab } from './useTab.ts';

export interface AnalysisTabsProps extends Omit<TabProps, 'attempt'> {
  tab: OpenTab;
  /** On the right of the tabs. */
  actions: ReactNode;
  /** In place of tabs that are about candidates, where there are none. */
  nobody: ReactNode;
}

/** The tabs of a position. Only the open one is rendered, with its own loading state and error. */
export function AnalysisTabs({ tab: { current: tab, open }, actions, nobody, ...props }: AnalysisTabsProps) {
  // The list of tabs measures itself when it appears: with a whole table beside it that would be one long task.
  const settled = useDeferredValue(true, false);
  return (
    <Tabs.Root value={tab.id} onValueChange={(id) => open(String(id))} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-4 border-b border-line">
        <TabList label={m.analysis_title()} tabs={tabs} className="fade-x relative flex-1 overflow-x-auto" />
        <div className="flex items-center gap-2 pb-1.5">{actions}</div>
      </div>
      <Tabs.Panel key={tab.id} value={tab.id} className="min-w-0 outline-offset-4">
        {settled ? (
          <Boundary fallback={partFailed}>
            {(attempt) => (
              <Suspense fallback={skeleton}>
                {nobody && tab.ofCandidates ? nobody : <tab.Component {...props} attempt={attempt} />}
              </Suspense>
            )}
          </Boundary>
        ) : (
          skeleton
        )}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

const skeleton = <TableSkeleton rows={10} columns={7} />;
