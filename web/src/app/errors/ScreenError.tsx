import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { errorText } from '../relay/errorText.ts';
import { outdated, RequestError } from '../relay/RequestError.ts';
import { isChunkError } from './isChunkError.ts';
import { NotFound } from './NotFound.tsx';

/** What a screen is of, where the error catalogue has words for that. */
const titles: Partial<Record<string, () => string>> = {
  '/projects': m.shell_failed_projects,
  '/candidate-analysis': m.candidate_load_failed,
  '/candidates': m.candidate_load_failed,
};

/** Replaces a screen that failed; the navigation beside it stays. */
export function ScreenError({ loading }: { loading?: string }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // Navigates to the same place, which runs the loaders and clears the boundary. A plain revalidation may finish before the boundary sees it.
  const retry = () => void navigate(pathname + search, { replace: true });
  const missing =
    (isRouteErrorResponse(error) && error.status === 404) || (error instanceof RequestError && error.code === 'NOT_FOUND');
  if (missing) return <NotFound />;
  const lost = isChunkError(error);
  const stale = lost || (error instanceof RequestError && error.code === outdated);
  const unloaded = error instanceof RequestError && !stale ? (loading ?? titles[pathname]?.()) : undefined;
  const title = unloaded ?? m.shell_error_title();
  return (
    <div className="mx-auto max-w-2xl p-6">
      <PageTitle title={title} />
      <ErrorPanel title={title} busy={state === 'loading'} onRetry={stale ? () => location.reload() : retry}>
        {lost ? m.shell_error_chunk() : errorText(error)}
      </ErrorPanel>
    </div>
  );
}
