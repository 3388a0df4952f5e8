import { describe, expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { addClearHeadings, keepAddress, keepLookalikes } from './clearHeadings.ts';
import { lineContext } from './features/lineLooks.ts';
import { lineLabels } from './lineLabels.ts';

const viewed = (texts: readonly string[]) => {
  const document = textDocument(texts.join('\n'));
  return { document, lines: viewLines(document) };
};

/** For each line, the labels that gain; `size` is that of the letters, 0 in plain text. */
function gainsOf(size: number, ...texts: string[]): string[][] {
  const { document, lines } = viewed(texts);
  const marks = annotateLines(document, lines, findDateRanges(document.text));
  const scores = new Float64Array(lines.length * lineLabels.length);
  addClearHeadings(lineContext(document, lines, marks, size), lineLabels, scores);
  return lines.map((_, at) => lineLabels.filter((_, label) => scores[at * lineLabels.length + label]! > 0));
}

it('trusts known headings that look like the others', () => {
  const gains = gainsOf(10, 'EXPERIENCE', 'Welder at Acme Ltd', 'PROJECTS', 'A welding robot', 'TRAINING', 'First aid');
  expect(gains).toEqual([['experience:H'], [], ['projects:H'], [], ['certifications:H', 'awards:H', 'education:H'], []]);
});

it('does not trust a heading among lines that all look so, or two of a kind', () => {
  expect(
    gainsOf(10, 'Experience', 'Welder at Acme', 'Projects', 'A robot', 'Skills', 'Welding', 'Cutting', 'Forging').flat(),
  ).toEqual([]);
  expect(gainsOf(10, 'PROJECTS', 'A welding robot', 'PROJECTS', 'A press').flat()).toEqual([]);
});

it('trusts known headings below an empty line of plain text', () => {
  expect(gainsOf(0, 'Ann Lee', 'Projects', '', 'Skills', 'Welding')).toEqual([[], [], ['skills:H'], []]);
});

it('keeps what looks like jobs below a clear heading in its section, up to the next heading', () => {
  const { lines } = viewed(['Projects', 'Robot, 2021 – 2022', 'Built it', 'Experience', 'Welder, 2019']);
  const labels = ['projects:H', 'experience:S', 'experience:B', 'experience:H', 'experience:S'];
  expect(keepLookalikes({ lines, margins: labels.map(() => 200) }, labels)).toEqual([
    'projects:H',
    'projects:B',
    'projects:B',
    'experience:H',
    'experience:S',
  ]);
  const own = viewed(['What I made', 'Robot, 2021 – 2022']).lines;
  expect(keepLookalikes({ lines: own, margins: [200, 200] }, ['projects:H', 'experience:S'])).toEqual([
    'projects:H',
    'experience:S',
  ]);
});

describe('keepAddress', () => {
  const kept = (labels: readonly string[]) => {
    const { document, lines } = viewed(labels.map(() => 'Leeds'));
    return keepAddress({ marks: annotateLines(document, lines, []) }, labels);
  };
  it('takes the university of an address for no study', () => {
    const labels = ['name', 'education:S', 'education:M', 'contact', 'education:H', 'education:S'];
    expect(kept(labels)).toEqual(['name', 'contact', 'contact', 'contact', ...labels.slice(4)]);
  });
  it.each([[['name', 'education:S', 'education:M', 'skills:H']], [['education:S', 'contact']]])(
    'leaves studies: %j',
    (labels) => {
      expect(kept(labels)).toEqual(labels);
    },
  );
});
