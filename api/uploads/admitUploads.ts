import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { UploadGate, UploadShare } from './createUploadGate.ts';
import { defaultSilenceMs, endSilence } from './endSilence.ts';
import type { ReceivedFile } from './receiveFile.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for most bodies other than uploads, which are too small to be counted. */
    upload?: Upload;
  }
}

/** What the server holds for a request until it is answered or its caller disconnects. */
export interface Upload {
  share: UploadShare;
  files: ReceivedFile[];
  /** Bytes of the body so far. */
  arrived: number;
  /** Bytes for which it was admitted: more may not arrive. */
  mostBytes: number;
}

export interface AdmitUploadsOptions {
  gate: UploadGate;
  /** The largest upload in bytes. */
  mostBytes: number;
  /** Milliseconds after which a caller who sends next to nothing is disconnected. A small body must arrive completely within it. */
  longestSilenceMs?: number;
}

/** Smaller bodies in bytes are not counted, unless they are uploads. */
const uncounted = 1024 * 1024;
/** Room for signing in, the only thing that strangers send. */
const mostBytesOfStrangers = 64 * 1024;

/** Makes uploads and other large bodies wait for the gate before they are read. Their share is freed with the answer, or when the caller disconnects. */
export function admitUploads(
  scope: FastifyInstance,
  { gate, mostBytes, longestSilenceMs = defaultSilenceMs }: AdmitUploadsOptions,
): void {
  scope.addHook('preParsing', async (request, reply) => {
    const isUpload = isMultipart(request);
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    // The host refuses it without reading it.
    if (!isUpload && length > request.routeOptions.bodyLimit) return;
    const bytes = bytesToCount(request, length, Math.min(mostBytes, gate.mostOfCaller));
    if (request.ctx.viewer === null && (isUpload || bytes > mostBytesOfStrangers)) throw new AppError('UNAUTHENTICATED');
    if (isUpload && length > mostBytes) throw new AppError('BODY_TOO_LARGE', { limitMb: Math.round(mostBytes / 1024 / 1024) });
    if (!isUpload && bytes <= uncounted) return void (bytes > 0 && endSilence(request, longestSilenceMs));
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const share = await gate.enter(bytes, { caller: request.ctx.viewer?.userId ?? '', signal: left.signal });
    if (share === null) return;
    if (reply.raw.destroyed || request.raw.destroyed) return share.free();
    const upload: Upload = { share, files: [], arrived: 0, mostBytes: bytes };
    request.upload = upload;
    reply.raw.once('close', () => free(upload));
    const wait = endSilence(request, longestSilenceMs, bytes);
    request.raw
      .on('data', (chunk: Buffer) => {
        upload.arrived += chunk.length;
        wait(chunk);
      })
      .pause();
  });
  scope.addHook('onResponse', async ({ upload }) => upload && free(upload));
}

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.startsWith('multipart/') === true;
}

/** The announced length, else the longest allowed without one. */
function bytesToCount(request: FastifyRequest, length: number, mostUnannounced: number): number {
  if (!Number.isNaN(length)) return length;
  if (isMultipart(request)) return mostUnannounced;
  return request.headers['transfer-encoding'] === undefined ? 0 : request.routeOptions.bodyLimit;
}

function free({ files, share }: Upload): void {
  for (const file of files) file.release();
  share.free();
}
