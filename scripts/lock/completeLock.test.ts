import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { completeLock, findMissing, type Lock } from './completeLock.ts';

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-gnu': '1.2.3', '@tool/darwin-arm64': '1.2.3', '@tool/linux-arm64-musl': '1.2.3' },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', optional: true },
  },
};

describe('completeLock', () => {
  it('adds the packages for other machines that a package names', () => {
    expect(completeLock(lock).packages).toMatchObject({
      'node_modules/@tool/darwin-arm64': { version: '1.2.3', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/@tool/linux-arm64-musl': { version: '1.2.3', optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    });
    expect(findMissing(completeLock(lock)).size).toBe(0);
  });

  it('finds a package that lies in the folder of the one that asks', () => {
    const nested: Lock = {
      packages: {
        'node_modules/a/node_modules/tool': { optionalDependencies: { '@tool/win32-x64': '1.0.0' } },
        'node_modules/a/node_modules/@tool/win32-x64': { version: '1.0.0' },
      },
    };
    expect(findMissing(nested).size).toBe(0);
  });
});

describe('package-lock.json', () => {
  const committed = JSON.parse(readFileSync(path.join(projectFolder(), 'package-lock.json'), 'utf8')) as Lock & {
    packages: Record<string, { resolved?: string }>;
  };

  it('lists the packages for every machine, so that npm ci accepts it (else: npm run lock)', () => {
    expect([...findMissing(committed).keys()]).toEqual([]);
  });

  it('names no registry: each user has their own', () => {
    expect(Object.values(committed.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
