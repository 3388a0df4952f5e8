import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-23' });

const german = `Hanna Weiß
hanna.weiss@example.de

BERUFSERFAHRUNG

Projektmanagerin, Lumen GmbH
März 2021 – heute
- Leitung von drei Projekten

Software Engineer, Orbit AG
Okt. 2018 – Dez. 2020

BILDUNG

Technische Universität München
Bachelor Informatik, 2014 – 2018

SPRACHEN

Deutsch: Muttersprache
Englisch: fließend`;

const french = `Luc Moreau
luc.moreau@example.fr

EXPÉRIENCES PROFESSIONNELLES

Software Engineer, Lumen SARL
avril 2016 – décembre 2019

COMPÉTENCES

Python, SQL, Docker

LANGUES

Anglais : courant`;

describe('extractResume in other languages', () => {
  it('reads sections, months and languages of a German résumé', () => {
    const facts = read(german);
    expect(facts.experience.map(({ value }) => [value.start, value.end, value.current])).toEqual([
      ['2021-03', null, true],
      ['2018-10', '2020-12', false],
    ]);
    expect(facts.education.map(({ value }) => value.institution)).toEqual(['Technische Universität München']);
    expect(facts.languages.map(({ value }) => value)).toMatchObject([
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'fließend' },
    ]);
  });

  it('reads sections, months and languages of a French résumé', () => {
    const facts = read(french);
    expect(facts.experience.map(({ value }) => [value.start, value.end])).toEqual([['2016-04', '2019-12']]);
    expect(facts.skills.map(({ value }) => value.name)).toEqual(['Python', 'SQL', 'Docker']);
    expect(facts.languages.map(({ value }) => value)).toMatchObject([{ name: 'Anglais', level: 'courant' }]);
  });
});

const spanish = `Nuria Vidal
nuria.vidal@example.es

EXPERIENCIA

Desarrollador informático
Lumen Servicios, Bilbao, España
2021 - Actualidad
- Diseño de soluciones frontend

FORMACIÓN

Grado Superior, Desarrollo de Aplicaciones Web
CIFP Txurdinaga, 2018 - 2020`;

it('tells the title from the employer in a Spanish résumé', () => {
  const [job] = read(spanish).experience;
  expect(job?.value).toMatchObject({
    position: 'Desarrollador informático',
    company: expect.stringContaining('Lumen Servicios'),
  });
});

describe('a form', () => {
  const form = `First name/surname: Irene Vetrova
Telephone:\t+44 7700 900112

WORK EXPERIENCE

2005-2010
Name and address\tTextilmach, JSC, Leeds
of employer
Position\tExport sales manager
Duties:
Negotiations with foreign companies`;

  it('says the name after a label for both names', () => {
    expect(read(form).name?.value).toBe('Irene Vetrova');
  });

  it('has labels that wrap, whose second lines belong to no value', () => {
    const [job] = read(form).experience;
    expect(job?.value).toMatchObject({ company: 'Textilmach, JSC', position: 'Export sales manager' });
  });
});

it.each([
  ['GitHub', null],
  ['Orpington, BR6 6JG', 'Orpington'],
  ['3 Albert Road, Orpington, BR6 6JG', 'Orpington'],
])('reads where a person with "%s" among the contacts lives', (text, town) => {
  expect(read(`Anna Testova\n${text}\n07700 900112\nanna@example.org\n\nSkills\nExcel, Word\n`).location?.value ?? null).toBe(
    town,
  );
});
