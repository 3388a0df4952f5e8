import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('every requirement that SECURITY.md claims names a test that exists', () => {
  const rows = [...read('SECURITY.md').matchAll(/^\| \d.* \| `([^`]+)`: ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [, file = '', name = ''] of rows) expect(read(file)).toContain(name.trim());
});
