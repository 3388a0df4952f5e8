import { z } from 'zod';

/** An address as it is stored and compared: trimmed and in lower case. */
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter an e-mail address.'));
