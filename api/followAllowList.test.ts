import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followAllowList } from './followAllowList.ts';

describe('the list of who may sign in', () => {
  let folder: string;
  let file: string;
  let time: number;
  let problems: string[];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-allow-'));
    file = path.join(folder, '.env');
    time = 0;
    problems = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (text: string) => writeFileSync(file, text);
  const follow = (from: string | null) =>
    followAllowList(
      { signInAllow: ['ada@example.com', '@example.org'] },
      { file: from, now: () => time, onProblem: (message) => problems.push(message) },
    );

  it('is read again when its file changes, and at most once a second', () => {
    write('NOA_SIGNIN_ALLOW=ada@example.com,@example.org');
    const allow = follow(file);
    write('PORT=4000\nNOA_SIGNIN_ALLOW="@Example.org"\n');
    expect(allow()).toEqual(['ada@example.com', '@example.org']);
    time += 1_000;
    expect(allow()).toEqual(['@example.org']);
    expect(problems).toEqual([]);
  });

  it('stays as it was, with a word to the operator, while the file has none', () => {
    write('NOA_SIGNIN_ALLOW=ada@example.com,@example.org');
    const allow = follow(file);
    for (const text of ['', 'NOA_SIGNIN_ALLOW=', 'NOA_SIGNIN_ALLOW=everybody']) {
      write(text);
      time += 1_000;
      expect(allow()).toEqual(['ada@example.com', '@example.org']);
    }
    rmSync(file);
    time += 1_000;
    expect(allow()).toEqual(['ada@example.com', '@example.org']);
    expect(problems.map((text) => text.split(':')[0])).toEqual([
      'NOA_SIGNIN_ALLOW is no longer in .env',
      'NOA_SIGNIN_ALLOW is no longer in .env',
      'NOA_SIGNIN_ALLOW must be addresses and domains, separated by commas',
      'The file .env cannot be read',
    ]);
  });

  it('is that of the environment until the end, where the environment has it', () => {
    write('NOA_SIGNIN_ALLOW=@elsewhere.example');
    const allow = follow(null);
    time += 1_000;
    expect(allow()).toEqual(['ada@example.com', '@example.org']);
  });
});
