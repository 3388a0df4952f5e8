import type { Random } from '../seed/random.ts';
import type { SkillLayout } from './layouts.ts';
import { type Block, type Line, plainLine, type Section, type Span } from './model.ts';
import type { Choices, Person } from './person.ts';
import type { VoicedSection } from './voices.ts';

const skill = (text: string): Span => ({ text, field: 'skill' });
const joined = (items: readonly string[], mark: string): Span[] =>
  items.flatMap((item, at) => (at === 0 ? [skill(item)] : [{ text: mark }, skill(item)]));
const lines = (
  look: 'plain' | 'bullets' | 'paragraph' | 'chips' | 'columns',
  items: Line[],
  role: 'body' | 'group' = 'body',
): Block => ({
  kind: 'lines',
  look,
  role,
  lines: items,
});

const grades: Readonly<Record<string, string[]>> = {
  en: ['Master', 'Advanced', 'Intermediate', 'Beginner', 'Expert', 'Senior'],
  ru: ['эксперт', 'уверенно', 'средний', 'базовый'],
  de: ['Experte', 'Fortgeschritten', 'Grundkenntnisse'],
};

function skillBlocks(
  groups: Person['skills'],
  layout: SkillLayout,
  { skillLead: lead, language }: Choices['voice'],
  random: Random,
): Block[] {
  const grade = () => random.pick(grades[language]!);
  const all = groups.flatMap(({ items }) => items);
  const own = all.map((item): Line => ({ spans: [skill(item)] }));
  const [before = '', after = ''] = lead.split('{list}');
  const written: Record<SkillLayout, () => Block[]> = {
    commas: () => [lines('paragraph', [{ spans: joined(all, random.pick([', ', ' · ', '; '])) }])],
    groups: () => [
      lines(
        'plain',
        groups.map(({ label, items }): Line => ({ spans: [{ text: `${label}: `, look: 'bold' }, ...joined(items, ', ')] })),
      ),
    ],
    bullets: () => [lines('bullets', own)],
    chips: () => [lines('chips', own)],
    columns: () => [lines('columns', own)],
    sentence: () => [lines('paragraph', [{ spans: [{ text: before }, ...joined(all, ', '), { text: after }] }])],
    levels: () => [
      { kind: 'rows', rows: all.map((item) => [{ spans: [skill(item)] }, plainLine(random.pick(['●●●○', '●●○○', '●●●●']))]) },
    ],
    levelledGroups: () =>
      groups.flatMap(({ label, items }) => [
        lines(
          'plain',
          [{ spans: [{ text: label, look: 'bold' }, { text: `${random.pick([' – ', ' · ', ' (', '   '])}${grade()}` }] }],
          'group',
        ),
        lines(
          random.pick(['plain', 'chips', 'columns']),
          random.chance(0.5)
            ? [{ spans: joined(items, random.pick([', ', ' · ', ' / '])) }]
            : items.map((item): Line => ({ spans: [skill(item)] })),
        ),
      ]),
    levelledLines: () => [
      lines(
        random.pick(['plain', 'bullets']),
        groups.map(({ label, items }): Line => ({ spans: [{ text: `${label} (${grade()}): ` }, ...joined(items, ', ')] })),
      ),
    ],
    groupRows: () => [
      {
        kind: 'rows',
        rows: groups.map(({ label, items }): Line[] => [
          { spans: [{ text: label, look: 'bold' }] },
          { spans: joined(items, random.pick([', ', ' | '])) },
        ]),
      },
    ],
    groupLevelItems: () =>
      groups.flatMap(({ label, items }) => [
        lines('plain', [{ spans: [{ text: label, look: 'bold' }] }, plainLine(grade())], 'group'),
        lines(
          'plain',
          items.map((item): Line => ({ spans: [skill(item)] })),
        ),
      ]),
    groupHeads: () =>
      groups.flatMap(({ label, items }) => [
        lines('plain', [{ spans: [{ text: label, look: 'bold' }] }], 'group'),
        lines(
          'bullets',
          items.map((item): Line => ({ spans: [skill(item)] })),
        ),
      ]),
  };
  return written[layout]();
}

function languageBlocks({ languages }: Person, random: Random): Block[] {
  const how = random.pick(['dash', 'brackets', 'rows', 'line']);
  if (how === 'rows') return [{ kind: 'rows', rows: languages.map(({ name, level }) => [plainLine(name), plainLine(level)]) }];
  if (how === 'line')
    return [lines('paragraph', [plainLine(languages.map(({ name, level }) => `${name}: ${level}`).join('; '))])];
  const one = ({ name, level }: { name: string; level: string }) =>
    how === 'dash' ? `${name} – ${level}` : `${name} (${level})`;
  return [
    lines(
      random.pick(['bullets', 'plain']),
      languages.map((language) => plainLine(one(language))),
    ),
  ];
}

