import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Interruptible {
  /** A proxy to the database that can be interrupted. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Stops forwarding without closing connections. */
  hang(): void;
  /** Forwards again, including what arrived meanwhile. */
  goOn(): void;
}

/** A connection between a client and the database. Interrupting it looks like a database outage. */
export async function makeInterruptible(databaseUrl: string): Promise<Interruptible> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  let hangs = false;

  async function mend(): Promise<void> {
    const listening = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      client.pipe(upstream).pipe(client);
      if (hangs) for (const socket of [client, upstream]) socket.pause();
    });
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    ({ port } = listening.address() as { port: number });
    server = listening;
  }

  await mend();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    mend,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
