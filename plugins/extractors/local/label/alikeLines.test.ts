import { describe, expect, it } from 'vitest';
import { annotateLines } from '../annotate/annotateLines.ts';
import { findDateRanges } from '../annotate/dates/findDateRanges.ts';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { addAlikeLabels } from './alikeHeads.ts';
import { lineContext } from './features/lineLooks.ts';

const names = ['experience:S', 'experience:M', 'experience:B', 'skills:B'];

function gainsOf(...lines: [text: string, label: string][]) {
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
    const gains = gainsOf(...entry('Acme', 'experience:M'), ...entry('Bloom', 'experience:M'), ...entry('Hooli', 'experience:B'));
    const unsure = gains.at(-2)!;
    expect(unsure['experience:M']).toBeGreaterThan(unsure['experience:B'] ?? 0);
  });
  it('says nothing about a line like no other, nor about other sections', () => {
    expect(gainsOf(['Cook', 'experience:S'], [duty, 'experience:B'])).toEqual([{}, {}]);
    expect(gainsOf(['Bread', 'skills:B'], ['Cakes', 'skills:B'], ['Rolls', 'skills:B'])).toEqual([{}, {}, {}]);
  });
});