const amountOf = (pay: number, currency: string, random: Random) => {
  const digits = String(pay).replace(/\B(?=(\d{3})+$)/g, random.pick([' ', ',', '.']));
  return random.chance(0.5) ? `${currency} ${digits}` : `${digits} ${currency}`;
};

const issuers: Readonly<Record<string, string[]>> = {
  en: ['Issued by the Chamber of Trades', 'Academy of the Guild', 'Coursera', 'Society of Practitioners', 'by City Institute'],
  ru: ['Учебный центр «Родник»', 'Торговая палата', 'Академия «Вектор»'],
  de: ['IHK Nord', 'Akademie am Park', 'TÜV-Schulung'],
};
const interests: Readonly<Record<string, string[]>> = {
  en: ['Wildlife: Ferrets, Owls', 'Music: Choir, Viola', 'Mountains: Ski touring, Huts'],
  ru: ['Музыка: хор, альт', 'Природа: совы, грибы', 'Горы: лыжи'],
  de: ['Musik: Chor, Bratsche', 'Berge: Skitouren, Hütten'],
};
const praise: Readonly<Record<string, string>> = {
  en: '"A pleasure to work with: calm, exact and quick. I would hire this person again at any time."',
  ru: '«Работать вместе было одно удовольствие: спокойно, точно и быстро».',
  de: '„Ruhig, genau und schnell. Ich würde jederzeit wieder mit ihr arbeiten.“',
};
const pastimes: Readonly<Record<string, string>> = {
  en: 'Choir, allotment, long walks',
  ru: 'Хор, дача, долгие прогулки',
  de: 'Chor, Schrebergarten, Wandern',
};
const driving: Readonly<Record<string, string>> = {
  en: 'Category B, own car',
  ru: 'Категория B, стаж с 2009 года',
  de: 'Klasse B, eigener PKW',
};
const referee: Readonly<Record<string, string>> = {
  en: 'Dr Hilde Marsh, Head of Department, +44 20 7946 0999, h.marsh@example.net',
  ru: 'Гущина Нина Петровна, заместитель директора, +7 495 555-09-09',
  de: 'Dr. Hilde Marsch, Abteilungsleiterin, +49 30 23125 999, h.marsch@example.net',
};

/** The sections besides jobs and studies. */
export function listSections(random: Random, person: Person, { voice, skills }: Choices): Section[] {
  const { headings, language } = voice;
  const one = (section: VoicedSection, blocks: Block[]): Section => ({ section, heading: headings[section], blocks });
  const told = (text: string) => lines('paragraph', [plainLine(text)]);
  const issued = (name: string, at: number): Block => ({
    kind: 'entry',
    entry: 300 + at,
    promotion: false,
    margin: [],
    head: random.pick([
      [
        { spans: [{ text: name, look: 'bold' as const }], right: [plainLine('').spans[0]!, { text: String(2012 + at) }] },
        plainLine(random.pick(issuers[language]!)),
      ],
      [{ spans: [{ text: name, look: 'bold' as const }] }, plainLine(`${random.pick(issuers[language]!)}, ${2012 + at}`)],
    ]),
    bullets: [],
    prose: false,
  });
  const found = [one('skills', skillBlocks(person.skills, skills, voice, random))];
  if (random.chance(0.7)) found.push(one('summary', [told(person.profession.about)]));
  if (person.certificates.length > 0)
    found.push(
      one(
        'certifications',
        random.chance(0.4)
          ? person.certificates.map(issued)
          : [lines(random.pick(['bullets', 'plain']), person.certificates.map(plainLine))],
      ),
    );
  found.push(one('languages', languageBlocks(person, random)));
  if (random.chance(0.35))
    found.push(
      one(
        'hobbies',
        random.chance(0.5)
          ? [lines(random.pick(['bullets', 'plain']), interests[language]!.map(plainLine))]
          : [told(pastimes[language]!)],
      ),
    );
  if (random.chance(0.25)) found.push(one('driving', [told(driving[language]!)]));
  if (random.chance(0.2))
    found.push(
      one(
        'references',
        random.chance(0.5) ? [told(praise[language]!), told(referee[language]!.split(',')[0]!)] : [told(referee[language]!)],
      ),
    );
  if (person.pay !== null)
    found.push(one('pay', [told(voice.pay.replace('{amount}', amountOf(person.pay, person.country.currency, random)))]));
  return found;
}
