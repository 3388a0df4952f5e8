import type { DocumentKind } from '../choose/chosenFiles.ts';
import type { SendableFile } from './makeBatches.ts';

/**
 * Chosen files that have not reached the server yet. They are kept in the browser's database, so that an upload interrupted by a reload can
 * continue. They are deleted as soon as they arrive, and after a day at the latest.
 */
interface KeptFile {
  key: string;
  screeningId: string;
  id: string;
  kind: DocumentKind;
  file: File;
  keptAt: number;
}

const databaseName = 'noa-uploads';
const storeName = 'files';
const longestKept = 24 * 60 * 60 * 1000;

/** Storing is optional: a browser that refuses (private mode, no space) uploads all the same. */
export async function keepFiles(screeningId: string, files: readonly SendableFile[]): Promise<void> {
  const keptAt = Date.now();
  await withStore('readwrite', (store) => {
    for (const { id, kind, file } of files)
      store.put({ key: keyOf(screeningId, id), screeningId, id, kind, file, keptAt } satisfies KeptFile);
  });
}

export async function forgetFiles(screeningId: string, ids: readonly string[]): Promise<void> {
  await withStore('readwrite', (store) => {
    for (const id of ids) store.delete(keyOf(screeningId, id));
  });
}

/** The waiting files of a screening; also deletes old files of any screening. */
export async function readKeptFiles(screeningId: string): Promise<SendableFile[]> {
  const all: KeptFile[] = [];
  await withStore('readwrite', (store) => {
    const request: IDBRequest<KeptFile[]> = store.getAll();
    request.addEventListener('success', () => {
      all.push(...request.result);
      for (const kept of request.result) if (Date.now() - kept.keptAt > longestKept) store.delete(kept.key);
    });
  });
  return all
    .filter((kept) => kept.screeningId === screeningId && Date.now() - kept.keptAt <= longestKept)
    .map(({ id, kind, file }) => ({ id, kind, file }));
}

/** For signing out, so that none of the user's files stay in the browser. */
export async function forgetAllFiles(): Promise<void> {
  await withStore('readwrite', (store) => {
    store.clear();
  });
}

function keyOf(screeningId: string, id: string): string {
  return `${screeningId} ${id}`;
}

async function withStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase();
  if (!database) return;
  await new Promise<void>((resolve) => {
    try {
      const transaction = database.transaction(storeName, mode);
      for (const event of ['complete', 'error', 'abort']) transaction.addEventListener(event, () => resolve());
      work(transaction.objectStore(storeName));
    } catch {
      resolve();
    }
  });
  database.close();
}

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: 'key' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(null));
  });
}
