import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDrift } from './testing/findDrift.ts';

const schemaFile = path.join(import.meta.dirname, 'schema.prisma');
const migrations = path.join(import.meta.dirname, 'migrations');

describe('findDrift', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-drift-'));
    cpSync(migrations, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds none between schema.prisma and the migrations', async () => {
    expect(await findDrift({ schemaFile, migrationsFolder: migrations })).toBe('');
  });

  it('finds a table that a migration makes and the schema does not know', async () => {
    mkdirSync(path.join(folder, '99999999999999_planted'));
    writeFileSync(path.join(folder, '99999999999999_planted', 'migration.sql'), 'create table planted (id int primary key);');
    expect(await findDrift({ schemaFile, migrationsFolder: folder })).toContain('DROP TABLE "planted"');
  });
});
