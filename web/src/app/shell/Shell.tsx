import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { useLanguage } from '../language/useLanguage.ts';
import { CommandPaletteHost } from '../palette/CommandPaletteHost.tsx';
import { useAdoptPreferences } from '../preferences/useAdoptPreferences.ts';
import { BlindReviewNotice } from '../privacy/BlindReviewNotice.tsx';
import type { RenewalNotice_query$key } from '../renewal/__generated__/RenewalNotice_query.graphql.ts';
import { RenewalNotice } from '../renewal/RenewalNotice.tsx';
import { setVisitOwner } from '../visits/visits.ts';
import type { Shell_installation$key } from './__generated__/Shell_installation.graphql.ts';
import type { Shell_viewer$key } from './__generated__/Shell_viewer.graphql.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { ScreenSkeleton } from './ShellSkeleton.tsx';
import { Sidebar } from './Sidebar.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

const SidebarSheet = lazy(() => import('./SidebarSheet.tsx').then((module) => ({ default: module.SidebarSheet })));

export interface ShellProps {
  viewer: Shell_viewer$key;
  installation: Shell_installation$key;
  query: RenewalNotice_query$key;
}

/** Navigation on the left with the screen beside it; on a phone the navigation is a sheet. */
export function Shell({ viewer, installation, query }: ShellProps) {
  useLanguage();
  const { pathname, key } = useLocation();
  // The place where the sheet was opened, so that any navigation closes it. Null until it is first opened.
  const [sheetPlace, setSheetPlace] = useState<string | null>(null);
  const sheetOpen = sheetPlace === key;
  const user = useFragment(
    graphql`
      fragment Shell_viewer on User {
        internalId
        language
        theme
        ...SidebarBody_viewer
        ...BlindReviewNotice_viewer
      }
    `,
    viewer,
  );
  const settings = useFragment(
    graphql`
      fragment Shell_installation on Installation {
        ...SidebarBody_installation
      }
    `,
    installation,
  );
  useLayoutEffect(() => setVisitOwner(user.internalId), [user.internalId]);
  useAdoptPreferences(user);
  const environment = useRelayEnvironment();
  // Nothing on the screen waits for it, nor for its code. Without a network the next start compares.
  useEffect(() => {
    import('../kept/reconcileKept.ts').then(
      ({ reconcileKept }) => reconcileKept(environment),
      () => undefined,
    );
  }, [environment]);
  const sidebar = { viewer: user, installation: settings };
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-3 focus:py-2 focus:text-accent-fg"
      >
        {m.shell_skip()}
      </a>
      <Sidebar {...sidebar} />
      {sheetPlace === null ? null : (
        <Suspense fallback={null}>
          <SidebarSheet {...sidebar} open={sheetOpen} onClose={() => setSheetPlace('')} />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <PhoneBar menuOpen={sheetOpen} onMenu={() => setSheetPlace(key)} />
        <BlindReviewNotice viewer={user} />
        <RenewalNotice query={query} />
        <Suspense key={pathname} fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <CommandPaletteHost />
      <UnsavedGuard />
    </div>
  );
}
