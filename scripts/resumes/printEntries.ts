import type { Random } from '../seed/random.ts';
import { dateStyles, lengthOf, type Month } from './dates.ts';
import { jobLayouts, studyLayouts } from './layouts.ts';
import type { Block, Section, Span } from './model.ts';
import type { Choices, Job, Person } from './person.ts';

function period(start: Month, end: Month | null, { dates, voice }: Choices, language: string): string {
  const { print, join } = dateStyles[dates]!;
  return `${print(start, language)}${join}${end ? print(end, language) : voice.now}`;
}

/** Words between an entry's header and its bullets. */
const leads: Readonly<Record<string, string[]>> = {
  en: [
    'Highlights',
    'Key impact',
    'Key achievements:',
    'A family firm of forty people that supplies the whole region.',
    'Responsible for the daily work and the people who do it.',
  ],
  ru: ['Обязанности:', 'Достижения', 'Небольшая компания, которая снабжает весь район.'],
  de: ['Aufgaben:', 'Erfolge', 'Ein Familienbetrieb mit vierzig Leuten.'],
};
const remarks: Readonly<Record<string, string[]>> = {
  en: [
    'GPA: 3.8/4.0',
    'Grade: 1.3',
    'Courses',
    'Relevant coursework: Statistics, Ethics, Drawing',
    'DB1101 - Basic SQL',
    'Graduated with honours',
  ],
  ru: ['Средний балл: 4,8', 'Курсы: статистика, черчение', 'Диплом с отличием'],
  de: ['Note: 1,7', 'Schwerpunkte: Statistik, Zeichnen', 'Mit Auszeichnung'],
};

/** An employer or school with its unit: "Department of Zoology, Uppsala University". */
function withUnit(random: Random, name: Span, unit: string | null): Span[] {
  if (unit === null) return [name];
  return random.chance(0.5) ? [{ text: `${unit}, ` }, name] : [name, { text: `, ${unit}` }];
}

/** Jobs and, under headings of their own, teaching and research stays. */
export function experienceSections(
  random: Random,
  person: Person,
  choices: Choices,
  { language, today }: { language: string; today: Month },
): Section[] {
  let first = 1;
  return [{ heading: choices.voice.headings.experience, jobs: person.jobs }, ...person.sides].map(({ heading, jobs }) => {
    first += jobs.length;
    return experienceSection(random, jobs, first - jobs.length, heading, choices, { language, today });
  });
}

function experienceSection(
  random: Random,
  jobs: readonly Job[],
  first: number,
  heading: string,
  choices: Choices,
  { language, today }: { language: string; today: Month },
): Section {
  const { labels } = choices.voice;
  const groups = choices.jobs === 'profile';
  const isSame = (one: Job | undefined, other: Job | undefined) => one !== undefined && one.company === other?.company;
  const placed = random.chance(0.6);
  const prose = random.chance(0.3);
  const blocks = jobs.map((job, entry): Block => {
    const under = groups && isSame(jobs[entry - 1], job);
    const last = jobs
      .slice(entry)
      .findLast((other, at) => at > 0 && jobs.slice(entry, entry + at).every((one) => isSame(one, other)));
    const end = job.end ?? today;
    const { margin, head } = jobLayouts[choices.jobs]!({
      position: { text: job.position, field: 'position' },
      company: withUnit(random, { text: job.company, field: 'company' }, job.unit),
      place: placed ? { text: job.place, field: 'place' } : null,
      dates: period(job.start, job.end, choices, language),
      length: lengthOf(job.start, end, language),
      whole: last === undefined ? null : lengthOf(last.start, end, language),
      under,
      labels,
    });
    const site = random.chance(0.12) ? [{ spans: [{ text: 'https://www.example.com/about' }] }] : [];
    const lead = random.chance(0.2) ? [random.pick(leads[language]!)] : [];
    return {
      kind: 'entry',
      entry: first + entry,
      promotion: under,
      margin: margin ?? [],
      head: [...head, ...site],
      lead,
      bullets: job.duties,
      prose,
    };
  });
  return { section: 'experience', heading, blocks };
}

/** A degree and its field, as countries write them. */
function degreeSpans({ degree, field }: Person['studies'][number], language: string, mark: string) {
  if (mark === 'fieldFirst')
    return [{ text: field, field: 'subject' as const }, { text: ', ' }, { text: degree, field: 'degree' as const }];
  const join = { comma: ', ', brackets: ' (', words: language === 'en' ? ' in ' : language === 'de' ? ' in ' : ', ' }[mark]!;
  return [
    { text: degree, field: 'degree' as const },
    { text: join },
    { text: field, field: 'subject' as const },
    ...(mark === 'brackets' ? [{ text: ')' }] : []),
  ];
}

export function educationSection(random: Random, person: Person, choices: Choices, language: string): Section {
  const { labels, headings } = choices.voice;
  const mark = random.pick(['comma', 'comma', 'brackets', 'words', 'words', 'fieldFirst']);
  const blocks = person.studies.map((study, at): Block => {
    const { margin, head } = studyLayouts[choices.studies]!({
      degree: degreeSpans(study, language, mark),
      school: withUnit(random, { text: study.school, field: 'institution' }, study.unit),
      dates: `${study.start}–${study.end}`,
      labels,
    });
    return {
      kind: 'entry',
      entry: 100 + at,
      promotion: false,
      margin: margin ?? [],
      head,
      lead: [],
      bullets: random.chance(0.3) ? random.some(remarks[language]!, 1 + random.below(3)) : [],
      prose: false,
    };
  });
  return { section: 'education', heading: headings.education, blocks };
}
