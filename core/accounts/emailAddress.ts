import { z } from 'zod';
import { limitedText } from '../input/limitedText.ts';

/** An address as it is stored and compared: trimmed and in lower case. */
export const emailAddress = limitedText(254).toLowerCase().pipe(z.email('Enter an e-mail address.'));
