export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]*[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-zрф]{2,24}/giu;
/** A label printed right before the address without a space: "Correspondencejane@x.com" cannot be parted safely, "E-mail:jane@x.com" can. */
export function findEmails(text: string): TextSpan[] {
  return [...text.matchAll(EMAIL)].map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }));
}
