import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { isLocal, isLoopback } from './http/isLocal.ts';

/** Everything an operator can set, checked and with defaults filled in. */
export type Config = ReturnType<typeof readConfig>;

/** Missing or wrong settings. The message says what to set, one line per setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const cores = availableParallelism();

const text = (what: string) => z.string({ error: `must be ${what}` }).optional();
const wholeNumber = (from: number, to: number, fallback: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error }).default(fallback);
};
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }).optional();
const addressOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, hostname: /.*/, error: `must look like ${example}` }).optional();
const onOff = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'], { error: 'must be on or off' })
  .transform((value) => ['1', 'true', 'on'].includes(value))
  .optional();
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Browsers send origins in exactly this form, so any other form would never match. */
function isOrigin(entry: string): boolean {
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
}

/** An address or a network, such as `10.0.0.0/8`. */
function isNetwork(entry: string): boolean {
  const [address = '', length, ...rest] = entry.split('/');
  const family = isIP(address);
  const mostBits = family === 6 ? 128 : 32;
  return family !== 0 && rest.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= mostBits));
}

const fileHost = /^[a-z\d.-]+(?::\d{1,5})?$/i;
const signInEntry = /^[^@\s]*@[^@\s]+$/;

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 4000),
  DATABASE_URL: addressOf(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/database'),
  DATABASE_REPLICA_URL: addressOf(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/database'),
  NOA_DATA_DIR: z.string().default('./data'),
  NOA_FILES: addressOf(/^s3$/, 's3://bucket/prefix'),
  NOA_SIGNIN_ALLOW: list.refine((entries) => entries.every((entry) => signInEntry.test(entry)), {
    error: 'must be addresses and domains, separated by commas: ada@example.com, @example.org',
  }),
  NOA_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  NOA_TEST_CODE: z
    .string()
    .regex(/^\d{6}$/, { error: 'must be six digits' })
    .optional(),
  NOA_SMTP_URL: addressOf(/^smtps?$/, 'smtp://user:password@host:587'),
  NOA_MAIL_FROM: text('an address: NOA <noa@example.com>'),
  NOA_PUBLIC_URL: webAddress,
  NOA_CORS_ORIGINS: list.refine((entries) => entries.every(isOrigin), {
    error: 'must be origins, separated by commas, each without a path: https://app.example.com, http://localhost:3000',
  }),
  NOA_TRUSTED_PROXIES: list.refine((entries) => entries.every(isNetwork), {
    error: 'must be addresses and networks, separated by commas: 10.0.0.7, 10.1.0.0/16, fd00::/8',
  }),
  NOA_MAX_FILE_MB: wholeNumber(1, 200, 10),
  NOA_MAX_FILES: wholeNumber(1, 500, 50),
  NOA_UPLOADS_MB: wholeNumber(1, 100_000, 512),
  NOA_WORKER_CONCURRENCY: wholeNumber(1, 64, Math.max(2, cores * 2)),
  NOA_READER_THREADS: wholeNumber(1, 64, Math.max(1, Math.min(8, cores))),
  OPENAI_API_KEY: text('a key'),
  OPENAI_BASE_URL: webAddress,
  NOA_MODEL: text('the name of a model'),
  NOA_MODEL_PRICE: z
    .string()
    .regex(/^\d+(\.\d+)?\s*\/\s*\d+(\.\d+)?\s+[A-Z]{3}$/, { error: 'must look like 0.15/0.60 USD' })
    .optional(),
  NOA_MODEL_SECONDS: wholeNumber(5, 3600, 60),
  NOA_MODEL_CALLS: wholeNumber(1, 64, 4),
  NOA_PLUGINS: list,
  NOA_GRAPHIQL: onOff,
  NOA_INTROSPECTION: onOff,
  NOA_WEBHOOK_PRIVATE: onOff,
  NOA_FETCH_ALLOW: list.refine((entries) => entries.every((entry) => fileHost.test(entry)), {
    error: 'must be names of hosts, separated by commas: files.example.com, ats.example.org:8443',
  }),
  NOA_LINK_INTERVIEWS: webAddress,
  NOA_LINK_SCENARIOS: webAddress,
  NOA_LINK_CODESHARE: webAddress,
});

/** The settings, by the names of their environment variables. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

/** Settings that {@link loadEnvFile} added to the environment. */
const fromFile = new Set<string>();

/** Reads `.env` in the working folder, if there is one, into the environment. Variables that are already set are not changed. */
export function loadEnvFile(folder = process.cwd()): void {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  const before = new Set(Object.keys(process.env));
  process.loadEnvFile(file);
  for (const name of Object.keys(process.env)) if (!before.has(name)) fromFile.add(name);
}

/** The file that a setting was read from; null when it came from the environment or is not set. */
export function fileOf(setting: keyof Environment, folder = process.cwd()): string | null {
  return fromFile.has(setting) ? path.join(folder, '.env') : null;
}

