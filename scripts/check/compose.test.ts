import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../api/config/environment.ts';
import { readConfig } from '../../api/config/readConfig.ts';

interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, object>;
  networks?: string[];
  volumes?: string[];
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

it('compose.yaml names only services, networks and volumes that it defines', () => {
  for (const { depends_on = [], networks: joined = [], volumes: mounted = [] } of Object.values(services)) {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)),
    );
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mounted.map((volume) => volume.split(':')[0])));
  }
  const upstreams = [...(configs['proxy']?.content ?? '').matchAll(/(\w+):4000/g)].map(([, name]) => name);
  expect(upstreams).toEqual(ours.map(([name]) => name).filter((name) => name.startsWith('server')));
});
