import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { Item } from '../found/item.ts';
import { archiveLimits, largestDocument } from '../found/limits.ts';
import type { OpenInside, Origin } from '../found/origin.ts';

/** Names are decoded here: with the library's own decoding, one odd name would end the whole archive. */
export const zipOptions = { lazyEntries: true, autoClose: false, decodeStrings: false } as const;

/** Word and its like are archives too, but one document each. What is no archive at all is none of them. */
export async function isOfficeFile(open: () => Promise<ZipFile>): Promise<boolean> {
  const zip = await open().catch(() => null);
  if (zip === null) return false;
  try {
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
      if (/^(word|xl|ppt)\/|^META-INF\/manifest\.xml$/.test(entry.fileNameRaw.toString('latin1'))) return true;
      if (++entries > officeEntries) return false;
    }
    return false;
  } catch {
    return false;
  } finally {
    zip.close();
  }
}

/** An office file's own parts are among its first. */
const officeEntries = 100;

/**
 * Each file in an archive. Nothing is written to disk, so the names in it can lead nowhere; what unpacks to far more than documents do is not unpacked, whatever
 * sizes the archive claims.
 */
export async function* readZip(
  open: () => Promise<ZipFile>,
  { label, size, note }: Origin & { size: number },
  openInside: OpenInside,
): AsyncGenerator<Item> {
  let zip: ZipFile;
  try {
    zip = await open();
  } catch (error) {
    return yield { kind: 'failed', label, code: 'CORRUPT', reason: `The archive is damaged (${messageOf(error)}).` };
  }
  try {
    let left = size * archiveLimits.ratio + archiveLimits.extraBytes;
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
      yield* readEntry(zip, entry, { label, note }, openInside);
    }
  } catch (error) {
    yield { kind: 'failed', label, code: 'CORRUPT', reason: `The archive is damaged (${messageOf(error)}).` };
  } finally {
    zip.close();
  }
}

async function* readEntry(
  zip: ZipFile,
  entry: Entry,
  archive: Pick<Origin, 'label' | 'note'>,
  openInside: OpenInside,
): AsyncGenerator<Item> {
  const inside = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false).replaceAll(
    '\\',
    '/',
  );
  const fileName = path.posix.basename(inside);
  if (inside.endsWith('/') || fileName.startsWith('.') || inside.startsWith('__MACOSX/')) return;
  const label = `${archive.label}: ${inside}`;
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
  yield* openInside(new Uint8Array(bytes), { ...archive, label, fileName, archived: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
