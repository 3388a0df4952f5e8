import type { FoundFile } from './found/foundFile.ts';
import { hashFile } from './found/hash.ts';
import { importItems } from './importItems.ts';
import type { Ledger } from './ledger.ts';
import { type OpenOptions, openFile } from './openFile.ts';
import type { Outcome, Sender } from './sender.ts';
import { count, type Tally } from './tally.ts';

export interface ImportFiles extends OpenOptions {
  ledger: Ledger;
  sender: Pick<Sender, 'add'>;
  tally: Tally;
  signal: AbortSignal;
  /** Called when all that a file holds is settled. */
  onFile(file: FoundFile): void;
}

/** Passes the items of the files to the sender, one file after the other. Files known to the ledger are not opened. Call the sender's `finish` afterwards. */
export async function importFiles(files: AsyncIterable<FoundFile> | Iterable<FoundFile>, options: ImportFiles): Promise<void> {
  for await (const file of files) {
    if (options.signal.aborted) return;
    await importFile(file, options);
  }
}

async function importFile(file: FoundFile, options: ImportFiles): Promise<void> {
  const { ledger, sender, tally, signal, onFile } = options;
  tally.files++;
  tally.bytes += file.size;
  let key: string;
  try {
    key = ledger.knownHash(file.path, file) ?? (await hashAndRemember(file, ledger));
  } catch (error) {
    count(tally, file, unreadable(error));
    return onFile(file);
  }
  if (ledger.isDone(key)) {
    count(tally, file, { state: 'known', candidateId: null });
    return onFile(file);
  }
  const onEnd = (failed: boolean) => {
    if (!failed) ledger.done(key, { label: file.label, candidateId: null });
    onFile(file);
  };
  await importItems(openFile(file, options), { sender, tally, signal, onEnd });
}

async function hashAndRemember(file: FoundFile, ledger: Ledger): Promise<string> {
  const key = await hashFile(file);
  ledger.rememberHash(file.path, file, key);
  return key;
}

function unreadable(error: unknown): Outcome {
  const { code = 'EIO' } = error as NodeJS.ErrnoException;
  const reason = code === 'EACCES' ? 'You may not read this file.' : `The file cannot be read (${code}).`;
  return { state: 'failed', code: 'UNREADABLE', reason };
}
