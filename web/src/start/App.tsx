import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router-dom';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { keepFocus } from '../app/focus/keepFocus.ts';
import { onLanguageChange } from '../app/language/language.ts';
import { useLanguage } from '../app/language/useLanguage.ts';
import { environment } from '../app/relay/environment.ts';
import { router } from './router.ts';

/** Nothing of it is visible at first, so its code is asked for when all that the first screen needs is there; toasts wait for it. */
const Toasts = lazy(async () => {
  await pageLoaded();
  return { default: (await import('../ui/layers/Toasts.tsx')).Toasts };
});

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}

export function App() {
  useLanguage();
  useEffect(keepFocus, []);
  // The server's explanations and messages are in the user's language too, so data from the loaders is fetched again.
  useEffect(
    () =>
      onLanguageChange(() => {
        environment.commitUpdate((store) => (store as RecordSourceSelectorProxy).invalidateStore());
        void router.revalidate();
      }),
    [],
  );
  return (
    <CSPProvider disableStyleElements>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </RelayEnvironmentProvider>
    </CSPProvider>
  );
}
