import { startTransition, useEffect, useState } from 'react';
import type { CandidateTable } from './ranking/candidateTable.ts';
import { fetchTable } from './ranking/fetchTable.ts';

export interface WholeTable {
  /** Null until it is there. */
  table: CandidateTable | null;
  /** Why the latest one could not be fetched. */
  error: Error | null;
  retry: () => void;
}

/** The one that was looked at last, for who comes back to it. Signing out reloads the page, so it never outlives a session. */
let last: { projectId: string; table: CandidateTable } | null = null;

/**
 * All candidates of a position, fetched once the first rows are on the screen.
 *
 * @param wanted false where the first answer had everybody
 * @param revision incremented when they have changed
 */
export function useWholeTable(projectId: string, wanted: boolean, revision: number): WholeTable {
  const [loaded, setLoaded] = useState(last);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    fetchTable(projectId, abort.signal)
      .then((table) => {
        if (abort.signal.aborted) return;
        last = { projectId, table };
        // Ranking everybody and drawing the rows anew would be one long task.
        startTransition(() => {
          setLoaded(last);
          setError(null);
        });
      })
      .catch((reason: Error) => abort.signal.aborted || setError(reason));
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- anew with every change and retry
  }, [projectId, wanted, revision, attempt]);
  const table = wanted && loaded?.projectId === projectId ? loaded.table : null;
  return { table, error, retry: () => setAttempt(attempt + 1) };
}
