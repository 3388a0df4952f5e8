import { describe, expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { lineContext } from './features/lineLooks.ts';
import { addAlikeLabels, addClearHeadings, addContactBlocks } from './labelLines.ts';
import { lineLabels } from './lineLabels.ts';

const viewed = (texts: readonly string[]) => {
  const document = textDocument(texts.join('\n'));
  return { document, lines: viewLines(document) };
};

/** For each line, the labels that gain; `size` is that of the letters, 0 in plain text. */
function headingGainsOf(size: number, ...texts: string[]): string[][] {
  const { document, lines } = viewed(texts);
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const scores = new Float64Array(lines.length * lineLabels.length);
  addClearHeadings(lineContext(document, lines, marks, size), lineLabels, scores);
  return lines.map((_, at) => lineLabels.filter((_, label) => scores[at * lineLabels.length + label]! > 0));
}

it('trusts known headings that look like the others', () => {
  const gains = headingGainsOf(10, 'EXPERIENCE', 'Welder at Acme Ltd', 'PROJECTS', 'A welding robot', 'TRAINING', 'First aid');
  expect(gains).toEqual([['experience:H'], [], ['projects:H'], [], ['certifications:H', 'awards:H', 'education:H'], []]);
});

it('trusts headings that contain a known word, and takes certificates for no studies', () => {
  const gains = headingGainsOf(
    10,
    'EXPERIENCE',
    'Welder at Acme',
    'PROJECTS',
    'A robot',
    'CERTIFICATIONS',
    'CWI',
    'MY WELDING SKILLS',
    'MIG',
  );
  expect(gains.filter((names) => names.length > 0).flat()).toEqual([
    'experience:H',
    'projects:H',
    'certifications:H',
    'skills:H',
  ]);
});

it('does not trust a heading among lines that all look so, or two of a kind', () => {
  expect(
    headingGainsOf(10, 'Experience', 'Welder at Acme', 'Projects', 'A robot', 'Skills', 'Welding', 'Cutting', 'Forging').flat(),
  ).toEqual([]);
  expect(headingGainsOf(10, 'PROJECTS', 'A welding robot', 'PROJECTS', 'A press').flat()).toEqual([]);
});

it('trusts known headings below an empty line of plain text', () => {
  expect(headingGainsOf(0, 'Ann Lee', 'Projects', '', 'Skills', 'Welding')).toEqual([[], [], ['skills:H'], []]);
});

/** The lines that gain as contacts, of a page whose right column begins at the line with this index. */
function contactsOf(right: number, texts: readonly string[]): string[] {
  const plain = textDocument(texts.join('\n'));
  const lines = plain.lines.map((line, at) => {
    const isRight = at >= right;
    return {
      ...line,
      page: 1,
      box: { page: 1, x: isRight ? 400 : 50, y: 100 + (isRight ? at - right : at) * 14, width: 150, height: 10 },
    };
  });
  const views = viewLines({ ...plain, lines });
  const scores = new Float64Array(views.length * lineLabels.length);
  addContactBlocks(lineContext(plain, views, annotateLines(plain, views, []), 10), lineLabels, scores);
  return views.flatMap(({ text }, at) => (scores[at * lineLabels.length + lineLabels.indexOf('contact')]! > 0 ? [text] : []));
}

const left = ['Ann Lee', 'Experience', 'Welder, Acme Ltd', 'Welded frames'];
const contacts = ['12 Mill Lane, Leeds', '+44 7700 900123', 'ann.lee@example.org'];

it('finds contacts without a heading at the top of a column', () => {
  expect(contactsOf(4, [...left, ...contacts, 'Skills', 'Welding'])).toEqual(contacts);
});

it('leaves a second address, and what holds no contacts, to the section above', () => {
  expect(contactsOf(5, ['a.lee@example.org', ...left, ...contacts, 'Skills', 'Welding'])).toEqual([]);
  expect(contactsOf(4, [...left, 'Cut plates', 'Checked seams', 'Skills', 'Welding'])).toEqual([]);
});

const names = ['experience:S', 'experience:M', 'experience:B', 'skills:B'];

function alikeGainsOf(...lines: [text: string, label: string][]) {
  const document = textDocument(lines.map(([text]) => text).join('\n'));
  const views = viewLines(document);
  const marks = annotateLines(document, views, findDateRanges(document.text));
  const scores = new Float64Array(lines.length * names.length);
  addAlikeLabels(
    lineContext(document, views, marks, 10),
    lines.map(([, label]) => label),
    names,
    scores,
  );
  return lines.map((_, at) =>
    Object.fromEntries(names.map((name, label) => [name, scores[at * names.length + label]!]).filter(([, gain]) => gain)),
  );
}

const duty = 'Baked the bread of three villages and sold it at the market on Saturdays.';

describe('addAlikeLabels', () => {
  it('lets the other entries say what a line is that looks like theirs', () => {
    const entry = (company: string, label: string): [string, string][] => [
      ['Cook', 'experience:S'],
      ['2019 – 2021', 'experience:M'],
      [company, label],
      [duty, 'experience:B'],
    ];
    const gains = alikeGainsOf(
      ...entry('Acme', 'experience:M'),
      ...entry('Bloom', 'experience:M'),
      ...entry('Hooli', 'experience:B'),
    );
    const unsure = gains.at(-2)!;
    expect(unsure['experience:M']).toBeGreaterThan(unsure['experience:B'] ?? 0);
  });
  it('says nothing about a line like no other, nor about other sections', () => {
    expect(alikeGainsOf(['Cook', 'experience:S'], [duty, 'experience:B'])).toEqual([{}, {}]);
    expect(alikeGainsOf(['Bread', 'skills:B'], ['Cakes', 'skills:B'], ['Rolls', 'skills:B'])).toEqual([{}, {}, {}]);
  });
});
