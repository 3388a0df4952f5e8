import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

export interface BoundaryProps {
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called with the number of the attempt: a query uses it as its `fetchKey`, or it would throw the same error again. */
  children: (attempt: number) => ReactNode;
}

/** Catches render errors of its children and lets the user try again. */
export function Boundary({ fallback, children }: BoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const render = ({ error, resetErrorBoundary }: { error: unknown; resetErrorBoundary: () => void }) =>
    fallback(error, resetErrorBoundary);
  return (
    <ErrorBoundary fallbackRender={render} onReset={() => setAttempt(attempt + 1)}>
      {children(attempt)}
    </ErrorBoundary>
  );
}
