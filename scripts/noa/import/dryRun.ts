import type { Output } from '../terminal/output.ts';
import type { FoundFile } from './found/foundFile.ts';
import { importFiles } from './importFiles.ts';
import type { Ledger } from './ledger.ts';
import type { OpenOptions } from './openFile.ts';
import { createTally } from './tally.ts';

/** Opens all files without sending anything. */
export async function dryRun(
  files: readonly FoundFile[],
  { output, ledger, signal, ...options }: OpenOptions & { output: Output; ledger: Ledger; signal: AbortSignal },
): Promise<void> {
  const tally = createTally();
  const wouldSend: string[] = [];
  // Only reads the ledger.
  const readOnly: Ledger = { ...ledger, done: () => {}, failed: () => {}, rememberHash: () => {} };
  const sender = {
    async add(item: { label: string; key: string }, settle: (outcome: { state: 'known'; candidateId: null }) => void) {
      if (!ledger.isDone(item.key)) wouldSend.push(item.label);
      settle({ state: 'known', candidateId: null });
    },
  };
  await importFiles(files, { ...options, ledger: readOnly, sender, tally, signal, onFile: () => {} });
  const { failures, skipped } = tally;
  output.result({ dry_run: true, files: tally.files, would_send: wouldSend, skipped, failures });
  for (const label of wouldSend) output.print(`would send  ${label}`);
  for (const { label, reason } of failures) output.print(`cannot send ${label}: ${reason}`);
  const known = tally.known - wouldSend.length;
  output.note(
    `${tally.files} files: ${wouldSend.length} to send, ${known} known already, ${failures.length} unusable, ${skipped} not documents.`,
  );
}
