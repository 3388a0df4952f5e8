import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const files = ['api', 'core', 'plugins', 'prisma', 'schema', 'scripts', 'web'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
);
const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

/** The cells of the table rows, without headings and rules. */
const rows = read('docs/coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:sentence|message|key|call|constant|-+) /i.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

it('every row of docs/coverage.md says where its sentence lives and which test shows it', () => {
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows)
    expect(
      row.filter((cell) => cell !== ''),
      row[0],
    ).toHaveLength(3);
});

it('every test that docs/coverage.md names exists', () => {
  const missing = rows.flatMap(([, , cell = '']) =>
    [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?:: "?([^;"`]+))?/g)].flatMap(([, file = '', name = '']) => {
      const found = tests.filter(named(file));
      return found.some((test) => holds(read(test), name)) ? [] : [`${file}: ${name}`];
    }),
  );
  expect(missing).toEqual([]);
});

/** Matches a path from the root, or the end of a path if the section names the folder; `*` matches part of a name. */
function named(file: string): (test: string) => boolean {
  const parts = file.split('*');
  return (test) => {
    if (parts.length === 1) return test === file || test.endsWith(`/${file}`);
    return test.startsWith(parts[0] ?? '') && test.endsWith(parts.at(-1) ?? '');
  };
}

/** Test names are without quotation marks, and may be shortened by "…". */
function holds(text: string, name: string): boolean {
  return name
    .split('…')
    .map((part) => part.trim().replace(/[,)]$/, ''))
    .every((part) => text.includes(part));
}
