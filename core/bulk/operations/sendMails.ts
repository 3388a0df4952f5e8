import { mailInput } from '../../mail/mailInput.ts';
import type { MailOperation } from '../bulkOperation.ts';

/** A mail to one candidate. */
export const contact: MailOperation = { kind: 'contact', input: mailInput, mails: true };

/** Invitations to a position. */
export const invite: MailOperation = { kind: 'invite', input: mailInput, mails: true };
