import type { Plugin } from '../../plugins/contract.ts';
import { createRegistry } from '../../plugins/registry.ts';
import { createTestDatabase, type TestDatabase } from '../../prisma/testing/createTestDatabase.ts';
import type { Mail } from '../accounts/mailer.ts';
import type { Ctx } from '../context.ts';
import type { ObjectStore } from '../documents/objects/objectStore.ts';
import { type Outgoing, OutgoingError } from '../outgoing/outgoing.ts';
import { createSealer } from '../secrets/sealer.ts';
import { createLocalEngine } from './createLocalEngine.ts';
import { createLocalEvents } from './createLocalEvents.ts';

export interface TestContext {
  ctx: Ctx;
  database: TestDatabase;
  /** Sent mails, newest last. */
  mails: Mail[];
  clock: { now: Date };
  /** Signs in a new user and returns their context. */
  signedIn(email?: string): Promise<Ctx>;
  drop(): Promise<void>;
}

export interface TestContextOptions {
  /** Usually `builtInPlugins`; leave out for tests that read and score nothing. */
  plugins?: readonly Plugin[];
  /** For tests that call other systems; by default all calls fail. */
  outgoing?: Outgoing;
  /** Where originals are kept; by default in the database. */
  objects?: ObjectStore | null;
}

const offline: Outgoing = {
  check: () => Promise.resolve(),
  post: () => Promise.reject(new OutgoingError('no network')),
  checkFile: () => undefined,
  fetchFile: () => Promise.reject(new OutgoingError('no network')),
};

/** A context on a real, separate database. Mails are collected, and the clock only moves when the test moves it. */
export async function createTestContext({
  plugins: chosen = [],
  outgoing = offline,
  objects = null,
}: TestContextOptions = {}): Promise<TestContext> {
  const database = await createTestDatabase();
  const mails: Mail[] = [];
  const clock = { now: new Date('2026-03-02T10:00:00Z') };
  const plugins = createRegistry(chosen);
  const ctx: Ctx = {
    db: database.prisma,
    replica: null,
    viewer: null,
    client: '192.0.2.1',
    locale: 'en',
    plugins,
    documents: createLocalEngine(plugins),
    serverId: null,
    objects,
    events: createLocalEvents(),
    mailer: { delivers: true, send: async (mail) => void mails.push(mail) },
    outgoing,
    sealer: createSealer('a key for tests, which nobody needs to guess'),
    limits: { maxFiles: 50, maxFileBytes: 10 * 1024 * 1024 },
    publicUrl: 'https://noa.example.com',
    testCode: null,
    signInAllow: () => null,
    now: () => clock.now,
  };
  let users = 0;
  return {
    ctx,
    database,
    mails,
    clock,
    async signedIn(email = `user${++users}@example.com`) {
      const { id } = await database.prisma.user.upsert({ where: { email }, create: { email }, update: {} });
      return { ...ctx, viewer: { userId: id, sessionId: null } };
    },
    drop: () => database.drop(),
  };
}
