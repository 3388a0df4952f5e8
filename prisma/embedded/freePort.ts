import { type AddressInfo, createServer } from 'node:net';

/** A TCP port of the loopback interface that nobody listens on: `preferred` when it is free, else any. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const port = await tryPort(preferred).catch(() => null);
    if (port !== null) return port;
  }
  return tryPort(0);
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address() as AddressInfo;
      server.close(() => resolve(given));
    });
  });
}
