import { remember } from '../../../../knowledge/remember.ts';
import { type TextSpan, wordsWith } from '../../shared/textSpan.ts';

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]*[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-zрф]{2,24}/giu;
/** The next label, printed right after the address: "jane@example.comLinkedIn". */
const glued = /(?<=\.[a-z]{2,6})\p{Lu}\p{Ll}[\p{L}]*$/u;
/**
 * Finds e-mail addresses. A label printed right before one without a space cannot be split off safely ("Correspondencejane@x.com"), except at a colon
 * ("E-mail:jane@x.com").
 */
export const findEmails = remember((text: string): readonly TextSpan[] =>
  wordsWith(/@/g, text).flatMap((word) =>
    Array.from(word.text.matchAll(email), ({ index, 0: found }) => {
      const address = found.replace(glued, '');
      return { start: word.start + index, end: word.start + index + address.length, text: address };
    }),
  ),
);
