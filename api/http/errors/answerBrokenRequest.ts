import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError } from '../../../core/errors.ts';
import { problemType, toProblem } from '../../rest/problem.ts';

/** Answers bytes that are not HTTP or whose headers never end. No route sees them, so the answer is written to the socket, which is then closed. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(
    toProblem(new AppError('MALFORMED', { message: 'it is no HTTP.' }), { locale: 'en', requestId: randomUUID() }),
  );
  const head = [
    'HTTP/1.1 400 Bad Request',
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
