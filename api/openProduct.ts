import type { Logger } from 'pino';
import type { Ctx } from '../core/context.ts';
import { isDatabaseAway } from '../core/failures/recogniseError.ts';
import { loadKnowledge } from '../core/knowledge.ts';
import { createSealer } from '../core/secrets/sealer.ts';
import { createPrismaClient } from '../prisma/client.ts';
import { openDatabase } from '../prisma/database.ts';
import { migrate } from '../prisma/migrate.ts';
import { productVersion } from '../prisma/productVersion.ts';
import { openReplica } from '../prisma/replica.ts';
import { requestLimits } from '../prisma/requestLimits.ts';
import type { Config } from './config/readConfig.ts';
import { createPostgresEvents } from './events/createPostgresEvents.ts';
import { openFiles } from './files/openFiles.ts';
import { followAllowList } from './followAllowList.ts';
import { createMailer } from './mail/createMailer.ts';
import { openPlugins } from './openPlugins.ts';
import { createOutgoing } from './outgoing/createOutgoing.ts';
import { readSecretKey } from './readSecretKey.ts';

/** The parts shared by server and worker, ready to use. */
export interface OpenProduct {
  /** A `Ctx` without a viewer. */
  ctx: Ctx;
  databaseUrl: string;
  version: string;
  /** Call it when everything is open. From then on, a database that hangs is noticed within seconds; until then, a slow machine is waited for. */
  started(): void;
  /** Closes all parts in the reverse order of their dependencies. */
  close(): Promise<void>;
}

/** Opens the database, runs migrations, and builds the parts of the `Ctx`. */
export async function openProduct(config: Config, log: Logger): Promise<OpenProduct> {
  let closing = false;
  let starting = true;
  // Ignore connections that end while everything closes.
  const onProblem = (message: string, error: unknown) => closing || log.warn({ problem: describe(error) }, message);
  const { plugins, documents, close: closePlugins } = await openPlugins(config, log);
  const opening = openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    onNotice: (message) => log.warn(message),
  });
  // While the database starts.
  loadKnowledge();
  const database = await opening;
  const applied = await migrate({ url: database.url }).catch((cause: unknown) => {
    // A server that finds no room for its log ends, and only its messages say why.
    throw database.embedded && isDatabaseAway(cause)
      ? new Error(`The database has ended. ${database.messages().trim()}`, { cause })
      : cause;
  });
  if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
  const events = await createPostgresEvents({ url: database.url, onProblem });
  const db = createPrismaClient({
    url: database.url,
    // A used connection of the embedded server takes 20 MB. Most jobs wait for a reading thread or for each other, so that more connections would only wait for
    // the same cores.
    ...(database.embedded && { poolSize: Math.min(10, Math.ceil(config.workerConcurrency / 8) + 3) }),
    onConnectionError: (error) => onProblem('database connection lost', error),
    // Jobs use the same connections: those that wait longer are tried again, see toTaskList.ts.
    lockTimeoutMs: requestLimits.lockMs,
    pulse: {
      isStarting: () => starting,
      onSilence() {
        log.error('the database does not answer: every request is told so (503) until it does');
        events.reopen();
      },
    },
  });
  const onFilesProblem = (reason: string) => log.error({ reason }, 'the store of originals failed');
  const objects = await openFiles(config, { db, onProblem: onFilesProblem });
  const replica = config.replicaUrl === null ? null : openReplica({ url: config.replicaUrl, primary: db, onProblem });
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, print: (text) => console.log(text) });
  return {
    databaseUrl: database.url,
    version: productVersion(),
    ctx: {
      db,
      replica,
      viewer: null,
      client: '',
      locale: 'en',
      plugins,
      documents,
      serverId: null,
      objects,
      events,
      mailer,
      sealer: createSealer(readSecretKey(config)),
      outgoing: createOutgoing({ allowPrivate: config.webhookPrivate, fileHosts: config.fetchAllow }),
      limits: { maxFiles: config.maxFiles, maxFileBytes: config.maxFileBytes },
      publicUrl: config.publicUrl,
      testCode: config.testCode,
      signInAllow: followAllowList(config, { onProblem: (message) => log.error(message) }),
      now: () => new Date(),
    },
    started() {
      starting = false;
    },
    async close() {
      closing = true;
      await closePlugins();
      await events.close();
      objects?.close();
      await replica?.close();
      await db.$disconnect();
      await database.stop();
    },
  };
}

/** Class and code only, because database messages quote their input. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
