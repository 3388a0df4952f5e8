import { useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable, StoreUpdater } from 'relay-runtime';
import type { BulkAction } from '../bulk/bulkMutations.ts';
import { useBulkJob } from '../bulk/useBulkJob.ts';
import { candidateId } from '../candidate-analysis/candidateId.ts';
import { removeFromOrder } from './removeFromOrder.ts';
import { toggleStars } from './toggleStars.ts';

export type SavedQuestion = 'remove' | 'toggle';

const actions: Record<SavedQuestion, BulkAction> = { remove: { kind: 'unsave' }, toggle: { kind: 'save', action: 'TOGGLE' } };

export interface SavedBulkStart {
  question: SavedQuestion;
  uuids: readonly string[];
  background: boolean;
  onStarted: () => void;
  onFailed: (reason: string) => void;
}

/**
 * Bulk operations on the list. It shows their effect as soon as they have started, and takes it back when one cannot be started. Once a job has ended the list
 * is read again: what a cancelled or failed job left as it was is then there again.
 */
export function useSavedBulk(orderId: string, onChanged: () => void) {
  const environment = useRelayEnvironment();
  const shown = useRef<{ effect: Disposable; apply: StoreUpdater; uuids: readonly string[] } | null>(null);
  const takeBack = () => {
    shown.current?.effect.dispose();
    shown.current = null;
  };
  const job = useBulkJob(({ state, failed }) => {
    // Kept until the server's answer is here, so that rows do not come back for a moment.
    const { apply, uuids } = shown.current ?? { apply: () => undefined, uuids: [] };
    if (state === 'SUCCESS' && failed === 0) environment.commitUpdate(apply);
    // Which ones it has changed, only the server knows.
    else environment.commitUpdate((store) => uuids.forEach((uuid) => store.get(candidateId(uuid))?.invalidateRecord()));
    takeBack();
    onChanged();
  });
  const start = ({ question, uuids, background, onStarted, onFailed }: SavedBulkStart): void => {
    const chosen = new Set(uuids);
    const apply: StoreUpdater = (store) =>
      question === 'remove' ? removeFromOrder(store, orderId, chosen) : toggleStars(store, chosen);
    takeBack();
    shown.current = { effect: environment.applyUpdate({ storeUpdater: apply }), apply, uuids };
    job.start({
      ids: uuids,
      action: actions[question],
      background,
      onStarted,
      onFailed: (reason) => {
        takeBack();
        onFailed(reason);
      },
    });
  };
  return { ...job, start };
}
