import { CommandError } from '../../terminal/commandError.ts';

export interface MailAddress {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  mailbox: string;
  /** Without the password: what the ledger knows the mailbox by. */
  name: string;
}

/** @throws CommandError usage */
export function readMailAddress(address: string, env: NodeJS.ProcessEnv): MailAddress {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^imaps?:$/.test(url.protocol) || url.hostname === '' || url.username === '') {
    throw new CommandError(
      'usage',
      `"${address}" is not the address of a mailbox.`,
      'Write it as imaps://user@host/INBOX, with %40 for an @ in the user.',
    );
  }
  const secure = url.protocol === 'imaps:';
  const user = decodeURIComponent(url.username);
  const password = env['NOA_IMAP_PASSWORD'] || decodeURIComponent(url.password);
  if (password === '') throw new CommandError('usage', 'The mailbox needs a password.', 'Set NOA_IMAP_PASSWORD.');
  const port = url.port === '' ? (secure ? 993 : 143) : Number(url.port);
  const mailbox = decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX';
  return { host: url.hostname, port, secure, user, password, mailbox, name: `imap/${user}@${url.hostname}:${port}/${mailbox}` };
}
