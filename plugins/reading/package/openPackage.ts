import { inflateRawSync } from 'node:zlib';
import { PluginError } from '../../contract.ts';
import { packedBytes, readDirectory, type ZipEntry } from './zipDirectory.ts';

/** A Word document has a few dozen parts. */
const maxEntries = 1_000;
const stored = 0;
const deflated = 8;

/** The parts of a DOCX by name. Names are only looked up, never used as paths. */
export interface DocxPackage {
  names(): string[];
  /** The part as text; null when there is none. @throws PluginError BOMB, CORRUPT */
  read(name: string): string | null;
  /** The same as bytes. */
  readBytes(name: string): Buffer | null;
}

const zipMark = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);

/** Whether the first bytes are those of a package. */
export function isPackage(head: Uint8Array): boolean {
  return zipMark.every((byte, index) => head[index] === byte);
}

/** @throws PluginError CORRUPT, ENCRYPTED, BOMB, UNSUPPORTED_KIND (a package of another kind) */
export function openPackage(bytes: Uint8Array, maxUnpackedBytes: number): DocxPackage {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(buffer, maxEntries);
  const declared = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (declared > maxUnpackedBytes) throw new PluginError('BOMB', 'declares more than may be unpacked');
  if (!entries.has('word/document.xml')) throw new PluginError('UNSUPPORTED_KIND', 'a package without word/document.xml');
  let left = maxUnpackedBytes;
  const readBytes = (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    const content = unpack(packedBytes(buffer, entry), entry, left);
    left -= content.length;
    return content;
  };
  return {
    names: () => [...entries.keys()],
    readBytes,
    read(name) {
      const content = readBytes(name);
      return content && new TextDecoder(encodingOf(content)).decode(content);
    },
  };
}

/** Stops at the limit, whatever size the directory declares. */
function unpack(packed: Buffer, { method }: ZipEntry, limit: number): Buffer {
  if (method === stored && packed.length <= limit) return packed;
  if (method !== deflated && method !== stored) throw new PluginError('CORRUPT', `packed by method ${method}`);
  try {
    return method === stored ? tooMuch() : inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    if (error instanceof PluginError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooMuch();
    throw new PluginError('CORRUPT', message.slice(0, 200));
  }
}

function tooMuch(): never {
  throw new PluginError('BOMB', 'unpacks to more than it may');
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
