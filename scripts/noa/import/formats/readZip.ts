import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import type { FoundFile } from '../found/foundFile.ts';
import type { Item } from '../found/item.ts';
import { archiveLimits, largestDocument } from '../found/limits.ts';
import type { OpenInside } from '../found/origin.ts';

/**
 * Each file in an archive. Nothing is written to disk, so the names in it can lead nowhere; what unpacks to far more than documents do is not unpacked, whatever
 * sizes the archive claims.
 */
export async function* readZip(file: FoundFile, openInside: OpenInside): AsyncGenerator<Item> {
  const { label } = file;
  let zip: ZipFile;
  try {
    // Names are decoded here: with its own decoding, one odd name would end the whole archive.
    zip = await openPromise(file.path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (error) {
    return yield { kind: 'failed', label, code: 'CORRUPT', reason: `The archive is damaged (${messageOf(error)}).` };
  }
  try {
    let left = file.size * archiveLimits.ratio + archiveLimits.extraBytes;
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
      left -= entry.uncompressedSize;
      if (++entries > archiveLimits.entries || left < 0) {
        return yield {
          kind: 'failed',
          label,
          code: 'BOMB',
          reason: 'The archive unpacks to far more than documents do, so the rest of it was not opened.',
        };
      }
      yield* readEntry(zip, entry, label, openInside);
    }
  } catch (error) {
    yield { kind: 'failed', label, code: 'CORRUPT', reason: `The archive is damaged (${messageOf(error)}).` };
  } finally {
    zip.close();
  }
}

async function* readEntry(zip: ZipFile, entry: Entry, archive: string, openInside: OpenInside): AsyncGenerator<Item> {
  const inside = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false).replaceAll(
    '\\',
    '/',
  );
  const fileName = path.posix.basename(inside);
  if (inside.endsWith('/') || fileName.startsWith('.') || inside.startsWith('__MACOSX/')) return;
  const label = `${archive}: ${inside}`;
  if (entry.isEncrypted()) return yield { kind: 'failed', label, code: 'ENCRYPTED', reason: 'Protected by a password.' };
  if (entry.uncompressedSize > largestDocument) {
    return yield {
      kind: 'failed',
      label,
      code: 'TOO_LARGE',
      reason: `The file is larger than ${largestDocument / 1024 / 1024} MB.`,
    };
  }
  let bytes: Buffer;
  try {
    // Fails when the file turns out longer or shorter than the archive says.
    bytes = await buffer(await zip.openReadStreamPromise(entry));
  } catch (error) {
    return yield { kind: 'failed', label, code: 'CORRUPT', reason: `It cannot be unpacked (${messageOf(error)}).` };
  }
  yield* openInside(new Uint8Array(bytes), { label, fileName, depth: 1 });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
