export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]*[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-zрф]{2,24}/giu;
/** What no address holds. */
const isBlank = (text: string, at: number) => text.charCodeAt(at) <= 0x20;

/** A label printed right before the address without a space: "Correspondencejane@x.com" cannot be parted safely, "E-mail:jane@x.com" can. */
export function findEmails(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  let read = 0;
  // Only what stands around a sign is looked at: a document has few of them.
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', Math.max(sign + 1, read))) {
    let [start, end] = [sign, sign];
    while (start > read && !isBlank(text, start - 1)) start -= 1;
    while (end < text.length && !isBlank(text, end)) end += 1;
    for (const match of text.slice(start, end).matchAll(EMAIL))
      found.push({ start: start + match.index, end: start + match.index + match[0].length, text: match[0] });
    read = end;
  }
  return found;
}
