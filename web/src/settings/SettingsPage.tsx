import { Tabs } from '@base-ui/react/tabs';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partFailed } from '../app/errors/partFailed.tsx';
import { useNoSidePanel } from '../app/shell/sidePanel.ts';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { TabList } from '../ui/TabList.tsx';
import { settingsTabs } from './settingsTabs.ts';

/** The open tab is in the address, so that a notification can lead to it and unsaved text is asked about before another one opens. */
export function SettingsPage() {
  useNoSidePanel();
  const [params, setParams] = useSearchParams();
  const tab = settingsTabs.find(({ id }) => id === params.get('tab')) ?? settingsTabs[0];
  if (!tab) return null;
  return (
    <>
      <PageHeader title={m.settings_title()} subtitle={m.settings_subtitle()} />
      <Tabs.Root
        value={tab.id}
        onValueChange={(id) => setParams(id === settingsTabs[0]?.id ? {} : { tab: String(id) })}
        className="flex min-w-0 flex-col gap-5 px-6 pt-2 pb-10 max-sm:px-4"
      >
        <TabList label={m.settings_title()} tabs={settingsTabs} className="fade-x overflow-x-auto border-b border-line" />
        <Tabs.Panel key={tab.id} value={tab.id} className="flex w-full max-w-3xl min-w-0 flex-col gap-5 outline-offset-4">
          <Boundary fallback={(error, retry) => partFailed(error, retry, tab.failed?.())}>
            {(attempt) => (
              <Suspense fallback={<SettingsSkeleton />}>
                <tab.Component attempt={attempt} />
              </Suspense>
            )}
          </Boundary>
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}

function SettingsSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-5">
      <Skeleton className="h-56 w-full rounded-card!" />
      <Skeleton className="h-40 w-full rounded-card!" />
    </LoadingRegion>
  );
}
