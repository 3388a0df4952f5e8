import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectFolder } from '../prisma/projectFolder.ts';

/** A pattern runs once, V8 is tuned, and it runs again: over texts whole and in parts, by each way into V8's matcher. */
const program = `
  import { tuneV8 } from './api/tuneV8.ts';
  const pattern = /(?:a|x)+b(?=c)/;
  pattern.test('zzaabc');
  tuneV8();
  const start = 'z'.repeat(20);
  for (let time = 0; time < 5; time++) pattern.test(start + time + 'aabc');
  console.log((start + 'aabc').replace(pattern, '-'));
`;

it('leaves patterns alone that ran before', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectFolder() });
  expect(stdout.trim()).toBe(`${'z'.repeat(20)}-c`);
});
