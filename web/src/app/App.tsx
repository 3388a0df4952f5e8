import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { Toasts } from '../ui/Toasts.tsx';
import { onLanguageChange } from './language/language.ts';
import { useLanguage } from './language/useLanguage.ts';
import { environment } from './relay/environment.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL.replace(/\/$/, '') || '/' });

export function App() {
  useLanguage();
  // Explanations and messages of the server come in the reader's language too: what the loaders brought is fetched again.
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
        <Tooltip.Provider>
          <RouterProvider router={router} />
          <Toasts />
        </Tooltip.Provider>
      </RelayEnvironmentProvider>
    </CSPProvider>
  );
}
