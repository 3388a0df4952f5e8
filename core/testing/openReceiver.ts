import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** `127.0.0.1:1234` */
  host: string;
  /** Received requests, oldest first. */
  received: Received[];
  /** Sets its answer from now on; 204 at first. */
  answer: (response: ServerResponse, path: string) => void;
  close(): void;
}

/** A receiver of webhooks: a real server on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    receiver.answer(response, request.url ?? '');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    host,
    url: `http://${host}/hook`,
    received,
    answer: (response) => response.writeHead(204).end(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
