import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../api/config/environment.ts';
import { readConfig } from '../../api/config/readConfig.ts';
import { runDatabase } from '../../prisma/embedded/runDatabase.ts';
import { migrate } from '../../prisma/migrate.ts';

interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, object>;
  networks?: string[];
  volumes?: string[];
  configs?: { source: string; target: string }[];
}

interface Compose {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  volumes: Record<string, object | null>;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const { services, configs, networks, volumes } = compose;
const ours = Object.entries(services).filter(([, { image }]) => image === 'noa');

/** The operator's settings. */
const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret',
  NOA_SECRET: 'x'.repeat(32),
  NOA_PUBLIC_URL: 'https://noa.example.com',
  NOA_SIGNIN_ALLOW: '@example.com',
  NOA_SMTP_URL: 'smtp://mail.example.com',
  NOA_MAIL_FROM: 'NOA <noa@example.com>',
};
const fillIn = (text: string) => text.replace(/\$\{([A-Z_]{1,40}):\?[^}]{1,100}\}/g, (_, name: string) => given[name] ?? '');

it('compose.yaml runs two servers and two workers by the commands of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = ours.map(([name, { command = [] }]) => [name, command.slice(0, 2), scripts[command[2] ?? '']]);
  expect(commands).toEqual(
    ['server1', 'server2', 'worker1', 'worker2'].map((name) => [
      name,
      ['npm', 'run'],
      `node --v8-pool-size=0 --max-semi-space-size=8 --no-regexp-tier-up --no-concurrent-marking --no-parallel-scavenge scripts/setup.mjs start dist/server/${name.slice(0, -1)}.js`,
    ]),
  );
});

it('compose.yaml sets settings that there are, and NOA starts with them', () => {
  for (const [name, { environment = {} }] of ours) {
    expect(settingNames, name).toEqual(expect.arrayContaining(Object.keys(environment)));
    const settings = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fillIn(value)]));
    const config = readConfig(settings);
    expect(config).toMatchObject({
      local: false,
      publicUrl: given.NOA_PUBLIC_URL,
      trustedProxies: [networks['inside']?.ipam.config[0]?.subnet],
      databaseUrl: 'postgresql://noa:secret@database:5432/noa',
    });
  }
});

it('compose.yaml names only services, networks, volumes and configs that it defines', () => {
  for (const { depends_on = [], networks: joined = [], volumes: mounted = [] } of Object.values(services)) {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)),
    );
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mounted.map((volume) => volume.split(':')[0])));
  }
  for (const { configs: used = [] } of Object.values(services))
    expect(Object.keys(configs)).toEqual(expect.arrayContaining(used.map(({ source }) => source)));
  const upstreams = [...(configs['proxy']?.content ?? '').matchAll(/(\w+):4000/g)].map(([, name]) => name);
  expect(upstreams).toEqual(ours.map(([name]) => name).filter((name) => name.startsWith('server')));
});

it("compose.yaml's database makes NOA's role, which is no superuser and can do all that NOA needs", async () => {
  const { database } = services;
  expect(database?.environment).not.toHaveProperty('POSTGRES_USER');
  expect(database?.configs).toEqual([
    { source: 'role', target: expect.stringMatching(/^\/docker-entrypoint-initdb\.d\/.+\.sql$/) },
  ]);
  const { superuserUrl, noaUrl } = await startServer();
  await ask(superuserUrl, asPsqlReads(configs['role']?.content ?? ''));

  const rights = 'rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls';
  expect(await ask(noaUrl, `select current_user, ${rights} from pg_roles where rolname = current_user`)).toEqual(['noa', false]);
  await migrate({ url: noaUrl });
  await ask(noaUrl, 'checkpoint');
  await ask(noaUrl, 'select pg_switch_wal()');
  await expect(ask(noaUrl, "select pg_read_file('/etc/passwd')")).rejects.toThrow(/permission denied/);
  await expect(ask(superuserUrl, 'select 1'), 'by network').rejects.toThrow(/password authentication failed/);
});

/** A server as the image makes it: superuser `postgres`, who also owns the database `noa`. */
async function startServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-compose-'));
  const { port, password, supervised } = await runDatabase({ home: path.join(folder, 'postgres'), durable: false });
  onTestFinished(async () => {
    supervised?.child.stdin?.end();
    if (supervised) await once(supervised.child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (user: string, secret: string) => `postgresql://${user}:${secret}@127.0.0.1:${port}/noa`;
  const [superuserUrl, made] = [at('postgres', 'any'), at('noa', password)];
  await ask(made, "create role postgres superuser login password 'any'");
  await ask(superuserUrl, 'alter role noa rename to first; alter database noa owner to postgres');
  const noaUrl = new URL(fillIn(services['server1']?.environment?.DATABASE_URL ?? ''));
  noaUrl.host = `127.0.0.1:${port}`;
  return { superuserUrl, noaUrl: noaUrl.href };
}

/** With `\getenv` done and the variables filled in. */
function asPsqlReads(script: string): string {
  const variables = new Map<string, string>();
  const sql = script.replace(/^\\getenv (\w+) (\w+)$/gm, (_, name: string, variable: string) => {
    variables.set(name, fillIn(services['database']?.environment?.[variable] ?? ''));
    return '';
  });
  return sql.replace(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(variables.get(name) ?? ''));
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return [(await client.query({ text: sql, rowMode: 'array' })).rows].flat(2);
  } finally {
    await client.end();
  }
}
