import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Ctx } from '../core/context.ts';
import type { DocumentEngine } from '../core/documents/documentEngine.ts';
import { builtInPlugins } from '../plugins/index.ts';
import { loadPlugins } from '../plugins/loadPlugins.ts';
import { defaultReadLimits } from '../plugins/reading/defaultReadLimits.ts';
import { createRegistry } from '../plugins/registry.ts';
import { createPrismaClient } from '../prisma/client.ts';
import { openDatabase } from '../prisma/database.ts';
import { migrate } from '../prisma/migrate.ts';
import { projectFolder } from '../prisma/projectFolder.ts';
import type { Config } from './config.ts';
import { createDocumentEngine } from './documents/createDocumentEngine.ts';
import { withModel } from './documents/withModel.ts';
import { createPostgresEvents } from './events/createPostgresEvents.ts';
import { createMailer } from './mail/createMailer.ts';

/** What server and worker share, opened. */
export interface OpenProduct {
  /** A `Ctx` without a request: nobody is signed in. */
  ctx: Ctx;
  databaseUrl: string;
  version: string;
  /** Closes everything in the order in which nothing is missed by what closes later. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, and builds the parts that every core function is given. */
export async function openProduct(config: Config, log: Logger): Promise<OpenProduct> {
  const onProblem = (message: string, error: unknown) => log.warn({ problem: describe(error) }, message);
  const ownPlugins = config.plugins.join(',');
  const plugins = createRegistry([...builtInPlugins, ...(await loadPlugins(ownPlugins, process.cwd()))]);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    onNotice: (message) => log.warn(message),
  });
  const applied = await migrate({ url: database.url });
  if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
  const db = createPrismaClient({
    url: database.url,
    onConnectionError: (error) => onProblem('database connection lost', error),
  });
  const events = await createPostgresEvents({ url: database.url, onProblem });
  const documents = createDocumentEngine({
    plugins,
    threads: config.readerThreads,
    limits: { ...defaultReadLimits, maxBytes: config.maxFileBytes },
    pluginNames: ownPlugins,
  });
  if (config.unusedModelServer !== null)
    log.info(`${config.unusedModelServer} is set, NOA_MODEL is not: documents are read without a language model`);
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, print: (text) => console.log(text) });
  return {
    databaseUrl: database.url,
    version: readVersion(),
    ctx: {
      db,
      viewer: null,
      locale: 'en',
      plugins,
      documents: config.model === null ? documents : openModel(documents, config.model, log),
      events,
      mailer,
      limits: { maxFiles: config.maxFiles, maxFileBytes: config.maxFileBytes },
      testCode: config.testCode,
      signInAllow: config.signInAllow,
      now: () => new Date(),
    },
    async close() {
      await documents.close();
      await events.close();
      await db.$disconnect();
      await database.stop();
    },
  };
}

/** Says to whoever runs the product that documents leave it, and where to. */
function openModel(documents: DocumentEngine, model: NonNullable<Config['model']>, log: Logger): DocumentEngine {
  const server = model.baseUrl === null ? 'OpenAI' : new URL(model.baseUrl).host;
  log.info({ model: model.name, server }, 'a language model is asked about documents');
  return withModel(documents, model, { onFailure: (reason) => log.warn({ reason }, 'the language model was not used') });
}

function readVersion(): string {
  return (JSON.parse(readFileSync(path.join(projectFolder(), 'package.json'), 'utf8')) as { version: string }).version;
}

/** Class and code: messages of databases quote what they were given. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
