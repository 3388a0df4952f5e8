import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { CommandError } from '../../terminal/commandError.ts';
import { largestWhole } from '../found/limits.ts';
import type { MailAddress } from './mailAddress.ts';

/** A mailbox opened read-only: nothing in it is marked, moved or deleted. */
export interface OpenMailbox {
  /** Changes when the server gives its mails new numbers. */
  uidValidity: string;
  /** The numbers of all mails, oldest first. */
  list(): Promise<number[]>;
  /** Null when it has gone in the meantime. */
  read(uid: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Waits until something may have come, or the signal is aborted. @throws when the connection was lost */
  waitForMore(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Longest delay, in milliseconds, if an announcement of new mail is lost. */
const lookEveryMs = 30_000;

/** @throws CommandError unreachable, notSignedIn, refused */
export async function openMailbox({ host, port, secure, user, password, mailbox }: MailAddress): Promise<OpenMailbox> {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
  // Passwords and CVs travel encrypted, except on this machine.
  const encryption = secure ? { secure } : { secure, ...(!isLocal && { doSTARTTLS: true }) };
  const client = new ImapFlow({
    host,
    port,
    ...encryption,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
  });
  let lost: Error | null = null;
  const gone = new Promise<void>((resolve) => {
    client.on('error', (error: Error) => {
      lost = error;
      resolve();
    });
    client.on('close', () => {
      lost ??= new Error('The mail server closed the connection.');
      resolve();
    });
  });
  const { uidValidity } = await connect(client, mailbox).catch((error: unknown) => {
    client.close();
    throw explain(error, `${host}:${port}`, mailbox);
  });
  return {
    uidValidity: String(uidValidity),
    list: async () => ((await client.search({ all: true }, { uid: true })) || []).sort((a, b) => a - b),
    async read(uid) {
      const message = await client.fetchOne(String(uid), { source: { maxLength: largestWhole } }, { uid: true });
      return message && message.source ? new Uint8Array(message.source) : null;
    },
    async waitForMore(signal) {
      const come = new Promise<void>((resolve) => client.once('exists', () => resolve()));
      const rest = new AbortController();
      const tired = sleep(lookEveryMs, undefined, { signal: AbortSignal.any([signal, rest.signal]) }).catch(() => undefined);
      const idling = client.idle().catch(() => undefined);
      await Promise.race([come, gone, tired]);
      rest.abort();
      if (lost !== null) throw lost;
      // Any command ends the idling.
      await client.noop();
      await idling;
    },
    close: () => client.logout().catch(() => undefined),
  };
}

async function connect(client: ImapFlow, mailbox: string): Promise<{ uidValidity: bigint }> {
  await client.connect();
  return client.mailboxOpen(mailbox, { readOnly: true });
}

function explain(error: unknown, server: string, mailbox: string): CommandError {
  const { authenticationFailed, code, mailboxMissing, responseText, message } = error as {
    authenticationFailed?: boolean;
    code?: string;
    mailboxMissing?: boolean;
    responseText?: string;
    message?: string;
  };
  if (authenticationFailed)
    return new CommandError(
      'notSignedIn',
      `${server} refused user or password.`,
      'Check the user in --imap, and NOA_IMAP_PASSWORD.',
    );
  if (mailboxMissing)
    return new CommandError('refused', `${server} has no mailbox "${mailbox}".`, 'Check the end of the address in --imap.');
  const reason = responseText ?? code ?? message ?? 'unknown';
  return new CommandError(
    'unreachable',
    `The mail server ${server} cannot be used (${reason}).`,
    'Check the address in --imap; imaps:// is encrypted from the start, imap:// by STARTTLS.',
  );
}
