import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';

const root = projectFolder();

describe('the commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

  it.each(['start', 'test', 'server', 'worker', 'bench'])('set themselves up also where install scripts are off: %s', (name) => {
    expect(scripts[name]).toMatch(
      /^node (?:--v8-pool-size=0 --max-semi-space-size=8 --no-regexp-tier-up --no-concurrent-marking --no-parallel-scavenge )?scripts\/setup\.mjs (start|test) \S+$/,
    );
    expect(Object.keys(scripts)).not.toContain(`pre${name}`);
  });

  it('make nothing a second time, and hand their words on to the program', async () => {
    const run = promisify(execFile);
    const args = ['scripts/setup.mjs', 'sources', 'scripts/check/runChecks.ts', 'no such check'];
    await expect(run(process.execPath, args, { cwd: root })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no check named no such check\./),
    });
  });
});
