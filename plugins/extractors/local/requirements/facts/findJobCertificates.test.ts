import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf, labelsOf } from '../testing/readSample.ts';

const asked = (item: string, importance: 'must' | 'nice' = 'must', heading = 'Requirements') =>
  labelsOf(
    factsOf(textDocument(`Clerk at a small office\n\n${heading}:\n- ${item}\n- Two years of practice`)),
    'certification',
    importance,
  );

describe('findJobCertificates', () => {
  it.each([
    ['Licensed Ohio attorney with a focus on estates', 'Licensed Ohio attorney'],
    ['OSY Certification in School Counseling', 'OSY Certification in School Counseling'],
    ['Relevant HVAC certifications and licenses', 'HVAC certifications and licenses'],
    ['Licensure to practice veterinary medicine in Ohio', 'Licensure to practice veterinary medicine'],
    ['OH bar and good references required', 'OH bar'],
    ['Must hold a valid Guard Card', 'Guard Card'],
    ['Must possess an Ohio Handgun permit', 'Ohio Handgun permit'],
    ['Applicants must be ATT/ACA/CTA qualified', 'ATT/ACA/CTA qualified'],
    ['Active Ohio Veterinary License', 'Active Ohio Veterinary License'],
    ['Possession of a Farrier License', 'Farrier License'],
    ['Licensed Clinical Social Worker (LXSW)', 'Licensed Clinical Social Worker (LXSW)'],
    ['Valid drivers’ license', 'Valid drivers’ license'],
    ['Admitted to the Ohio State Bar', 'Admitted to the Ohio State Bar'],
  ])('reads "%s"', (item, label) => {
    expect(asked(item)).toEqual([label]);
  });

  it('reads Russian permits with their classes', () => {
    expect(asked('Водительские права: B', 'must', 'Требования')).toEqual(['Водительские права: B']);
    expect(asked('Права кат. В, С', 'must', 'Требования')).toEqual(['Права кат. В, С']);
    expect(asked('Лицензия на ЧОД обязательна', 'must', 'Требования')).toEqual(['Лицензия на ЧОД']);
    expect(asked('Желателен аттестат профессионального бухгалтера', 'nice', 'Требования')).toEqual([
      'аттестат профессионального бухгалтера',
    ]);
    expect(asked('Наличие свидетельства стропальщика 4 разряда', 'must', 'Требования')).toEqual([
      'свидетельства стропальщика 4 разряда',
    ]);
    expect(asked('Нужна группа III по электробезопасности', 'must', 'Требования')).toEqual(['группа III по электробезопасности']);
  });

  it('takes a work permit and a kitchen for none', () => {
    expect(asked('EU work permit')).toEqual([]);
    expect(asked('Sushi Bar experience')).toEqual([]);
    expect(asked('Current License')).toEqual([]);
    expect(asked('Sell courses for CCNA to schools and firms of the region', 'must', 'Duties')).toEqual([]);
  });
});
