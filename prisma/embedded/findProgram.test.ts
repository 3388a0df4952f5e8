import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseAccount } from './account.ts';
import { findProgram, type InstalledProgram } from './findProgram.ts';

describe('findProgram', () => {
  const account = databaseAccount();
  const { folder: native } = findProgram(account);
  let root: string;
  let place: string;
  let installed: InstalledProgram;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'noa-program-'));
    chmodSync(root, 0o755);
    place = path.join(root, 'place');
    installed = { folder: path.join(root, 'closed', 'package'), version: '18.4.0' };
    // As the registry delivers it, without symbolic links.
    cpSync(native, path.join(installed.folder, 'native'), {
      recursive: true,
      filter: (file) => !lstatSync(file).isSymbolicLink(),
    });
    mkdirSync(place);
  });
  afterEach(() => {
    chmodSync(path.join(root, 'closed'), 0o700);
    chmodSync(path.join(installed.folder, 'native', 'lib'), 0o755);
    rmSync(root, { recursive: true });
  });

  it('makes the links that an install script would have made', () => {
    expect(existsSync(path.join(installed.folder, 'native', 'lib', 'libicuuc.so.60'))).toBe(false);
    expect(findProgram(account, installed, [place])).toEqual({ folder: path.join(installed.folder, 'native'), major: '18' });
    expect(existsSync(path.join(installed.folder, 'native', 'lib', 'libicuuc.so.60'))).toBe(true);
  });

  it('works with a copy where the package cannot be reached or completed, and makes it once', () => {
    if (process.getuid?.() === 0) chmodSync(path.join(root, 'closed'), 0o700);
    else chmodSync(path.join(installed.folder, 'native', 'lib'), 0o555);
    const { folder } = findProgram(account, installed, [path.join(root, 'closed'), place]);
    expect(folder.startsWith(place) || process.getuid?.() !== 0).toBe(true);
    const made = statSync(folder).ctimeMs;
    expect(findProgram(account, installed, [path.join(root, 'closed'), place]).folder).toBe(folder);
    expect(statSync(folder).ctimeMs).toBe(made);
  });

  it('says what to do when nothing can be run', () => {
    if (process.getuid?.() === 0) chmodSync(path.join(root, 'closed'), 0o700);
    else chmodSync(path.join(installed.folder, 'native', 'lib'), 0o555);
    expect(() => findProgram(account, installed, [])).toThrow(/Set DATABASE_URL/);
  });
});
