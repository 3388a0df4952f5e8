import JSZip from 'jszip';
import { PluginError } from '../../contract.ts';

/** A Word document has a few dozen parts. */
const maxEntries = 1_000;

/** The parts of a DOCX by name. Names are only looked up, never used as paths. */
export interface DocxPackage {
  has(name: string): boolean;
  /** The part as text; null when there is none. @throws PluginError BOMB, CORRUPT */
  read(name: string): Promise<string | null>;
}

/** @throws PluginError CORRUPT, BOMB, UNSUPPORTED_KIND (a package of another kind) */
export async function openPackage(bytes: Uint8Array, maxUnpackedBytes: number): Promise<DocxPackage> {
  const zip = await load(bytes);
  const entries = Object.values(zip.files);
  if (entries.length > maxEntries) throw new PluginError('BOMB', `${entries.length} entries`);
  if (declaredSize(entries) > maxUnpackedBytes) throw new PluginError('BOMB', 'declares more than may be unpacked');
  if (!zip.file('word/document.xml')) throw new PluginError('UNSUPPORTED_KIND', 'a package without word/document.xml');
  let left = maxUnpackedBytes;
  return {
    has: (name) => zip.file(name) !== null,
    async read(name) {
      const entry = zip.file(name);
      if (entry === null) return null;
      const content = await unpack(entry, left);
      left -= content.length;
      return new TextDecoder(
        content[0] === 0xff || content[0] === 0xfe ? (content[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8',
      ).decode(content);
    },
  };
}

async function load(bytes: Uint8Array): Promise<JSZip> {
  try {
    return await JSZip.loadAsync(bytes, { createFolders: false });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'no package';
    throw new PluginError(/encrypted/i.test(message) ? 'ENCRYPTED' : 'CORRUPT', message.slice(0, 200));
  }
}

/** The library keeps the directory's figure to itself; a lie about it is found when the part is unpacked. */
function declaredSize(entries: readonly JSZip.JSZipObject[]): number {
  return entries.reduce(
    (sum, entry) => sum + ((entry as unknown as { _data?: { uncompressedSize?: number } })._data?.uncompressedSize ?? 0),
    0,
  );
}

/** Stops at the limit, whatever size the directory declares. */
function unpack(entry: JSZip.JSZipObject, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const stream = entry.nodeStream();
    stream.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > limit) {
        stream.pause();
        reject(new PluginError('BOMB', 'unpacks to more than it may'));
      } else chunks.push(chunk);
    });
    stream.on('error', (error: Error) => reject(new PluginError('CORRUPT', error.message.slice(0, 200))));
    stream.on('end', () => resolve(Buffer.concat(chunks)));
  });
}
