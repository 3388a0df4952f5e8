import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsIds } from './asvsIds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is wrong with the table of requirements: rows without a test, and tests that the named file does not have. */
function findUnproved(markdown: string): string[] {
  const rows = [...markdown.matchAll(/^\| \d.*\|$/gm)].map(([row]) => row.split('|').at(-2)?.trim() ?? '');
  if (rows.length === 0) return ['no rows'];
  return rows.flatMap((cell) => {
    const named = [...cell.matchAll(/`([^`]+)`(?:: ([^`]+))?/g)];
    if (named.length === 0 || !cell.startsWith('`')) return [`no test: ${cell}`];
    return named.flatMap(([, file = '', names = '']) => {
      const code = read(file);
      const isTitle = (name: string) => ["'", '"', '`'].some((quote) => code.includes(quote + name));
      return names.split(';').flatMap((name, index, all) => {
        const isEnd = index > 0 && index === all.length - 1 && name.trim() === '';
        return isEnd || (name.trim() !== '' && isTitle(name.trim())) ? [] : [`${file}: ${name.trim()}`];
      });
    });
  });
}

it('every requirement that SECURITY.md claims names tests that exist', () => {
  expect(findUnproved(read('SECURITY.md'))).toEqual([]);
});

/** The ids of each row, and its last cell. */
const rowsOf = (markdown: string) =>
  [...markdown.matchAll(/^\| (\d[^|]*)\|.*\|$/gm)].map(([row, ids = '']) => ({
    ids: ids.match(/\d+\.\d+\.\d+(?! \(L3\))/g) ?? [],
    state: row.split('|').at(-2)?.trim() ?? '',
  }));

describe('docs/asvs.md', () => {
  const rows = rowsOf(read('docs/asvs.md'));
  const states = ['Shown: ', 'Not applicable: ', 'Untested: ', 'Falls short: '];

  it('has each requirement of levels 1 and 2 once, and nothing else', () => {
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual([...asvsIds].sort());
  });

  it('says the state of each', () => {
    expect(rows.filter(({ state }) => states.every((known) => !state.startsWith(known)))).toEqual([]);
  });

  it('leads to SECURITY.md where that has a test for it, and names tests that exist elsewhere', () => {
    const shown = rows.filter(({ state }) => state.startsWith('Shown: '));
    const proved = new Set(rowsOf(read('SECURITY.md')).flatMap(({ ids }) => ids));
    const [led, named] = [true, false].map((there) => shown.filter(({ state }) => state.includes('SECURITY.md') === there));
    expect(led?.flatMap(({ ids }) => ids).filter((id) => !proved.has(id))).toEqual([]);
    const cells = named?.map(({ state }) => `| 0 | ${state.slice('Shown: '.length)} |`) ?? [];
    expect(findUnproved(cells.join('\n'))).toEqual([]);
  });
});

it.each([
  ['a row without a test', '| 1.1.1 | What | none |'],
  ['a file without a title', '| 1.1.1 | What | `scripts/check/security.test.ts` |'],
  ['a title that no test has', '| 1.1.1 | What | `scripts/check/security.test.ts`: every requirement that SECURITY.md names |'],
  ['no rows at all', 'nothing'],
])('%s is found', (_what, markdown) => {
  expect(findUnproved(markdown)).toHaveLength(1);
});