/** @throws ConfigError */
export function readAllowList(value: string): string[] | null {
  const parsed = environmentSchema.shape.NOA_SIGNIN_ALLOW.safeParse(value);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ message }) => `NOA_SIGNIN_ALLOW ${message}.`).join('\n'));
  return toAllowList(parsed.data);
}

const toAllowList = (entries: readonly string[]) => (entries.length > 0 ? entries.map((entry) => entry.toLowerCase()) : null);

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

function refuseUnsafe(values: Environment, local: boolean): void {
  const problems = local ? [] : findOpenDoors(values);
  if (values.NOA_SMTP_URL !== undefined && values.NOA_MAIL_FROM === undefined) {
    problems.push('NOA_SMTP_URL is set: set NOA_MAIL_FROM to the address that mail comes from (NOA <noa@example.com>).');
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('DATABASE_REPLICA_URL is set: set DATABASE_URL to the server that it is a replica of.');
  problems.push(...findModelProblems(values));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
}

/** Settings that only a local server may leave open. */
function findOpenDoors({ HOST, NOA_PUBLIC_URL, NOA_SIGNIN_ALLOW, NOA_TEST_CODE, ...explorer }: Environment): string[] {
  const [reached, close] = isLoopback(HOST)
    ? [`NOA_PUBLIC_URL is ${NOA_PUBLIC_URL}`, 'unset NOA_PUBLIC_URL']
    : [`HOST is ${HOST}`, 'set HOST to 127.0.0.1'];
  const problems = [];
  if (NOA_SIGNIN_ALLOW.length === 0)
    problems.push(
      `${reached}, so others can reach this server: set NOA_SIGNIN_ALLOW to the addresses and domains that may sign in (ada@example.com, @example.org), or ${close}.`,
    );
  if (NOA_TEST_CODE !== undefined)
    problems.push(`NOA_TEST_CODE lets anyone in who knows it, and ${reached}: unset NOA_TEST_CODE, or ${close}.`);
  for (const name of ['NOA_GRAPHIQL', 'NOA_INTROSPECTION'] as const)
    if (explorer[name]) problems.push(`${name} shows the whole schema to everyone, and ${reached}: unset ${name}, or ${close}.`);
  return problems;
}

/** The setting that selects a model server. */
const modelServer = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: Environment) =>
  OPENAI_API_KEY === undefined ? OPENAI_BASE_URL && 'OPENAI_BASE_URL' : 'OPENAI_API_KEY';

/** Naming a model turns it on, so the other settings must be there too. A key alone turns nothing on, because it may be meant for other programs. */
function findModelProblems(values: Environment): string[] {
  const { OPENAI_BASE_URL, NOA_MODEL, NOA_MODEL_PRICE } = values;
  const server = modelServer(values);
  if (server !== undefined && NOA_MODEL === undefined && NOA_MODEL_PRICE !== undefined)
    return ['NOA_MODEL_PRICE is set: set NOA_MODEL to the name of the model that is to be asked, or unset NOA_MODEL_PRICE.'];
  if (OPENAI_BASE_URL !== undefined && new URL(OPENAI_BASE_URL).username !== '')
    return [
      'OPENAI_BASE_URL holds a user, which is not sent: leave it out, and set OPENAI_API_KEY where the server wants a key.',
    ];
  if (server !== undefined || (NOA_MODEL === undefined && NOA_MODEL_PRICE === undefined)) return [];
  const given = NOA_MODEL === undefined ? 'NOA_MODEL_PRICE' : 'NOA_MODEL';
  return [
    `${given} is set: set ${NOA_MODEL === undefined ? 'NOA_MODEL, and ' : ''}OPENAI_API_KEY, or OPENAI_BASE_URL to the address of a server that needs no key (http://127.0.0.1:11434/v1), or unset ${given}.`,
  ];
}

/** A model is used when it is named and there is either a key or the address of a server that needs none. */
function readModel(values: Environment) {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL: baseUrl = null, NOA_MODEL: name } = values;
  if (name === undefined || (apiKey === null && baseUrl === null)) return null;
  return {
    apiKey,
    /** Without a slash at the end. */
    baseUrl: baseUrl?.replace(/(?<!\/)\/+$/, '') ?? null,
    name: name.trim(),
    milliseconds: values.NOA_MODEL_SECONDS * 1000,
    concurrency: values.NOA_MODEL_CALLS,
    price: readPrice(values.NOA_MODEL_PRICE),
  };
}

/** Prices of a million input tokens and a million output tokens. */
function readPrice(written: string | undefined) {
  if (written === undefined) return null;
  const [prompt, completion, currency = ''] = written.split(/(?:(?<!\s)\s+)?\/\s*|\s+/);
  return { prompt: Number(prompt), completion: Number(completion), currency };
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
