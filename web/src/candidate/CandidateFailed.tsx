import type { FallbackProps } from 'react-error-boundary';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** In place of a candidate, or a part of one, that could not be fetched. */
export function CandidateFailed({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorPanel title={m.candidate_load_failed()} onRetry={resetErrorBoundary}>
      {errorText(error)}
    </ErrorPanel>
  );
}
