import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

export interface BoundaryProps {
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Gets the number of the attempt: a query takes it as its `fetchKey`, or it would throw the same error again. */
  children: (attempt: number) => ReactNode;
}

/** Catches what its children throw while rendering, and lets the user try again. */
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
