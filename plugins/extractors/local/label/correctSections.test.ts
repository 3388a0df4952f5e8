import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { correctSections } from './correctSections.ts';

const correct = (...lines: [text: string, label: string, margin?: number][]) =>
  correctSections(
    viewLines(textDocument(lines.map(([text]) => text).join('\n'))),
    lines.map(([, label]) => label),
    lines.map(([, , margin]) => margin ?? 500),
  );

describe('correctSections', () => {
  it('lets a clear heading decide for the lines below, up to the next section', () => {
    expect(
      correct(
        ['Volunteering', 'experience:H'],
        ['Mentor, Code Club', 'experience:S'],
        ['Taught on Saturdays', 'experience:B'],
        ['English', 'languages:B'],
        ['Cook', 'experience:S'],
      ),
    ).toEqual(['volunteer:H', 'volunteer:B', 'volunteer:B', 'languages:B', 'experience:S']);
  });
  it('corrects lines that were taken for jobs under a heading that was understood', () => {
    expect(correct(['Awards', 'awards:H'], ['Best Cook, City Guild', 'experience:S'])).toEqual(['awards:H', 'awards:B']);
  });
  it('leaves the labels under headings that may stand over several kinds', () => {
    expect(correct(['Training', 'education:H'], ['Evening College', 'education:S'])).toEqual(['education:H', 'education:S']);
  });
  it('takes the position that someone wants for no job', () => {
    expect(
      correct(
        ['Position sought', 'experience:H'],
        ['Mathematics Teacher', 'experience:S'],
        ['Work Experience', 'experience:H'],
        ['Aug 2016 – Present', 'experience:S'],
      ),
    ).toEqual(['objective:H', 'objective:B', 'experience:H', 'experience:S']);
  });
  it('takes an unsure heading within its own section for one of its lines', () => {
    const section = (margin: number) =>
      correct(['Courses', 'certifications:H'], ['2021', 'certifications:B'], ['Work at height', 'certifications:H', margin]).at(
        -1,
      );
    expect(section(1)).toBe('certifications:B');
    expect(section(500)).toBe('certifications:H');
  });
  it('takes what somebody does unpaid for no skill', () => {
    expect(correct(['EXTRA-CURRICULAR ACTIVITIES', 'skills:H'], ['I use linters', 'skills:B'])).toEqual([
      'volunteer:H',
      'volunteer:B',
    ]);
  });
});
