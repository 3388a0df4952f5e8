import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { GoBack } from './GoBack.tsx';

/** The candidate in the address does not exist, or was deleted. */
export function AnalysisMissing() {
  return (
    <>
      <PageTitle title={m.candidate_analysis_failed()} />
      <EmptyState drawing="lost" title={<h1>{m.candidate_analysis_missing()}</h1>} action={<GoBack />}>
        {m.candidate_analysis_missing_hint()}
      </EmptyState>
    </>
  );
}
