import WordExtractor from 'word-extractor';
import { definePlugin, PluginError, type Reader } from '../../contract.ts';
import { checkAborted, checkInput } from '../../reading/checkInput.ts';
import { buildFlowDocument } from '../../reading/flow/buildFlowDocument.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import { inspectContainer, isCompoundFile } from './inspectContainer.ts';
import { readWordText, type WordText } from './readWordText.ts';

type WordDocument = Awaited<ReturnType<WordExtractor['extract']>>;

/* oxlint-disable no-control-regex -- the format marks its fields and paragraphs with control characters */
const paragraphEnd = /[\n\r\v\f\u0007]+/;
const fieldWithResult = /\u0013[^\u0013-\u0015]*\u0014([^\u0013-\u0015]*)\u0015/g;
const fieldAlone = /\u0013[^\u0013-\u0015]*\u0015/g;
const unbreakableHyphen = /\u001E/g;
const otherMarks = /[\u0000-\u0008\u000E-\u001F\u00AD]/g;
/* oxlint-enable no-control-regex */

/** Word's binary format. */
export const docReader = definePlugin<Reader>({
  id: 'doc',
  version: '6',
  kind: 'reader',
  accepts: (head) => isCompoundFile(head),
  async read(bytes, options) {
    checkInput(bytes, options);
    if (!isCompoundFile(bytes)) throw new PluginError('UNSUPPORTED_KIND', 'no compound file');
    inspectContainer(bytes);
    const { lines, hidden } = await readText(bytes, options.limits.maxCharacters);
    checkAborted(options.signal);
    return buildFlowDocument(lines, { hidden, maxCharacters: options.limits.maxCharacters });
  },
});

/** Text with formatting and links; if the file's tables are damaged, the plain text that a more lenient parser finds. */
async function readText(bytes: Uint8Array, maxCharacters: number): Promise<WordText> {
  try {
    const text = readWordText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), maxCharacters * 2);
    if (text.lines.length > 0 || text.hidden.length > 0) return text;
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof TypeError)) throw error;
  }
  return { lines: toLines(await extract(bytes)), hidden: [] };
}

async function extract(bytes: Uint8Array): Promise<WordDocument> {
  try {
    return await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw new PluginError('CORRUPT', error instanceof Error ? error.message : 'the parser failed');
  }
}

/** The header often has the contacts, so it comes first. */
function toLines(document: WordDocument): FlowLine[] {
  const parts = [
    { text: document.getHeaders({ includeFooters: false }), role: 'header' as const },
    { text: document.getTextboxes({ includeHeadersAndFooters: true }), role: 'body' as const },
    { text: document.getBody(), role: 'body' as const },
    { text: document.getFootnotes() + document.getEndnotes(), role: 'body' as const },
    { text: document.getFooters(), role: 'footer' as const },
  ];
  const lines: FlowLine[] = [];
  let block = 0;
  for (const { text, role } of parts) {
    block++;
    for (const paragraph of text.split(paragraphEnd)) {
      const cleaned = clean(paragraph);
      if (cleaned.trim() === '') block++;
      else
        lines.push({
          spans: [{ text: cleaned, bold: false, italic: false, fontSize: 0, link: null }],
          page: 1,
          block,
          role,
          listItem: false,
          heading: false,
        });
    }
  }
  return lines;
}

/** Removes field codes and other marks of the format that the parser leaves in. */
function clean(text: string): string {
  return text
    .replace(fieldWithResult, '$1')
    .replace(fieldAlone, '')
    .replace(/HYPERLINK\s+"[^"]*"(?:\s+\\\w\s+"[^"]*")*/g, '')
    .replace(unbreakableHyphen, '-')
    .replace(otherMarks, '')
    .replace(/\t+/g, '\t');
}
