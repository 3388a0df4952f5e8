// Our own: Node's zlib unpacks up to a hard limit at once. fflate takes a quarter more time and the sizes that a package declares; yauzl only streams.
import { PluginError } from '../../contract.ts';

/** A file of a package, as its directory describes it. */
export interface ZipEntry {
  method: number;
  packedSize: number;
  /** What the directory declares; it may lie. */
  size: number;
  /** Where its own header begins. */
  offset: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const maxComment = 0xffff;
const encryptedFlag = 1;

/**
 * The directory at the end of a package, by names. Names are only looked up, never used as paths.
 * @throws PluginError CORRUPT, ENCRYPTED, BOMB (more entries than allowed)
 */
export function readDirectory(bytes: Buffer, maxEntries: number): Map<string, ZipEntry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  if (count > maxEntries) throw new PluginError('BOMB', `${count} entries`);
  if (size > end) throw corrupt('the directory is larger than the file');
  // Bytes may stand in front of a package; its offsets then count from where it begins.
  const start = end - size;
  const shift = start - bytes.readUInt32LE(end + 16);
  const entries = new Map<string, ZipEntry>();
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== entryMark) throw corrupt('the directory is damaged');
    const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
    if ((bytes.readUInt16LE(at + 8) & encryptedFlag) !== 0) throw new PluginError('ENCRYPTED', 'the package is encrypted');
    entries.set(bytes.toString('utf8', at + entryLength, nameEnd), {
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42) + shift,
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The packed bytes of an entry. @throws PluginError CORRUPT */
export function packedBytes(bytes: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  if (offset < 0 || offset + 30 > bytes.length) throw corrupt('an entry lies outside the file');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packedSize > bytes.length) throw corrupt('an entry is cut off');
  return bytes.subarray(start, start + packedSize);
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - maxComment);
  for (let at = bytes.length - endLength; at >= first; at--) if (bytes.readUInt32LE(at) === endMark) return at;
  throw corrupt('the package has no directory');
}

function corrupt(message: string): PluginError {
  return new PluginError('CORRUPT', message);
}
