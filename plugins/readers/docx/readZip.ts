import { inflateRawSync } from 'node:zlib';
import { PluginError } from '../../contract.ts';

/** An archive's entries by name, unpacked one at a time when asked for. */
export interface ZipArchive {
  has(name: string): boolean;
  names(): string[];
  /** @throws PluginError CORRUPT when the entry is damaged, BOMB when all that was unpacked exceeds the limit */
  read(name: string): Buffer | null;
}

interface ZipEntry {
  method: number;
  encrypted: boolean;
  packedSize: number;
  size: number;
  headerOffset: number;
}

const maxEntries = 1000;
const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
/** The end record is followed by a comment of at most 65,535 bytes. */
const endWindow = 65_557;

/**
 * Reads the archive's directory. Entries are unpacked in memory only, so a name such as `../../x` leads nowhere.
 * @throws PluginError CORRUPT, or BOMB for more entries or bytes than any document has
 */
export function readZip(bytes: Uint8Array, maxUnpackedBytes: number): ZipArchive {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(buffer);
  let declared = 0;
  for (const entry of entries.values()) declared += entry.size;
  if (declared > maxUnpackedBytes) throw new PluginError('BOMB', `the archive declares ${declared} bytes, allowed ${maxUnpackedBytes}`);
  let left = maxUnpackedBytes;
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const data = unpack(buffer, entry, name, left);
      left -= data.length;
      return data;
    },
  };
}

function readDirectory(buffer: Buffer): Map<string, ZipEntry> {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > maxEntries) throw new PluginError('BOMB', `the archive holds ${count} entries, allowed ${maxEntries}`);
  const entries = new Map<string, ZipEntry>();
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== centralSignature) throw new PluginError('CORRUPT', 'the archive directory is damaged');
    const nameLength = buffer.readUInt16LE(at + 28);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/').replace(/^\/+/, '');
    const entry: ZipEntry = {
      method: buffer.readUInt16LE(at + 10),
      encrypted: (buffer.readUInt16LE(at + 8) & 1) === 1,
      packedSize: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      headerOffset: buffer.readUInt32LE(at + 42),
    };
    // Of two entries with one name the first counts, as in word processors.
    if (!entries.has(name)) entries.set(name, entry);
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(buffer: Buffer): number {
  const from = Math.max(0, buffer.length - endWindow);
  for (let at = buffer.length - 22; at >= from; at--) {
    if (buffer.readUInt32LE(at) === endSignature) return at;
  }
  throw new PluginError('CORRUPT', 'the archive has no end: it was cut off');
}

function unpack(buffer: Buffer, entry: ZipEntry, name: string, left: number): Buffer {
  const { headerOffset, packedSize } = entry;
  if (entry.encrypted) throw new PluginError('ENCRYPTED', `${name} is encrypted`);
  if (headerOffset + 30 > buffer.length || buffer.readUInt32LE(headerOffset) !== localSignature) throw damaged(name);
  const start = headerOffset + 30 + buffer.readUInt16LE(headerOffset + 26) + buffer.readUInt16LE(headerOffset + 28);
  if (start + packedSize > buffer.length) throw damaged(name);
  const packed = buffer.subarray(start, start + packedSize);
  if (entry.method === 0) return keepWithin(packed, left);
  if (entry.method !== 8) throw damaged(name);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PluginError('BOMB', `${name} unpacks beyond the limit`);
    throw damaged(name);
  }
}

function keepWithin(data: Buffer, left: number): Buffer {
  if (data.length > left) throw new PluginError('BOMB', 'the archive unpacks beyond the limit');
  return data;
}

function damaged(name: string): PluginError {
  return new PluginError('CORRUPT', `${name} is damaged`);
}
