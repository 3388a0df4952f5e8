import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('every requirement that SECURITY.md claims names a test that exists', () => {
  const rows = [...read('SECURITY.md').matchAll(/^\| \d.* \| (`[^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  const tests = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`: ([^;]+)/g)]);
  expect(tests.length).toBeGreaterThanOrEqual(rows.length);
  for (const [, file = '', name = ''] of tests) expect(read(file), file).toContain(name.trim());
});
