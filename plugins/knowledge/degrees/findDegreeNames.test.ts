import { describe, expect, it } from 'vitest';
import { findDegreeNames } from './findDegreeNames.ts';

const inText = (text: string, inStudies = true) =>
  findDegreeNames(text, inStudies).map(({ start, end, level }) => [text.slice(start, end), level]);

describe('findDegreeNames', () => {
  it('takes the longest name', () => {
    expect(inText('HBO Associate degree, Hogeschool Utrecht')).toEqual([['HBO Associate degree', 'associate']]);
    expect(inText('Bachelor of Fine Arts and Crafts')).toEqual([['Bachelor of Fine Arts', 'bachelor']]);
    expect(inText('Diplom-Ingenieur (FH)')).toEqual([['Diplom-Ingenieur (FH)', 'bachelor']]);
  });

  it.each([
    'Средне-специальное',
    'ТиПО',
    'Бакалавр техники и технологий',
    'SVQ 3',
    'Среднее медицинское',
    'Высшее образование — бакалавриат',
    'GNVQ Advanced',
    'Красный диплом',
    'NVQ Diploma Level 2',
    'Senior High School',
    'State-certified Technician',
    'Secondary School SSLC',
  ])('knows %s', (degree) => expect(inText(`${degree}, Welding`).map(([text]) => text)).toEqual([degree]));

  it('knows a level of school by its board', () => {
    expect(inText('High School K.S.E.B. 2006')).toEqual([['High School', 'secondary']]);
    expect(inText('Intermediate K.S.E.B. 2008')).toEqual([['Intermediate', 'secondary']]);
  });

  it('leaves schools that are called like a degree', () => {
    expect(inText('Новосибирский техникум связи')).toEqual([]);
    expect(inText('Техникум, 2004')).toEqual([['Техникум', 'associate']]);
    expect(inText('Doktorat School of Law')).toHaveLength(1);
    expect(inText('Doktorand School of Law')).toEqual([]);
  });

  it.each([
    ['B. Sc.', 'bachelor'],
    ['BSc', 'bachelor'],
    ['B.COM.', 'bachelor'],
    ['M.tech', 'master'],
    ['Ph.D.', 'doctorate'],
    ['M.D.', 'doctorate'],
    ['Magistro laipsnis', 'master'],
    ['BHlthSc', 'bachelor'],
    ['MBiomedEng', 'master'],
    ['D.A.E.', 'associate'],
    ['RQF Level 3', 'associate'],
    ['Year 12 Certificate', 'secondary'],
    ['Диплом техникума', 'associate'],
    ['S.S.C.', 'secondary'],
  ])('knows the abbreviation or stem %s', (text, level) => expect(inText(text)).toEqual([[text, level]]));

  it.each(['be', 'the ms', 'BE', 'M A', 'MS Excel', 'scrum master'])('finds none in "%s"', (text) =>
    expect(inText(text, false).filter(([one]) => one !== 'master')).toEqual([]),
  );

  it('finds some names only in texts about studies', () => {
    expect(inText('Meister, the BTS of a network', false)).toEqual([]);
    expect(inText('Meister, the BTS of a network')).toEqual([
      ['Meister', 'associate'],
      ['BTS', 'associate'],
    ]);
  });

  it('keeps the words of a name together', () => {
    expect(inText('Foundation | Degree', false)).toEqual([]);
    expect(inText('Foundation\nDegree', false)).toHaveLength(1);
  });
});
