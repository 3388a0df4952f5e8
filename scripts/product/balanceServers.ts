import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/**
 * Does locally what the proxy of compose.yaml does: sends requests to the servers in turn, skips a server that refuses the connection, adds the client's
 * address, and passes event streams on as they arrive.
 */
export async function balanceServers(targets: readonly (() => string)[]): Promise<Balancer> {
  let turn = 0;
  // Longer than clients keep idle connections, so that none is closed while a request is on its way.
  const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, answer) => {
    const start = turn++;
    const order = targets.map((_, index) => targets[(start + index) % targets.length]?.() ?? '');
    pass(incoming, answer, order);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, [target, ...others]: string[]): void {
  if (target === undefined) return void answer.writeHead(502).end();
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': incoming.socket.remoteAddress?.replace('::ffff:', ''),
    'x-forwarded-proto': 'http',
    'x-forwarded-host': incoming.headers.host,
  };
  const outgoing = request(new URL(incoming.url ?? '/', target), { method: incoming.method ?? 'GET', headers, agent: false });
  outgoing.once('socket', (socket) =>
    socket.once('connect', () => {
      incoming.pipe(outgoing);
    }),
  );
  outgoing.once('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    answer.flushHeaders();
    response.pipe(answer);
    response.once('error', () => answer.destroy());
  });
  outgoing.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return pass(incoming, answer, others);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.once('close', () => outgoing.destroy());
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
