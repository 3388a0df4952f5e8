import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { defaultReadLimits as limits } from '../../reading/defaultReadLimits.ts';
import { pdfReader } from './pdfReader.ts';
import { makePdf, type TestPage, textAt } from './testing/makePdf.ts';

const options = { signal: new AbortController().signal, limits };
const read = (...pages: TestPage[]) => pdfReader.read(makePdf({ pages }), options);
const readLines = async (content: string, entries = '') => (await read({ content, entries })).text.split('\n');
/** Lines below each other, 16 points apart. */
const column = (x: number, top: number, lines: readonly string[]) =>
  lines.map((line, index) => textAt(x, top - index * 16, line)).join('');

const prose = [
  'Designed the first program for',
  'a machine that was never built,',
  'and wrote down what it could do.',
  'It might compose music as well.',
];
const sidebar = ['Contact', 'ada@example.com', 'London', 'Skills', 'Mathematics', 'Programming'];
const main = ['Ada Lovelace', 'Analyst', ...prose, 'Experience', 'Analytical Engines Ltd'];

describe('pdfReader', () => {
  const samples = [{ name: 'cv.pdf', bytes: makePdf({ pages: [{ content: column(72, 700, main) }] }) }];
  for (const { name, run } of conformanceTests(pdfReader, { samples })) it(name, run);

  it('reads a sidebar by itself, whichever of the two is written first', async () => {
    const left = column(40, 703, sidebar);
    const right = column(220, 700, main);
    expect(await readLines(left + right)).toEqual([...sidebar, ...main]);
    expect(await readLines(right + left)).toEqual([...main, ...sidebar]);
  });

  it('reads a sidebar by itself although the page is written line by line', async () => {
    const parts = main.map(
      (line, index) => textAt(220, 700 - index * 16, line) + textAt(40, 694 - index * 19, sidebar[index] ?? ''),
    );
    expect(await readLines(parts.join(''))).toEqual([...sidebar, ...main]);
  });

  it('keeps a date at the right margin on the line of its job', async () => {
    const content = column(72, 700, ['Analyst', ...prose]) + textAt(450, 700, '2015 - 2020');
    expect(await readLines(content)).toEqual(['Analyst\t2015 - 2020', ...prose]);
  });

  it('reads a timeline entry by entry', async () => {
    const entry = (top: number, date: string, lines: string[]) => textAt(40, top, date) + column(180, top, lines);
    const content = entry(700, '2015', ['Analyst', 'Engines Ltd']) + entry(620, '2010', ['Clerk', 'Difference Co']);
    expect(await readLines(content)).toEqual(['2015', 'Analyst', 'Engines Ltd', '2010', 'Clerk', 'Difference Co']);
  });

  it('composes accents that are drawn over or under their letters', async () => {
    // The widths of Helvetica at 10 points: G 7.78, u 5.56, o 5.56, c 5, and of the accents 3.33.
    const glyph = (x: number, code: string, y = 700) => `BT /F1 10 Tf ${x} ${y} Td (${code}) Tj ET `;
    const [dieresis, cedilla, acute] = ['\\250', '\\270', '\\264'];
    expect(await readLines(glyph(72, 'G') + glyph(80.9, dieresis) + glyph(79.8, 'u') + glyph(85.3, 'n'))).toEqual(['Gün']);
    expect(await readLines(glyph(72, 'fa') + glyph(80.4, 'c') + glyph(81.2, cedilla) + glyph(85.4, 'ade'))).toEqual(['façade']);
    expect(await readLines(glyph(73.7, acute, 702) + glyph(72, 'E') + glyph(78.7, 'tat'))).toEqual(['État']);
    expect(await readLines(glyph(72, 'around') + glyph(106, acute) + glyph(113, '60'))).toEqual(['around ´ 60']);
  });

  it('reads a logo of interlocking letters as one word', async () => {
    const glyph = (x: number, y: number, letter: string, size = 10) => `BT /F1 ${size} Tf ${x} ${y} Td (${letter}) Tj ET `;
    const logo =
      glyph(72, 700, 'L') + glyph(74.5, 702, 'A', 7) + glyph(77.7, 700, 'T') + glyph(82.1, 698, 'E') + glyph(87.6, 700, 'X');
    expect(await readLines(glyph(53, 700, 'Git,') + logo)).toEqual(['Git, LATEX']);
  });

  it('parts two words of different colours at a narrow gap', async () => {
    const word = (x: number, text: string, grey: number) => `BT /F2 20 Tf ${grey} g ${x} 700 Td (${text}) Tj ET `;
    // "Ada" is 37.8 points wide; a space would be 5.56.
    expect(await readLines(word(72, 'Ada', 0.4) + word(112.5, 'Lovelace', 0))).toEqual(['Ada Lovelace']);
  });

  it('rebuilds words from letters set apart, by spacing or by typed spaces', async () => {
    expect(await readLines('BT /F1 14 Tf 5 Tc 72 700 Td (WORK EXPERIENCE) Tj ET')).toEqual(['WORK EXPERIENCE']);
    expect(await readLines(textAt(72, 700, 'E D U C A T I O N'))).toEqual(['EDUCATION']);
  });

  it('rebuilds short words set apart on a page that types its spaces', async () => {
    const content = column(72, 700, prose) + 'BT /F1 12 Tf 4 Tc 72 500 Td (to) Tj ET BT /F1 12 Tf 4 Tc 72 470 Td (IT) Tj ET';
    expect(await readLines(content)).toEqual([...prose, 'to', 'IT']);
  });

  it('parts words that no space parts, and joins what only a font parts', async () => {
    expect(await readLines('BT /F1 12 Tf 72 700 Td (Ada) Tj 30 0 Td (Lovelace) Tj ET')).toEqual(['Ada Lovelace']);
    expect(await readLines('BT /F2 12 Tf 72 700 Td (Type) Tj /F1 12 Tf (Script) Tj ET')).toEqual(['TypeScript']);
  });

  it('parts words of a line that was squeezed to fit its column', async () => {
    const words = ['Provisioned', 'monitoring', 'with', 'Kafka', 'and', 'Telegraf'];
    const squeezed = `BT /F1 12 Tf 72 700 Td [${words.map((word) => `(${word})`).join(' -125 ')}] TJ ET`;
    expect(await readLines(squeezed)).toEqual([words.join(' ')]);
  });

  it('parts words by a narrow gap where the letters stand close', async () => {
    expect(await readLines('BT /F1 12 Tf 72 700 Td [(Head) -280 (of) -140 (Teaching)] TJ ET')).toEqual(['Head of Teaching']);
  });

  it('reads a soft hyphen that is drawn as the hyphen that people see', async () => {
    expect(await readLines(textAt(72, 700, 'Front\u00adend, 2010 \u00ad 2017'))).toEqual(['Front-end, 2010 - 2017']);
  });

  it.each([
    ['as the usual one', textAt(72, 700, 'Frontxend, Selfydriving', { font: 'F9' }), 'Front-end, Self-driving'],
    [
      'as no part of a word that a browser divides with it',
      textAt(72, 700, 'led the managex', { font: 'F9' }) + textAt(72, 686, 'ment of it', { font: 'F9' }),
      'led the management\nof it',
    ],
  ])('reads the hyphens of typography %s', async (_, content, text) => {
    const bytes = makePdf({
      pages: [{ content, resources: '/Font << /F9 10 0 R >>' }],
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [120 /uni2010 /uni2011] >> >>',
      ],
    });
    expect((await pdfReader.read(bytes, options)).text).toBe(text);
  });

  it("reads the ligatures of TeX's fonts, which say nothing of their characters", async () => {
    const line = textAt(72, 700, 'Certi\u001ced o\u001ece sta\u001b, \u001duent', { font: 'F9' });
    const bytes = makePdf({
      pages: [{ content: line, resources: '/Font << /F9 10 0 R >>' }],
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /LMRoman10-Regular /FirstChar 0 /LastChar 255 >>'],
    });
    expect((await pdfReader.read(bytes, options)).text).toBe('Certified office staff, fluent');
  });

  it('reads no letters out of an icon font, but the words that stand for an icon', async () => {
    const icon = (x: number, letters: string) => textAt(x, 700, letters, { font: 'F9' });
    const bytes = makePdf({
      pages: [
        {
          content: icon(72, 't') + textAt(90, 700, 'Meteor') + icon(160, 'phone'),
          resources: '/Font << /F1 4 0 R /F9 10 0 R >>',
        },
      ],
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+FontAwesome5Free-Solid /Encoding /WinAnsiEncoding >>'],
    });
    expect((await pdfReader.read(bytes, options)).text).toMatch(/^Meteor\sphone$/);
  });

  it('joins a compound that breaks at its hyphen', async () => {
    expect(await readLines(column(72, 700, ['She led a cross-', 'functional team of nine']))).toEqual([
      'She led a cross-functional',
      'team of nine',
    ]);
  });

  it('takes bullets off and says which lines are items', async () => {
    const { text, lines } = await read({ content: column(72, 700, ['\u0095 Wrote programs', '- Checked tables', 'Other']) });
    expect(text).toBe('Wrote programs\nChecked tables\nOther');
    expect(lines.map((line) => line.listItem)).toEqual([true, true, false]);
  });

  it('knows weight, slant and size', async () => {
    const { lines } = await read({
      content: textAt(72, 700, 'Ada', { font: 'F2', size: 20 }) + textAt(72, 660, 'Analyst', { font: 'F3' }),
    });
    expect(lines[0]).toMatchObject({ bold: true, fontSize: 20 });
    expect(lines[1]?.runs[0]).toMatchObject({ bold: false, italic: true, fontSize: 12 });
  });

  it('reads text that is turned, and pages that are', async () => {
    expect(await readLines(textAt(72, 700, 'Ada') + textAt(0, 0, 'Lovelace Street', { before: '0 1 -1 0 40 300 cm' }))).toEqual([
      'Ada',
      'Lovelace Street',
    ]);
    expect(await readLines(textAt(0, 0, 'Ada Lovelace', { before: '0 1 -1 0 300 200 cm' }), '/Rotate 90')).toEqual([
      'Ada Lovelace',
    ]);
  });

  it('tells running heads and page numbers from the body', async () => {
    const page = (number: number) => ({
      content: textAt(72, 770, 'Ada Lovelace, CV') + column(72, 600, prose) + textAt(300, 20, `Page ${number} of 2`),
    });
    const { lines, text } = await read(page(1), page(2));
    const inRole = (role: string) => lines.filter((line) => line.role === role).map((line) => text.slice(line.start, line.end));
    expect(inRole('header')).toEqual(['Ada Lovelace, CV', 'Ada Lovelace, CV']);
    expect(inRole('footer')).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  });

  it('takes a tall head for a running one when it is on three pages', async () => {
    const head = { content: textAt(72, 770, 'Ada Lovelace', { size: 20 }) + textAt(72, 690, 'ada@example.com') };
    const page = (text: string) => ({ content: `${head.content}${textAt(72, 600, text)}` });
    const headsOf = async (...pages: { content: string }[]) =>
      (await read(...pages)).lines.filter((line) => line.role === 'header').length;
    expect(await headsOf(page('Engineer'), page('Writer'), page('Reader'))).toBe(6);
    expect(await headsOf(page('Engineer'), page('Writer'))).toBe(2);
  });

  it('knows where a link leads and which words carry it, and drops addresses that could do harm', async () => {
    const link = (uri: string) => `<< /Type /Annot /Subtype /Link /Rect [70 695 200 715] /A << /S /URI /URI (${uri}) >> >>`;
    const entries = `/Annots [${link('https://example.com/ada')} ${link('javascript:alert(1)')}]`;
    const { links, text } = await read({ content: textAt(72, 700, 'Ada Lovelace') + textAt(300, 700, 'elsewhere'), entries });
    expect(links).toHaveLength(1);
    expect(links[0]).toMatchObject({ url: 'https://example.com/ada', page: 1 });
    expect(text.slice(links[0]?.start ?? 0, links[0]?.end ?? 0)).toBe('Ada Lovelace');
  });

  it('places every word on its page', async () => {
    const { lines, text } = await read({ content: textAt(72, 700, 'Ada Lovelace') });
    const [first, second] = lines[0]?.runs ?? [];
    expect(text.slice(second?.start, second?.end)).toBe('Lovelace');
    expect(first?.box).toMatchObject({ page: 1, x: 72 });
    expect(first?.box?.y).toBeCloseTo(792 - 700 - 12 * 0.8, 0);
    expect(second?.box?.x).toBeGreaterThan((first?.box?.x ?? 0) + (first?.box?.width ?? 0));
  });

  it('gives the same bytes a hundred times', async () => {
    const bytes = makePdf({ pages: [{ content: column(40, 703, sidebar) + column(220, 700, main) }], compress: true });
    const first = JSON.stringify(await pdfReader.read(bytes, options));
    for (let time = 0; time < 100; time++) expect(JSON.stringify(await pdfReader.read(bytes, options))).toBe(first);
  });
});
