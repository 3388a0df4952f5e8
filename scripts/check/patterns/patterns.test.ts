import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type * as Finders from '../../../plugins/knowledge/cues/makeFinder.ts';
import { projectFolder } from '../../../prisma/projectFolder.ts';
import { type Construction, findPatterns, type Pattern } from './findPatterns.ts';
import { judgePattern } from './judgePattern.ts';
import { recordPatterns } from './recordPatterns.ts';

const root = projectFolder();

/** Code that handles untrusted text: everything that runs for users. Scripts and tests read only the project's own text. */
const files = execFileSync('git', ['ls-files', '--', 'api', 'core', 'plugins', 'prisma', 'schema', 'web/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/conformance|\/generated\/|__generated__/.test(file));

const found = files.map((file) => findPatterns(root, file));
const constructions = found.flatMap((each) => each.constructions);

/** Skipped, because importing them starts the product or a thread. */
const starters = /^(?:api\/(?:main|server|worker|runProcess)|plugins\/host\/\w+Worker)\.ts$/;

const finders = 'plugins/knowledge/cues/makeFinder.ts';
const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);

/** Modules that build patterns or finders. */
const building = files.filter(
  (file) => !starters.test(file) && /\b(?:RegExp|makeFinder)\(/u.test(readFileSync(path.join(root, file), 'utf8')),
);

/** What the modules build while they load; `places`: where. A finder's rows count with what is around them, not its parts. */
async function loadPatterns(): Promise<{ built: Pattern[]; places: ReadonlySet<string> }> {
  const rows: Pattern[] = [];
  const { rowListeners } = (await load(finders)) as typeof Finders;
  rowListeners.add((source, flags) => rows.push({ file: finders, line: 0, source, flags }));
  const built = await recordPatterns(root, () => Promise.all([...building, 'plugins/index.ts'].map(load)));
  return {
    built: [...built.filter(({ file }) => file !== finders), ...rows],
    places: new Set(built.map(({ file, line }) => `${file}:${line}`)),
  };
}

const loaded = loadPatterns();

/** Longer patterns hide a vocabulary. In characters. */
const longestPattern = 200;

const tooLong = (patterns: readonly Pattern[]): string[] =>
  patterns.filter(({ source }) => source.length > longestPattern).map(({ file, line, source }) => `${file}:${line} ${source}`);

function judge(patterns: readonly Pattern[]): string[] {
  const judged = new Map<string, string[]>();
  return patterns.flatMap(({ file, line, source, flags }) => {
    const key = `/${source}/${flags}`;
    const reasons = judged.get(key) ?? judgePattern(source, flags);
    judged.set(key, reasons);
    return reasons.map((reason) => `${file}:${line} ${reason}\n  ${key.slice(0, 300)}`);
  });
}

describe('the patterns of the product', { timeout: 120_000 }, () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(800);
    expect(constructions.length).toBeGreaterThan(40);
  });

  it('take time in proportion to the text, where they are written down', () => {
    expect(judge(found.flatMap(({ patterns }) => patterns))).toEqual([]);
  });

  it('take time in proportion to the text, where they are built', async () => {
    const { built, places } = await loaded;
    const later = constructions.filter(({ file, line }) => !places.has(`${file}:${line}`));
    const unknown = later.filter(({ source }) => source === null);
    expect(unknown.map(describePlace), 'cannot be judged: build it while the module loads, or put in single words only').toEqual(
      [],
    );
    const filled = later.map(({ file, line, source }) => ({ file, line, source: source ?? '', flags: 'iu' }));
    expect(built.filter(({ file }) => file === finders).length).toBeGreaterThan(1000);
    expect(judge([...built, ...filled])).toEqual([]);
  });

  it('are short: words lie in tables', async () => {
    const { built } = await loaded;
    const written = found.flatMap(({ patterns }) => patterns);
    expect(tooLong([...written, ...built])).toEqual([]);
  });
});

const describePlace = ({ file, line }: Construction) => `${file}:${line}`;

describe('judgePattern', () => {
  it.each([
    [/^\s*([^•\n]+?)\s+•\s+([^•\n]+?)\s*$/, 'quadratic'],
    [/\s+$/, 'quadratic'],
    [/\s*,\s*/, 'quadratic'],
    [/<[^>]*>/, 'quadratic'],
    [/^(?:a+)+$/, 'exponential'],
    [/^(?:\s*,?\s*a)*$/, 'exponential'],
    [/(?<=,.*)x/, 'looks through'],
    [/,(?=.*\sor\s)/, 'looks through'],
  ])('finds that %s is slow', (pattern, reason) => {
    expect(judgePattern(pattern.source, pattern.flags).join()).toContain(reason);
  });

  it.each([/^\s*(?:,\s*)?x/, /(?<!\s)\s+$/, /(?:(?<!\s)\s+)?,\s*/g, /<[^<>]*>/, /\s{0,20},/, /^(?=.*\d).{2,40}$/])(
    'finds nothing wrong with %s',
    (pattern) => expect(judgePattern(pattern.source, pattern.flags)).toEqual([]),
  );
});

describe('tooLong', () => {
  it('finds a planted pattern, whether written down or built, by its file', async () => {
    const words = 'word|'.repeat(41);
    const built = await recordPatterns(root, async () => new RegExp(words));
    const { patterns } = findPatterns(root, 'planted.ts', `const a = /${words}/; const b = /${words.slice(5)}/;`);
    const place = path.relative(root, import.meta.filename);
    expect(tooLong([...patterns, ...built]).map((one) => one.split(':')[0])).toEqual(['planted.ts', place]);
  });
});

describe('findPatterns', () => {
  it('finds what is written down, and what is built of words', () => {
    const text = [
      'const a = /\\s+$/u;',
      'const b = new RegExp(`^${name}:(.*)`);',
      'const c = RegExp(String.raw`\\d${unit}`);',
      'const d = new RegExp(words.join("|"));',
      'const e = new RegExp(`(?:${other.source})+`);',
    ].join('\n');
    expect(findPatterns(root, 'planted.ts', text)).toEqual({
      patterns: [{ file: 'planted.ts', line: 1, source: '\\s+$', flags: 'u' }],
      constructions: [
        { file: 'planted.ts', line: 2, source: '^x:(.*)' },
        { file: 'planted.ts', line: 3, source: '\\dx' },
        { file: 'planted.ts', line: 4, source: null },
        { file: 'planted.ts', line: 5, source: null },
      ],
    });
  });
});

describe('recordPatterns', () => {
  it('tells what our code builds while it loads, and where', async () => {
    const built = await recordPatterns(root, async () => [new RegExp('a+$', 'u'), RegExp('b')]);
    const file = path.relative(root, import.meta.filename);
    expect(built).toEqual([
      { file, line: expect.any(Number), source: 'a+$', flags: 'u' },
      { file, line: expect.any(Number), source: 'b', flags: '' },
    ]);
  });
});
