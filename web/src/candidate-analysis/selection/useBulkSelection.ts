import { useRelayEnvironment } from 'react-relay';
import { type BulkStart, useBulkJob } from '../../bulk/useBulkJob.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import { candidateId } from '../candidateId.ts';

export interface BulkSelection {
  job: ReturnType<typeof useBulkJob>['job'];
  running: boolean;
  start: (request: Pick<BulkStart, 'action' | 'background' | 'onStarted' | 'onFailed'>) => void;
  cancel: () => void;
  clear: () => void;
}

/** Bulk operations on the selected candidates. When one has ended, everything on the screen that it may have changed is read again. */
export function useBulkSelection(projectId: string, ids: ReadonlySet<string>): BulkSelection {
  const environment = useRelayEnvironment();
  const { job, running, start, cancel, clear } = useBulkJob(({ kind, state, completed }) => {
    environment.commitUpdate((store) => {
      for (const uuid of ids) store.get(candidateId(uuid))?.invalidateRecord();
      store.get(projectId)?.invalidateRecord();
    });
    if (kind !== 'setPayment') return;
    if (state === 'FAILURE') showToast({ tone: 'error', text: m.bulk_payment_all_failed() });
    else if (completed > 0) showToast({ text: m.bulk_payment_saved_for({ count: completed }) });
  });
  return { job, running, start: (request) => start({ ...request, projectId, ids }), cancel: () => void cancel(), clear };
}
