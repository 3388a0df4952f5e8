import type { FallbackProps } from 'react-error-boundary';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** Replaces a document that could not be loaded. */
export function DocumentFailed({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorPanel title={m.evidence_load_failed()} onRetry={resetErrorBoundary}>
      {errorText(error)}
    </ErrorPanel>
  );
}
