import type { Progress } from '../../terminal/progress.ts';
import { importItems } from '../importItems.ts';
import type { Ledger } from '../ledger.ts';
import { type OpenOptions, openBytes } from '../openFile.ts';
import type { ImportStep } from '../runImport.ts';
import type { OpenMailbox } from './openMailbox.ts';

export interface ImportMails extends OpenOptions {
  mailbox: Pick<OpenMailbox, 'read'>;
  /** Of the mailbox, with what makes the numbers of its mails unique. */
  name: string;
  uids: readonly number[];
  /** How many others the ledger knows. */
  known: number;
  ledger: Ledger;
  signal: AbortSignal;
  progress: Progress;
}

/** Hands on the attachments of mails. A mail is done when all of them are; then it is not read again. */
export function importMails({ mailbox, name, uids, known, ledger, columns, signal, progress }: ImportMails) {
  return async ({ sender, tally }: ImportStep): Promise<void> => {
    tally.known += known;
    for (const [index, uid] of uids.entries()) {
      if (signal.aborted) return;
      progress.show(index / uids.length, `${index} of ${uids.length} mails`);
      const bytes = await mailbox.read(uid);
      if (bytes === null) continue;
      tally.files++;
      tally.bytes += bytes.length;
      const label = `mail ${uid}`;
      const key = `${name}:${uid}`;
      const onEnd = (failed: boolean) => {
        if (!failed) ledger.done(key, { label, candidateId: null });
      };
      await importItems(openBytes(bytes, { label, fileName: 'mail.eml', archived: false }, { columns }), {
        sender,
        tally,
        signal,
        onEnd,
      });
    }
  };
}
