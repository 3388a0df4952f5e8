import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { defaultReadLimits } from '../../reading/defaultReadLimits.ts';
import { textReader } from './textReader.ts';

const options = { signal: new AbortController().signal, limits: defaultReadLimits };
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => textReader.read(bytes, options);

describe('textReader', () => {
  for (const { name, run } of conformanceTests(textReader, { samples: [{ name: 'cv.txt', bytes: utf8('Ada Byron\nAnalyst') }] }))
    it(name, run);

  const russian = 'Ирина Ветрова\nСтарший разработчик, Казань';
  it.each([
    ['UTF-8', utf8(russian)],
    ['UTF-8 with a mark', utf8(`\uFEFF${russian}`)],
    ['UTF-16LE', new Uint8Array(iconv.encode(russian, 'utf16le', { addBOM: true }))],
    ['UTF-16BE', new Uint8Array(iconv.encode(russian, 'utf16be', { addBOM: true }))],
    ['windows-1251', new Uint8Array(iconv.encode(russian, 'win1251'))],
    ['KOI8-R', new Uint8Array(iconv.encode(russian, 'koi8-r'))],
  ])('reads Russian in %s', async (_, bytes) => {
    expect(await textReader.accepts(bytes, 'cv.txt')).toBe(true);
    expect((await read(bytes)).text).toBe(russian);
  });

  it('reads accented Latin in windows-1252', async () => {
    expect((await read(new Uint8Array(iconv.encode('Résumé of Zoë Müller', 'win1252')))).text).toBe('Résumé of Zoë Müller');
  });

  it('takes list markers out of the text and says that the line is an item', async () => {
    const { text, lines } = await read(utf8('Skills\n- Go\n• Rust\n1. C\n-5 % cost'));
    expect(text).toBe('Skills\nGo\nRust\nC\n-5 % cost');
    expect(lines.map(({ listItem }) => listItem)).toEqual([false, true, true, true, false]);
  });

  it('reads the signs of Markdown as headings and bold text', async () => {
    const { text, lines } = await read(utf8('## Jobs\n**Chef** at **Acme**, 2 ** 3\n#1 in sales'));
    expect(text).toBe('Jobs\nChef at Acme, 2 ** 3\n#1 in sales');
    expect(lines[1]?.runs.map(({ bold }) => bold).slice(0, 3)).toEqual([true, false, true]);
  });

  it('puts the lines between empty ones into one block', async () => {
    const { lines } = await read(utf8('a\r\nb\r\n\r\nc'));
    expect(lines[0]?.block).toBe(lines[1]?.block);
    expect(lines[2]?.block).not.toBe(lines[1]?.block);
  });

  it.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])],
    ['rich text', utf8('{\\rtf1\\ansi Hello}')],
    ['a web page', utf8('<!DOCTYPE html><p>Hello')],
    ['random bytes', Uint8Array.from({ length: 400 }, (_, index) => (index * 89) % 256)],
    ['nothing', new Uint8Array()],
  ])('does not accept %s', async (_, bytes) => {
    expect(await textReader.accepts(bytes, 'cv.txt')).toBe(false);
  });

  it.each(['FORM OF APPLICATION\nIda Holm', 'BMW Group, Munich\nIda Holm', 'MZ Holding\nIda Holm', 'ID3 Labs\nIda Holm'])(
    'accepts text whose first letters are those of another kind: %j',
    async (text) => {
      expect(await textReader.accepts(utf8(text), 'cv.txt')).toBe(true);
    },
  );

  it('refuses white space as empty', async () => {
    await expect(read(utf8(' \n\t\n'))).rejects.toMatchObject({ code: 'EMPTY_FILE' });
  });

  it('leaves out what exceeds the limit and says so', async () => {
    const document = await textReader.read(utf8('one\ntwo\nthree'), {
      ...options,
      limits: { ...defaultReadLimits, maxCharacters: 8 },
    });
    expect(document.text).toBe('one\ntwo');
    expect(document.warnings).toEqual([{ code: 'text-left-out', page: null, params: { limit: 8 } }]);
  });

  it('reads a line of a hundred thousand words', async () => {
    const { lines } = await read(utf8(`Ada Byron\n${'w '.repeat(100_000)}`));
    expect(lines).toHaveLength(2);
  });
});
