import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ColumnMap } from './formats/columns.ts';
import { isTable, readTable } from './formats/readTable.ts';
import type { FoundFile } from './found/foundFile.ts';
import { hashBytes } from './found/hash.ts';
import type { Item } from './found/item.ts';
import { largestDocument, largestWhole } from './found/limits.ts';
import type { OpenInside, Origin } from './found/origin.ts';
import { headBytes, tellKind } from './tellKind.ts';

export interface OpenOptions {
  columns: ColumnMap;
}

/** What is in a file. Archives and mail are opened, tables split into their rows. */
export async function* openFile(file: FoundFile, options: OpenOptions): AsyncGenerator<Item> {
  const { label } = file;
  const kind = await tellKind(await readHead(file), (text) => isTable(text, options.columns));
  if (kind === 'zip') {
    const { readZip } = await import('./formats/readZip.ts');
    return yield* readZip(file, (bytes, inside) => openBytes(bytes, inside, options));
  }
  if (kind === 'mailbox') {
    const { readMailbox } = await import('./formats/readMailbox.ts');
    return yield* readMailbox(file, (bytes, inside) => openBytes(bytes, inside, options));
  }
  const largest = kind === 'table' || kind === 'mail' ? largestWhole : largestDocument;
  if (file.size > largest) {
    return yield { kind: 'failed', label, code: 'TOO_LARGE', reason: `The file is larger than ${largest / 1024 / 1024} MB.` };
  }
  yield* openBytes(new Uint8Array(await readFile(file.path)), { label, fileName: path.basename(file.path), depth: 0 }, options);
}

export async function* openBytes(bytes: Uint8Array<ArrayBuffer>, origin: Origin, options: OpenOptions): AsyncGenerator<Item> {
  const { label, fileName, depth, note } = origin;
  const inside: OpenInside = (content, at) => openBytes(content, at, options);
  const kind = await tellKind(bytes, (text) => isTable(text, options.columns));
  switch (kind) {
    case 'document':
      return yield { kind: 'document', label, fileName, bytes, key: hashBytes(bytes), ...(note !== undefined && { note }) };
    case 'table':
      return yield* readTable(bytes, label, options.columns);
    case 'json': {
      const { readJsonResume } = await import('./formats/readJsonResume.ts');
      return yield* readJsonResume(bytes, origin);
    }
    case 'mail': {
      const { readMail } = await import('./formats/readMail.ts');
      return yield* readMail(bytes, origin, inside);
    }
    case 'zip':
    case 'mailbox':
      if (depth === 0) throw new Error(`A ${kind} is opened from its file.`);
      return yield {
        kind: 'failed',
        label,
        code: 'NESTED',
        reason: 'An archive inside an archive is not opened. Unpack it first.',
      };
    case 'empty':
      return yield { kind: 'failed', label, code: 'EMPTY_FILE', reason: 'The file is empty.' };
    case 'other':
      return yield { kind: 'skipped', label, code: 'UNSUPPORTED_KIND', reason: 'Not a document.' };
  }
}

async function readHead({ path }: FoundFile): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
