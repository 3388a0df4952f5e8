import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { projectFolder } from '../prisma/projectFolder.ts';
import type { Config } from './config/readConfig.ts';
import { createServer } from './http/createServer.ts';
import { keepServerLease } from './keepServerLease.ts';
import type { OpenProduct } from './openProduct.ts';
import { createUploadGate } from './uploads/createUploadGate.ts';

export interface OpenServer {
  /** URL of the web app, for example `http://127.0.0.1:4000/noa_analyse/`. */
  address: string;
  /** Stops accepting requests and lets running ones finish. */
  close(): Promise<void>;
}

/** Serves GraphQL, REST and the web app. */
export async function openServer(config: Config, { ctx, version }: OpenProduct, log: Logger): Promise<OpenServer> {
  const lease = await keepServerLease(ctx, {
    onProblem: (error) => log.warn({ error: error instanceof Error ? error.name : typeof error }, 'server lease not renewed'),
  });
  const { viewer: _viewer, locale: _locale, ...parts } = ctx;
  const shared = { ...parts, serverId: lease.serverId };
  const root = projectFolder();
  const webFolder = path.join(root, 'web', 'dist');
  const app = await createServer({
    shared,
    installation: { version, links: config.links },
    logger: log,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    local: config.local,
    uploadGate: createUploadGate({ mostBytes: config.uploadBytes }),
    graphiql: config.graphiql,
    introspection: config.introspection,
    webFolder: existsSync(webFolder) ? webFolder : null,
    persistedOperations: JSON.parse(readFileSync(path.join(root, 'schema', 'persistedOperations.json'), 'utf8')) as Record<
      string,
      string
    >,
  });
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    address: `http://${host}:${port}/noa_analyse/`,
    async close() {
      await app.close();
      await lease.release();
    },
  };
}
