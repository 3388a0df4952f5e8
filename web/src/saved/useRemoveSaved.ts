import { type SavedState, useSaveCandidate } from '../candidate/actions/useSaveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import { removeFromOrder } from './removeFromOrder.ts';

export interface SavedEntry {
  /** Global id of the candidate. */
  id: string;
  internalId: string;
  displayName: string;
  status: SavedState;
}

/** Takes one candidate out of the list at once, with a way back in the message. */
export function useRemoveSaved(orderId: string, onChanged: () => void) {
  const { save, unsave } = useSaveCandidate();
  return ({ id, internalId, displayName, status }: SavedEntry): void =>
    unsave(id, {
      inStore: (store) => removeFromOrder(store, orderId, new Set([internalId])),
      onDone: () => {
        onChanged();
        const undo = { label: m.saved_undo(), onClick: () => save(id, status, onChanged) };
        showToast({ text: m.saved_removed({ name: displayName }), action: undo });
      },
    });
}
