import { remember } from './remember.ts';
import type { TextSpan } from './textSpan.ts';
import { wordsWith } from './wordsWith.ts';

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]*[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-zрф]{2,24}/giu;
/** The next label, printed right behind the address: "jane@example.comLinkedIn". */
const glued = /(?<=\.[a-z]{2,6})\p{Lu}\p{Ll}[\p{L}]*$/u;
/** A label printed right before the address without a space: "Correspondencejane@x.com" cannot be parted safely, "E-mail:jane@x.com" can. */
export const findEmails = remember((text: string): readonly TextSpan[] =>
  wordsWith(/@/g, text).flatMap((word) =>
    Array.from(word.text.matchAll(email), ({ index, 0: found }) => {
      const address = found.replace(glued, '');
      return { start: word.start + index, end: word.start + index + address.length, text: address };
    }),
  ),
);
