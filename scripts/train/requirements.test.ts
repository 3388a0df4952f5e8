import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { learnRequirements, measureRequirements } from './learnRequirements.ts';
import { readMarkedAdverts } from './markedAdverts.ts';
import { inventedNames, namesOf } from './nameTexts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'noa-adverts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (text: string) => {
  writeFileSync(path.join(folder, 'adverts.txt'), text);
  return readMarkedAdverts(folder);
};

describe('readMarkedAdverts', () => {
  it('reads the text, its clauses and what they name', () => {
    const [advert] = write('=== cook\nhead:B | Cook\n~must:B | Knows ⟦name:fish⟧,\n+nice:B | ⟦name:pastry⟧ is a plus\n');
    expect(advert).toMatchObject({ id: 'cook', text: 'Cook\n\nKnows fish, pastry is a plus' });
    const said = ([start, end, kind]: readonly [number, number, string]) => `${kind}: ${advert?.text.slice(start, end)}`;
    expect(advert?.clauses.map(said)).toEqual(['head: Cook', 'must: Knows fish,', 'nice: pastry is a plus']);
    expect(advert?.names.map(said)).toEqual(['name: fish', 'name: pastry']);
  });

  it('reads them in one line too, without bullets', () => {
    write('=== cook\nhead:B | Cook\n~must:B | - Knows ⟦name:fish ⏎ cutting⟧\nnice:B | • ⟦name:pastry⟧\n');
    const [advert] = readMarkedAdverts(folder, { inOneLine: true });
    expect(advert?.text).toBe('Cook Knows fish cutting pastry');
    expect(advert?.names.map(([start, end]) => advert.text.slice(start, end))).toEqual(['fish cutting', 'pastry']);
  });

  it('says which line cannot be read', () => {
    expect(() => write('=== cook\nwish:B | Knows fish\n')).toThrow('adverts.txt, cook: cannot read "wish:B | Knows fish"');
  });
});

describe('the words of clauses', () => {
  it('are labelled by what names something', () => {
    const [advert] = write(
      '=== cook\nmust:H | Requirements\nmust:B | - ⟦years:2 years⟧ of ⟦name:fish cutting⟧ and ⟦soft:patience⟧\n',
    );
    const [{ words, labels }] = namesOf(advert!) as [ReturnType<typeof namesOf>[number]];
    expect(words.map(({ text }, at) => `${text} ${labels[at]}`)).toEqual([
      '2 Bx',
      'years Ix',
      'of O',
      'fish Bn',
      'cutting In',
      'and O',
      'patience Bs',
    ]);
  });

  it('are found in invented advertisements, in whatever case', () => {
    const texts = inventedNames(2, 11, [0]);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.every(({ labels }) => labels.includes('Bn'))).toBe(true);
  });
});

describe('learnRequirements', () => {
  const marked = path.join(import.meta.dirname, '..', 'adverts', 'marked');
  const adverts = readMarkedAdverts(marked).slice(0, 30);
  const inOneLine = readMarkedAdverts(marked, { inOneLine: true }).slice(0, 5);

  it('learns what clauses ask for, and the same from the same advertisements', () => {
    const options = { seed: 3, rounds: 3, rate: 0.1, invented: 5 };
    const models = learnRequirements(adverts, inOneLine, options);
    expect(learnRequirements(adverts, inOneLine, options)).toEqual(models);
    const shareOf = (figure = '') => Number(/recall (\S+)/.exec(figure)?.[1]);
    const figures = measureRequirements(models, adverts);
    expect(shareOf(figures['must'])).toBeGreaterThan(0.8);
    expect(shareOf(figures['names'])).toBeGreaterThan(0.7);
  });
});
