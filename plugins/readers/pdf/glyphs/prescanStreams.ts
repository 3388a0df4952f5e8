import { constants, inflateSync } from 'node:zlib';
import { PluginError } from '../../../contract.ts';

/** A stream's dictionary is searched in this many bytes before `stream`. */
const dictionaryWindow = 600;
/** Filters may be chained. Bombs found in practice use three levels of Flate, and no writer needs more. */
const maxChain = 3;
const xmlMetadata = /\/Subtype\s*\/XML\b/;
const maxMetadata = 20;
const maxMetadataBytes = 256 * 1024;
const layersName = '/OCProperties';
const replacementName = '/ActualText';
/** A name with every letter escaped is three times as long. */
const nameWindow = 3 * layersName.length + 3;

/** Features of a document that call for a closer look. */
export interface PdfTraits {
  /** Parts of pages can be switched off. */
  layers: boolean;
  /** Text may be supplied in place of something else that is drawn. */
  replacements: boolean;
  /** XML metadata. */
  metadata: string[];
}

/**
 * Inflates every compressed stream that PDFium would, without keeping the result, and refuses a document whose streams unpack
 * beyond the limit. Memory inside WebAssembly has no limit per document, so a bomb must be found before PDFium opens it.
 * @throws PluginError BOMB
 */
export function prescanStreams(bytes: Uint8Array, maxUnpackedBytes: number): PdfTraits {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const traits: PdfTraits = { layers: false, replacements: false, metadata: [] };
  noteTraits(traits, buffer);
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
    const dictionary = readDictionary(buffer, at);
    const data = buffer.subarray(start, stop);
    const unpacked = unpack(data, dictionary, maxUnpackedBytes - total);
    if (unpacked === 'too much') throw new PluginError('BOMB', `streams unpack to more than ${maxUnpackedBytes} bytes`);
    if (unpacked !== null) noteTraits(traits, unpacked);
    if (xmlMetadata.test(dictionary) && traits.metadata.length < maxMetadata)
      traits.metadata.push((unpacked ?? data).toString('utf8', 0, maxMetadataBytes));
    total += unpacked?.length ?? 0;
    if (total > maxUnpackedBytes) throw new PluginError('BOMB', `streams unpack to more than ${maxUnpackedBytes} bytes`);
    at = end === -1 ? -1 : buffer.indexOf('stream', end + 9);
  }
  return traits;
}

function noteTraits(traits: PdfTraits, content: Buffer): void {
  traits.layers ||= content.includes(layersName);
  traits.replacements ||= content.includes(replacementName);
  for (let at = content.indexOf('#'); at !== -1 && !(traits.layers && traits.replacements); at = content.indexOf('#', at + 1)) {
    const start = nameStart(content, at);
    if (start === -1) continue;
    const name = resolveEscapes(content.toString('latin1', start, start + nameWindow));
    traits.layers ||= name.startsWith(layersName);
    traits.replacements ||= name.startsWith(replacementName);
  }
}

/** The start of the name that contains an escape; -1 when it cannot be one of the names searched for. */
function nameStart(content: Buffer, escape: number): number {
  for (let at = escape - 1; at >= Math.max(0, escape - nameWindow); at--) {
    const byte = content[at]!;
    if (byte === 0x2f) return content[at + 1] === 0x23 || content[at + 1] === 0x41 || content[at + 1] === 0x4f ? at : -1;
    if (!isNameByte(byte)) return -1;
  }
  return -1;
}

function isNameByte(byte: number): boolean {
  return byte === 0x23 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** Decodes `#46`-style escapes, which could otherwise hide a name. */
function resolveEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
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

/** The text of the stream's dictionary. */
function readDictionary(buffer: Buffer, at: number): string {
  const window = buffer.toString('latin1', Math.max(0, at - dictionaryWindow), at);
  const own = window.slice(window.lastIndexOf(' obj') + 1);
  return own.includes('#') ? resolveEscapes(own) : own;
}

/** The stream's content; null when it is not compressed, or damaged. */
function unpack(data: Buffer, dictionary: string, allowed: number): Buffer | 'too much' | null {
  const chain = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
  // Pictures are unpacked only when a page is drawn, to the size of their pixels.
  if (chain === 0 || /\/Subtype\s*\/Image/.test(dictionary)) return null;
  let unpacked = data;
  try {
    for (let step = 0; step < Math.min(chain, maxChain); step++) {
      unpacked = inflateSync(unpacked, { maxOutputLength: Math.max(1, allowed), finishFlush: constants.Z_SYNC_FLUSH });
    }
  } catch (error) {
    // PDFium handles damaged data; only the size matters here.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : null;
  }
  return unpacked;
}
