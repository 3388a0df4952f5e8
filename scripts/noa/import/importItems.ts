import type { Item } from './found/item.ts';
import type { Outcome, Sender } from './sender.ts';
import { count, type Tally } from './tally.ts';

export interface ImportItems {
  sender: Pick<Sender, 'add'>;
  tally: Tally;
  signal: AbortSignal;
  /** Called once, when all items are settled; never when the import was stopped. */
  onEnd(failed: boolean): void;
}

/** Passes the items of one file or mail to the sender, and counts their outcomes. */
export async function importItems(items: AsyncIterable<Item>, { sender, tally, signal, onEnd }: ImportItems): Promise<void> {
  // One for the reading itself, which may end before or after the last answer.
  let open = 1;
  let failed = false;
  const close = () => {
    if (--open === 0) onEnd(failed);
  };
  const settle = (label: string, outcome: Outcome) => {
    failed ||= outcome.state === 'failed';
    count(tally, { label }, outcome);
    close();
  };
  for await (const item of items) {
    if (signal.aborted) return;
    open++;
    if ('reason' in item) settle(item.label, { state: item.kind, code: item.code, reason: item.reason });
    else await sender.add(item, (outcome) => settle(item.label, outcome));
  }
  close();
}
