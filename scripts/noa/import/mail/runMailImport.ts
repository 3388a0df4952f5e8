import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../command/command.ts';
import { CommandError } from '../../terminal/commandError.ts';
import type { ExitName } from '../../terminal/exitCodes.ts';
import { openTarget, type Target } from '../openTarget.ts';
import { type ImportOptions, importOnce } from '../runImport.ts';
import { importMails } from './importMails.ts';
import { type MailAddress, readMailAddress } from './mailAddress.ts';
import { openMailbox } from './openMailbox.ts';

/** Milliseconds before reconnecting to a mail server that closed the connection. */
const reconnectMs = 5_000;

/** Imports the attachments of a mailbox, each mail once. */
export async function runMailImport({ imap, ...options }: ImportOptions & { imap: string }, session: Session): Promise<ExitName> {
  const { output, env, signal } = session;
  const address = readMailAddress(imap, env);
  const target = await openTarget(session, { ...options, root: address.name });
  try {
    for (;;) {
      try {
        return await follow(address, target, options, session);
      } catch (error) {
        // Only a watch outlives its connection, and only once there has been one.
        if (!options.watch || error instanceof CommandError) throw error;
        output.warn(`Connection to ${address.host} lost; trying again in ${reconnectMs / 1000} s.`);
        await sleep(reconnectMs, undefined, { signal }).catch(() => undefined);
      }
      if (signal.aborted) return 'interrupted';
    }
  } finally {
    target.ledger.close();
  }
}

async function follow(address: MailAddress, target: Target, options: ImportOptions, session: Session): Promise<ExitName> {
  const { output, signal } = session;
  const mailbox = await openMailbox(address);
  const tried = new Set<number>();
  try {
    for (let round = 0; ; round++) {
      const name = `${address.name}:${mailbox.uidValidity}`;
      const isNew = (uid: number) => !target.ledger.isDone(`${name}:${uid}`);
      const uids = await mailbox.list();
      // Later rounds have only what came since; what failed is tried again by the next run.
      const fresh = round === 0 ? uids.filter(isNew) : uids.filter((uid) => isNew(uid) && !tried.has(uid));
      for (const uid of fresh) tried.add(uid);
      if (round === 0 || fresh.length > 0) {
        const read = importMails({
          mailbox,
          name,
          uids: fresh,
          known: uids.length - fresh.length,
          ledger: target.ledger,
          columns: options.columns,
          signal,
          progress: output.progress(),
        });
        const exit = await importOnce(read, target, options, session);
        if (!options.watch || signal.aborted) return exit;
        if (round === 0) output.note('Watching for new mail. Stop with Ctrl+C.');
      }
      await mailbox.waitForMore(signal);
      if (signal.aborted) return 'interrupted';
    }
  } finally {
    await mailbox.close();
  }
}
