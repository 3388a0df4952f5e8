import { describe, expect, it } from 'vitest';
import { defaultReadLimits as limits } from '../../reading/defaultReadLimits.ts';
import { pdfReader } from './pdfReader.ts';
import { makePdf, stream, textAt } from './testing/makePdf.ts';

const options = { signal: new AbortController().signal, limits };
const read = (content: string, objects: string[]) =>
  pdfReader.read(makePdf({ pages: [{ content, resources: '/Font << /F1 4 0 R /F9 10 0 R >>' }], objects }), options);
const unread = [{ code: 'no-text', page: 1, params: {} }];

const lines = [
  'Margit Falkenberg, Charge Nurse',
  'Experience at the Northwind Hospital in Leeds',
  'Triage, wound care and handovers',
];

/** Letters as the numbers of their shapes in an ordinary TrueType font, of which "A" is the 36th. */
const shapes = (text: string) => Array.from(text, (letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');
const numbered = (x: number, y: number, text: string) => `BT /F9 12 Tf ${x} ${y} Td <${shapes(text)}> Tj ET\n`;
const numberedFont = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Sans /Encoding /Identity-H /DescendantFonts [11 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Sans /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 12 0 R >>',
  '<< /Type /FontDescriptor /FontName /ABCDEF+Sans /Flags 4 /FontBBox [0 0 500 700] /ItalicAngle 0 /Ascent 700 /Descent 0 /CapHeight 700 /StemV 80 >>',
];

const winAnsi = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'];

const codes = Array.from({ length: 95 }, (_, at) => at + 32);
/** A font whose letters are drawings without known names. */
const drawnFont = [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 126 /Widths [${codes.map(() => 500).join(' ')}] /CharProcs << ${codes.map((code) => `/s${code} 11 0 R`).join(' ')} >> /Encoding << /Type /Encoding /Differences [32 ${codes.map((code) => `/s${code}`).join(' ')}] >> /Resources << >> >>`,
  stream('500 0 0 0 500 700 d1 60 0 380 700 re f'),
];
const drawn = (text: string) => lines.map((_, at) => textAt(72, 700 - at * 16, text, { font: 'F9' })).join('');

describe('text of fonts that do not say what their shapes are', () => {
  it('is not read as the letters that its numbers happen to be: the page is recognised', async () => {
    const { text, warnings } = await read(lines.map((line, at) => numbered(72, 700 - at * 16, line)).join(''), numberedFont);
    expect(text).toBe('');
    expect(warnings).toEqual(unread);
  });

  it('is left out where most of the page is readable', async () => {
    const content =
      lines.map((line, at) => textAt(72, 700 - at * 16, line)).join('') + numbered(72, 600, 'Charge Nurse in Leeds');
    const { text, warnings } = await read(content, numberedFont);
    expect(text).toBe(lines.join('\n'));
    expect(warnings).toEqual([]);
  });

  it('is read when its letters are drawings with the usual codes, and not when the codes are others', async () => {
    expect((await read(lines.map((line, at) => textAt(72, 700 - at * 16, line, { font: 'F9' })).join(''), drawnFont)).text).toBe(
      lines.join('\n'),
    );
    const { text, warnings } = await read(drawn('VLREKDQ FODUNH 6WDII 1XUVH'), drawnFont);
    expect(text).toBe('');
    expect(warnings).toEqual(unread);
  });

  it('is Russian if the codes of accented letters make whole words: old fonts call letters by their codes', async () => {
    const said = ['Антон Громов', 'Инженер по тестированию', 'Опыт работы с Git: 5 лет'];
    const shown = said.map((line) => line.replace(/[А-я]/gu, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x350)));
    const { text } = await read(shown.map((line, at) => textAt(72, 700 - at * 16, line, { font: 'F9' })).join(''), winAnsi);
    expect(text.split('\n')).toEqual(said);
  });

  it('stays French with as many accents as French has', async () => {
    const said = 'Élève à Évreux, déléguée, été 1998, ingénieure diplômée, créée à côté, français, où, là, dès';
    expect((await read(textAt(72, 700, said, { font: 'F9' }), winAnsi)).text).toBe(said);
  });
});

describe('a page that is turned as a whole', () => {
  it.each([
    [90, '0 1 -1 0 612 0 cm'],
    [180, '-1 0 0 -1 612 792 cm'],
    [270, '0 -1 1 0 0 792 cm'],
  ])('reads like any other: %i degrees', async (angle, before) => {
    const content = `q ${before} ${textAt(72, 500, 'Northwind, Analyst')}${textAt(400, 500, '2019 - 2021')} Q`;
    const bytes = makePdf({ pages: [{ content, entries: `/Rotate ${angle}` }] });
    expect((await pdfReader.read(bytes, options)).text).toBe('Northwind, Analyst\t2019 - 2021');
  });
});
