import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSession } from '../../../core/accounts/openSession.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import type { PrismaClient } from '../../../prisma/generated/client.ts';

/** The host's message once it listens. */
export interface HostReady {
  port: number;
  databaseUrl: string;
}

export interface Host extends HostReady {
  db: PrismaClient;
  /** The token of a new session of a new user. */
  signIn(): Promise<string>;
}

/** `benchHost` with these settings while `work` runs. */
export async function withHost<T>(settings: NodeJS.ProcessEnv, work: (host: Host) => Promise<T>): Promise<T> {
  const child = fork(new URL('./benchHost.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: settings,
  });
  const [ready] = (await Promise.race([once(child, 'message'), failWith(once(child, 'exit'))])) as [HostReady];
  const db = createPrismaClient({ url: ready.databaseUrl });
  try {
    return await work({ ...ready, db, signIn: () => signIn(db) });
  } finally {
    await db.$disconnect();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

async function failWith(exit: Promise<unknown[]>): Promise<never> {
  const [code] = await exit;
  throw new Error(`The host ended with ${String(code)} before it listened.`);
}

let users = 0;

async function signIn(db: PrismaClient): Promise<string> {
  const { id: userId } = await db.user.create({ data: { email: `bench-${Date.now()}-${users++}@example.com` } });
  return db.$transaction((tx) => openSession(tx, { userId, remember: true, userAgent: null, now: new Date() }));
}
