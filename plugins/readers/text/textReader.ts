import { fileTypeFromBuffer } from 'file-type';
import { definePlugin, type HiddenText, PluginError, type Reader } from '../../contract.ts';
import { checkInput } from '../../reading/checkInput.ts';
import { buildFlowDocument } from '../../reading/flow/buildFlowDocument.ts';
import type { FlowLine, FlowSpan } from '../../reading/flow/flowLine.ts';
import { decodeText } from '../../reading/shared/decodeText.ts';
import { takeOutUnseen } from '../../reading/shared/unseenCharacters.ts';

/** Its bytes are text, but its markup would be read as words. */
const markup = /^\s*(?:<!doctype html|<html|<\?xml|\{\\rtf|%!PS)/i;

/** Kinds of pictures and sounds that two or four letters announce ("BM", "FORM"): their files go on with bytes that no text has. */
const announcedByLetters = new Set(['bmp', 'aif', 'mp3', 'exe']);

async function isOtherKind(head: Uint8Array): Promise<boolean> {
  const kind = await fileTypeFromBuffer(head);
  return kind !== undefined && !announcedByLetters.has(kind.ext);
}

/** Plain text in any of the usual encodings. */
export const textReader = definePlugin<Reader>({
  id: 'text',
  version: '8',
  kind: 'reader',
  async accepts(head) {
    if (head.length === 0) return false;
    const text = decodeText(head, { partial: true });
    return text !== null && !markup.test(text) && !(await isOtherKind(head));
  },
  async read(bytes, options) {
    checkInput(bytes, options);
    const text = decodeText(bytes);
    if (text === null) throw new PluginError('UNSUPPORTED_KIND', 'the bytes are no text');
    if (text.trim() === '') throw new PluginError('EMPTY_FILE', 'nothing but white space');
    const hidden: HiddenText[] = [];
    const lines = toLines(text, hidden);
    return buildFlowDocument(lines, { hidden, maxCharacters: options.limits.maxCharacters });
  },
});

/** An empty line begins a block, a form feed a page. */
function toLines(text: string, hidden: HiddenText[]): FlowLine[] {
  const lines: FlowLine[] = [];
  let block = 0;
  let page = 1;
  for (const part of text.split(/(\r\n|[\n\r\u0085\u2028\u2029]|\f)/)) {
    if (part === '\f') page++;
    else if (/^[\r\n\u0085\u2028\u2029]/.test(part)) continue;
    else if (part.trim() === '') block++;
    else {
      const { seen, unseen } = takeOutUnseen(part);
      for (const message of unseen) hidden.push({ text: message, page, box: null, reason: 'invisible-mode' });
      lines.push(toLine(seen, block, page));
    }
  }
  return lines;
}

/** Tabs inside a line separate cells; at its ends and after a bullet or number they only move the text. */
const movingTabs = /^\s+|(?<!\s)\s+$|(?<=^\s{0,40}(?:[^\p{L}\p{N}\s]|\d{1,2}[.)]?))\t+/gu;

/** Markdown: "## Skills" is a heading, "**Acme**" is bold. The signs themselves are not text. */
const headingMark = /^#{1,6}\s+(?=\p{L})/u;
const boldText = /\*\*(?=[^\s*])([^*\n]{1,200})(?<=\S)\*\*/gu;

function toLine(text: string, block: number, page: number): FlowLine {
  const plain = text.replace(movingTabs, ' ').replace(/\t+/g, '\t');
  const mark = headingMark.exec(plain)?.[0].length ?? 0;
  const spans: FlowSpan[] = [];
  let from = mark;
  const take = (end: number, bold: boolean) => {
    if (end > from) spans.push({ text: plain.slice(from, end), bold, italic: false, fontSize: 0, link: null });
  };
  for (const { index, 0: whole } of plain.matchAll(boldText)) {
    if (index < from) continue;
    take(index, false);
    from = index + 2;
    take(index + whole.length - 2, true);
    from = index + whole.length;
  }
  take(plain.length, false);
  return { spans, page, block, role: 'body', listItem: false, heading: mark > 0 };
}
