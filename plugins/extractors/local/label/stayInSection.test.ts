import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { stayInSection } from './stayInSection.ts';

const stay = (...lines: [text: string, label: string, margin?: number][]) =>
  stayInSection(
    viewLines(textDocument(lines.map(([text]) => text).join('\n'))),
    lines.map(([, label]) => label),
    lines.map(([, , margin]) => margin ?? 500),
  );

describe('stayInSection', () => {
  it('keeps unsure lines in the section that they are in the midst of, in the same role', () => {
    expect(
      stay(['Work', 'experience:H'], ['Cook, Acme', 'experience:S'], ['Driver', 'education:S', 20], ['Drove', 'education:B', 30]),
    ).toEqual(['experience:H', 'experience:S', 'experience:S', 'experience:B']);
    expect(stay(['Profile', 'summary:H'], ['Cook, Acme', 'experience:S', 20])).toEqual(['summary:H', 'summary:B']);
  });
  it('lets sure lines and headings begin another section', () => {
    const sure: [string, string, number][] = [
      ['Work', 'experience:H', 500],
      ['Leeds University', 'education:S', 400],
      ['BSc', 'education:M', 20],
    ];
    expect(stay(...sure)).toEqual(sure.map(([, label]) => label));
    expect(stay(['Work', 'experience:H'], ['Studies', 'education:H', 10])).toEqual(['experience:H', 'education:H']);
  });
  it('takes a list item for a heading only if it surely is one', () => {
    expect(stay(['Work', 'experience:H'], ['- Built services', 'personal:H', 18])).toEqual(['experience:H', 'experience:B']);
    expect(stay(['Work', 'experience:H'], ['- Hobbies', 'personal:H', 300])).toEqual(['experience:H', 'personal:H']);
  });
  it('takes no list item for a closing line', () => {
    expect(stay(['Work', 'experience:H'], ['- Wrote the manual', 'end', 300])).toEqual(['experience:H', 'experience:B']);
    expect(stay(['Work', 'experience:H'], ['Leeds, 3 May 2024', 'end', 300])).toEqual(['experience:H', 'end']);
  });
});
