import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../../core/documents/reading/prepareFiles.ts';
import { AppError } from '../../core/errors.ts';

export interface ReceivedFile extends IncomingFile {
  /** Name of the form's field. */
  field: string;
}

/**
 * Writes an uploaded file to disk as it arrives, and hashes it on the way, so that only a piece is in memory. The file on disk is unlinked at once, so its
 * space is freed however the request or the process ends.
 */
export async function receiveFile(
  { upload }: FastifyRequest,
  { fieldname, filename, file }: MultipartFile,
): Promise<ReceivedFile> {
  const handle = await openUnnamed();
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of file as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
      if (upload && upload.arrived > upload.mostBytes)
        throw new AppError('BODY_TOO_LARGE', { limitMb: Math.round(upload.mostBytes / 1024 / 1024) });
    }
    let open = true;
    const received: ReceivedFile = {
      field: fieldname,
      name: filename,
      size,
      sha256: hash.digest('hex'),
      read: () => readWhole(handle, size),
      open: () => handle.createReadStream({ start: 0, autoClose: false }),
      release() {
        if (!open) return;
        open = false;
        upload?.share.free(size);
        handle.close().catch(() => undefined);
      },
    };
    upload?.files.push(received);
    return received;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openUnnamed(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `noa-${randomUUID()}`);
  const handle = await open(place, 'wx+', 0o600);
  await unlink(place);
  return handle;
}

async function readWhole(handle: FileHandle, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('An uploaded file is shorter than it was written.');
    at += bytesRead;
  }
  return bytes;
}
