import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromBufferPromise, openPromise } from 'yauzl';
import type { ColumnMap } from './formats/columns.ts';
import { readJsonResume } from './formats/readJsonResume.ts';
import { readMail } from './formats/readMail.ts';
import { readMailbox } from './formats/readMailbox.ts';
import { isTable, readTable } from './formats/readTable.ts';
import { isOfficeFile, readZip, zipOptions } from './formats/readZip.ts';
import type { FoundFile } from './found/foundFile.ts';
import { hashBytes } from './found/hash.ts';
import type { Item } from './found/item.ts';
import { largestDocument, largestWhole } from './found/limits.ts';
import type { OpenInside, Origin } from './found/origin.ts';
import { headBytes, recogniseKind } from './recogniseKind.ts';

export interface OpenOptions {
  columns: ColumnMap;
}

/** What is in a file. Archives and mail are opened, tables split into their rows. */
export async function* openFile(file: FoundFile, options: OpenOptions): AsyncGenerator<Item> {
  const { label, size } = file;
  const kind = await recogniseKind(await readHead(file), (text) => isTable(text, options.columns));
  const origin: Origin = { label, fileName: path.basename(file.path), archived: false };
  const inside: OpenInside = (bytes, at) => openBytes(bytes, at, options);
  // Files of any size that are not held whole.
  if (kind === 'zip' && !(await isOfficeFile(() => openPromise(file.path, zipOptions)))) {
    return yield* readZip(() => openPromise(file.path, zipOptions), { ...origin, size }, inside);
  }
  if (kind === 'mailbox') return yield* readMailbox(createReadStream(file.path), origin, inside);
  const largest = kind === 'table' || kind === 'mail' ? largestWhole : largestDocument;
  if (size > largest) {
    return yield { kind: 'failed', label, code: 'TOO_LARGE', reason: `The file is larger than ${largest / 1024 / 1024} MB.` };
  }
  yield* openBytes(await readFile(file.path), origin, options);
}

/** What is in bytes that lie in a file or came by mail. */
export async function* openBytes(bytes: Uint8Array<ArrayBuffer>, origin: Origin, options: OpenOptions): AsyncGenerator<Item> {
  const { label, fileName, note } = origin;
  const inside: OpenInside = (content, at) => openBytes(content, at, options);
  const kind = await recogniseKind(bytes, (text) => isTable(text, options.columns));
  const document: Item = { kind: 'document', label, fileName, bytes, key: hashBytes(bytes), ...(note !== undefined && { note }) };
  switch (kind) {
    case 'document':
      return yield document;
    case 'table':
      return yield* readTable(bytes, label, options.columns);
    case 'json':
      return yield* readJsonResume(bytes, origin);
    case 'mail':
      return yield* readMail(bytes, origin, inside);
    case 'mailbox':
      return yield* readMailbox([bytes], origin, inside);
    case 'zip': {
      const openZip = () => fromBufferPromise(Buffer.from(bytes), zipOptions);
      if (await isOfficeFile(openZip)) return yield document;
      if (!origin.archived) return yield* readZip(openZip, { ...origin, size: bytes.length }, inside);
      return yield {
        kind: 'failed',
        label,
        code: 'NESTED',
        reason: 'An archive inside an archive is not opened. Unpack it first.',
      };
    }
    case 'empty':
      return yield { kind: 'failed', label, code: 'EMPTY_FILE', reason: 'The file is empty.' };
    case 'other':
      return yield { kind: 'skipped', label, code: 'UNSUPPORTED_KIND', reason: 'Not a document.' };
  }
}

async function readHead({ path, size }: FoundFile): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(1, Math.min(size, headBytes))), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
