import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { GoBack } from './GoBack.tsx';

/** The analysis could not be loaded: why, a retry and the way back. */
export function AnalysisFailed() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4 p-6">
      <PageTitle title={m.candidate_analysis_failed()} />
      <ErrorPanel
        title={m.candidate_analysis_failed()}
        busy={state === 'loading'}
        onRetry={() => void navigate(pathname, { replace: true })}
        className="w-full"
      >
        {errorText(error)}
      </ErrorPanel>
      <GoBack />
    </div>
  );
}
