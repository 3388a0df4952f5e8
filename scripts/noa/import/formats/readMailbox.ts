import type { Item } from '../found/item.ts';
import { largestWhole } from '../found/limits.ts';
import type { OpenInside, Origin } from '../found/origin.ts';

/** Each mail of an mbox file, which may be of any size. */
export async function* readMailbox(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { label: mailbox, archived }: Origin,
  openInside: OpenInside,
): AsyncGenerator<Item> {
  let index = 0;
  for await (const bytes of splitMailbox(content)) {
    const label = `${mailbox}, mail ${++index}`;
    if (bytes === null)
      yield { kind: 'failed', label, code: 'TOO_LARGE', reason: `The mail is larger than ${largestWhole / 1024 / 1024} MB.` };
    else yield* openInside(bytes, { label, fileName: 'mail.eml', archived });
  }
}

const newline = 0x0a;

/** Splits at lines that begin with "From " after an empty line, and takes the ">" from such lines that a mail itself contained (RFC 4155, mboxrd). */
async function* splitMailbox(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer> | null> {
  let lines: Buffer[] = [];
  let size = 0;
  let begun = false;
  let afterEmpty = true;
  for await (const line of splitLines(stream)) {
    if (afterEmpty && startsWith(line, 'From ')) {
      if (begun) yield join(lines, size);
      [lines, size, begun] = [[], 0, true];
    } else if (begun) {
      const kept = /^>+From /.test(line.subarray(0, 64).toString('latin1')) ? line.subarray(1) : line;
      size += kept.length;
      if (size <= largestWhole) lines.push(kept);
      else lines = [];
    }
    afterEmpty = line.length <= 2 && line.toString('latin1').trim() === '';
  }
  if (begun) yield join(lines, size);
}

function join(lines: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> | null {
  return size > largestWhole ? null : new Uint8Array(Buffer.concat(lines));
}

function startsWith(line: Buffer, text: string): boolean {
  return line.length >= text.length && line.subarray(0, text.length).toString('latin1') === text;
}

/** Lines with their ends. */
async function* splitLines(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    let from = 0;
    for (let at = bytes.indexOf(newline, from); at >= 0; at = bytes.indexOf(newline, from)) {
      yield bytes.subarray(from, at + 1);
      from = at + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
