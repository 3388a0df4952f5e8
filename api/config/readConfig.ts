import path from 'node:path';
import type { z } from 'zod';
import { isLocal } from '../http/callers/isLocal.ts';
import { toAllowList } from './allowList.ts';
import { ConfigError } from './configError.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { modelServer, readModel } from './model.ts';
import { refuseUnsafe } from './refuseUnsafe.ts';

/** Everything an operator can set, checked and with defaults filled in. */
export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration from the environment. An empty value counts as not set.
 * @throws ConfigError that names every wrong setting
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => describeIssue(issue, given)).join('\n'));
  const values = parsed.data;
  const local = isLocal({ host: values.HOST, publicUrl: values.NOA_PUBLIC_URL ?? null });
  refuseUnsafe(values, local);
  return {
    host: values.HOST,
    port: values.PORT,
    /** Only this machine can reach the server. */
    local,
    ...readDatabase(values),
    dataDir: path.resolve(values.NOA_DATA_DIR),
    /** The bucket for originals; null: they are kept in the database. */
    files: readBucket(values.NOA_FILES),
    /** Lower case; null: anyone may sign in, which needs a local server. */
    signInAllow: toAllowList(values.NOA_SIGNIN_ALLOW),
    trustedProxies: values.NOA_TRUSTED_PROXIES,
    secret: values.NOA_SECRET ?? null,
    testCode: values.NOA_TEST_CODE ?? null,
    smtpUrl: values.NOA_SMTP_URL ?? null,
    mailFrom: values.NOA_MAIL_FROM ?? null,
    /** Without a slash at the end. */
    publicUrl: values.NOA_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    corsOrigins: values.NOA_CORS_ORIGINS,
    maxFileBytes: values.NOA_MAX_FILE_MB * 1024 * 1024,
    maxFiles: values.NOA_MAX_FILES,
    /** Limit for all uploads that the server holds at once. */
    uploadBytes: values.NOA_UPLOADS_MB * 1024 * 1024,
    workerConcurrency: values.NOA_WORKER_CONCURRENCY,
    readerThreads: values.NOA_READER_THREADS,
    model: readModel(values),
    /** A setting of a model server that has no effect, because `NOA_MODEL` is not set. */
    unusedModelServer: values.NOA_MODEL === undefined ? (modelServer(values) ?? null) : null,
    plugins: values.NOA_PLUGINS,
    graphiql: values.NOA_GRAPHIQL ?? local,
    introspection: values.NOA_INTROSPECTION ?? local,
    /** Hosts that files of screening orders may be fetched from. */
    fetchAllow: values.NOA_FETCH_ALLOW.map((host) => host.toLowerCase()),
    /** Whether webhooks may go to private addresses. */
    webhookPrivate: values.NOA_WEBHOOK_PRIVATE ?? false,
    links: {
      interviews: values.NOA_LINK_INTERVIEWS ?? null,
      scenarios: values.NOA_LINK_SCENARIOS ?? null,
      codeshare: values.NOA_LINK_CODESHARE ?? null,
    },
  };
}

/** Only values without secrets are printed. */
function describeIssue({ path: [name], message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const setting = String(name);
  const secret = /URL|KEY|CODE|SECRET/.test(setting);
  return `${setting} ${message}${secret ? '' : ` (it is "${given[setting]}")`}.`;
}

function readDatabase({ DATABASE_URL, DATABASE_REPLICA_URL }: Environment) {
  return {
    /** Null: the embedded PostgreSQL. */
    databaseUrl: DATABASE_URL ?? null,
    /** A replica that lists are read from. */
    replicaUrl: DATABASE_REPLICA_URL ?? null,
  };
}

/** `s3://bucket/prefix`, with or without a trailing slash. */
function readBucket(written: string | undefined) {
  if (written === undefined) return null;
  const { hostname, pathname } = new URL(written);
  const parts = decodeURIComponent(pathname).split('/').filter(Boolean);
  return { name: hostname, prefix: parts.map((part) => `${part}/`).join('') };
}
