import { constants, inflateSync } from 'node:zlib';
import { PluginError } from '../../contract.ts';

/** Bytes in front of `stream` in which its dictionary is looked for. */
const dictionaryWindow = 600;
/** Filters may be chained; three times Flate is what bombs in the wild do, and no writer needs more. */
const maxChain = 3;

/**
 * Inflates every compressed stream that PDFium would, without keeping the result, and refuses a document whose streams unpack
 * beyond the limit. Memory inside WebAssembly has no limit per document, so a bomb must be found before PDFium opens it.
 * @throws PluginError BOMB
 */
export function prescanStreams(bytes: Uint8Array, maxUnpackedBytes: number): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  let at = buffer.indexOf('stream');
  while (at !== -1) {
    if (isEndKeyword(buffer, at)) {
      at = buffer.indexOf('stream', at + 6);
      continue;
    }
    const start = dataStart(buffer, at + 6);
    const end = buffer.indexOf('endstream', start);
    const stop = end === -1 ? buffer.length : end;
    total += unpackedSize(buffer.subarray(start, stop), readDictionary(buffer, at), maxUnpackedBytes - total);
    if (total > maxUnpackedBytes) throw new PluginError('BOMB', `streams unpack to more than ${maxUnpackedBytes} bytes`);
    at = end === -1 ? -1 : buffer.indexOf('stream', end + 9);
  }
}

function isEndKeyword(buffer: Buffer, at: number): boolean {
  return at >= 3 && buffer[at - 3] === 0x65 && buffer[at - 2] === 0x6e && buffer[at - 1] === 0x64;
}

function dataStart(buffer: Buffer, at: number): number {
  let start = at;
  if (buffer[start] === 0x0d) start++;
  if (buffer[start] === 0x0a) start++;
  return start;
}

/** The dictionary's text, with `#46`-style escapes in names resolved: they must not hide a filter. */
function readDictionary(buffer: Buffer, at: number): string {
  const window = buffer.toString('latin1', Math.max(0, at - dictionaryWindow), at);
  const own = window.slice(window.lastIndexOf(' obj') + 1);
  return own.includes('#')
    ? own.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : own;
}

function unpackedSize(data: Buffer, dictionary: string, allowed: number): number {
  const chain = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
  // Pictures are unpacked only when a page is drawn, and are as large as their pixels.
  if (chain === 0 || /\/Subtype\s*\/Image/.test(dictionary)) return 0;
  let unpacked = data;
  try {
    for (let step = 0; step < Math.min(chain, maxChain); step++) {
      unpacked = inflateSync(unpacked, { maxOutputLength: Math.max(1, allowed), finishFlush: constants.Z_SYNC_FLUSH });
    }
  } catch (error) {
    // Damaged data is PDFium's to judge; only the size matters here.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Number.POSITIVE_INFINITY : 0;
  }
  return unpacked.length;
}
