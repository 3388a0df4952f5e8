import { Tabs } from '@base-ui/react/tabs';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isChunkError } from '../app/errors/isChunkError.ts';
import { errorText } from '../app/relay/errorText.ts';
import { useNoSidePanel } from '../app/shell/sidePanel.ts';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingRegion } from '../ui/LoadingRegion.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
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
        <Tabs.List aria-label={m.settings_title()} className="fade-x flex min-w-0 gap-1 overflow-x-auto border-b border-line">
          {settingsTabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id} className={tabClass}>
              {label()}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel key={tab.id} value={tab.id} className="flex w-full max-w-3xl min-w-0 flex-col gap-5 outline-offset-4">
          <Boundary fallback={failed}>
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

function failed(error: unknown, retry: () => void) {
  const lost = isChunkError(error);
  return (
    <ErrorPanel title={m.shell_error_title()} onRetry={lost ? () => location.reload() : retry}>
      {lost ? m.shell_error_chunk() : errorText(error)}
    </ErrorPanel>
  );
}

const tabClass =
  'h-9 shrink-0 scroll-mx-8 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:text-body focus-visible:-outline-offset-2 data-active:border-accent data-active:text-body coarse:h-11';
