import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

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

/** What each environment variable may be. */
export const environmentSchema = z.object({
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
  // Room for the largest upload that the other limits allow, beside the quarter that stays free for others.
  NOA_UPLOADS_MB: wholeNumber(1, 100_000, 704),
  // Many more than are read at a time: those that are read wait shortly for each other and are stored together, while the next ones are being read.
  NOA_WORKER_CONCURRENCY: wholeNumber(1, 64, Math.min(64, 8 * cores)),
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

export type Environment = z.infer<typeof environmentSchema>;
