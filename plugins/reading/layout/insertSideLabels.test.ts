import { describe, expect, it } from 'vitest';
import { insertSideLabels } from './insertSideLabels.ts';
import { layPage } from './layPage.ts';
import { row } from './testing/pageWords.ts';

const body = [
  ...row('Robin Vale', 90, 60, 0),
  ...row('Baker, Mill Lane', 90, 100, 10),
  ...row('Baked bread', 90, 114, 20),
  ...row('Diploma in baking', 90, 160, 30),
  ...row('Harbour College', 90, 174, 40),
];
/** A label that runs up the page between two heights. */
const label = (text: string, y0: number, y1: number, x = 60) => {
  const [line] = layPage(row(text, x, 100, 100));
  for (const word of line!.words) Object.assign(word, { x0: x, x1: x + 12, top: y0, bottom: y1 });
  return line!;
};
const read = (...labels: ReturnType<typeof label>[]) =>
  insertSideLabels(layPage(body), labels).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('insertSideLabels', () => {
  it('puts a label in front of the section that it begins or stands beside the middle of', () => {
    expect(read(label('Work', 92, 118), label('School', 158, 184))).toEqual([
      'Robin Vale',
      'Work',
      'Baker, Mill Lane',
      'Baked bread',
      'School',
      'Diploma in baking',
      'Harbour College',
    ]);
  });

  it('begins the page with a large line alone', () => {
    const name = label('Robin Vale', 300, 500);
    for (const word of name.words) word.size = 24;
    expect(insertSideLabels(layPage([...body, ...row('References', 90, 400, 60)]), [name])[0]).toMatchObject({
      words: name.words,
    });
  });

  it('leaves what stands at the right, or beside nothing, at the end', () => {
    expect(read(label('Curriculum', 92, 150, 400)).at(-1)).toBe('Curriculum');
    expect(read(label('2021', 700, 740)).at(-1)).toBe('2021');
  });
});
