import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

const lineEnd = 0x0a;

/** The body of an answer as it arrives. */
export async function* bodyOf(response: Response, onProgress: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of Readable.fromWeb(response.body as ReadableStream<Uint8Array>)) {
    bytes += (chunk as Buffer).length;
    onProgress(bytes);
    yield chunk as Buffer;
  }
}

/** Saves an answer as it is. @returns the number of its lines when each is a candidate, else null */
export async function saveFile(
  response: Response,
  file: string,
  { onProgress }: { onProgress: (bytes: number) => void },
): Promise<number | null> {
  const isLines = response.headers.get('content-type')?.startsWith('application/jsonl') ?? false;
  let lines = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) lines++;
      yield chunk;
    }
  };
  await pipeline(count(bodyOf(response, onProgress)), createWriteStream(file, { mode: 0o600 }));
  return isLines ? lines : null;
}
