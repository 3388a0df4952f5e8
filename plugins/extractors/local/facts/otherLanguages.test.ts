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
