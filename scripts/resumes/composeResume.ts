import type { Truth } from '../eval/manifest.ts';
import { createRandom, type Random } from '../seed/random.ts';
import { type Country, countries } from './countries.ts';
import { dateStyles, isoMonth, type Month } from './dates.ts';
import { fonts, frames, headingLooks, jobLayouts, skillLayouts, studyLayouts } from './layouts.ts';
import type { Line, ResumeModel, Section, SectionName } from './model.ts';
import { allJobs, type Choices, type Job, type Person, type Study } from './person.ts';
import { educationSection, experienceSections } from './printEntries.ts';
import { extraSections } from './printExtras.ts';
import { listSections } from './printLists.ts';
import { type Profession, professions } from './professions.ts';
import { atUniversity, scholarly } from './scholars.ts';
import { type Voice, voices } from './voices.ts';

export interface ComposedResume {
  model: ResumeModel;
  truth: Truth;
  choices: Choices;
  person: Person;
}

const coined = [
  'Altmark',
  'Bellis',
  'Corvane',
  'Dunmore',
  'Estrel',
  'Farrow',
  'Grenholm',
  'Halden',
  'Ivory',
  'Juniper',
  'Kestrel',
  'Lumen',
];
const coinedRussian = ['Ладога', 'Меридиан', 'Сириус', 'Альтаир', 'Берёзка', 'Вектор', 'Родник', 'Исток'];
const levels: Readonly<Record<string, string[]>> = {
  en: ['mother tongue', 'fluent', 'working knowledge', 'B1'],
  ru: ['родной', 'свободно', 'разговорный', 'B1'],
  de: ['Muttersprache', 'fließend', 'gute Kenntnisse', 'B1'],
};
const germanLanguages = ['Deutsch', 'Englisch', 'Türkisch'];

function fill(random: Random, text: string, language: string, town: string, field = ''): string {
  return text
    .replaceAll('{town}', town)
    .replaceAll('{field}', field)
    .replace(/\{name\}/g, () => random.pick(language === 'ru' ? coinedRussian : coined));
}
const digits = (random: Random, text: string) => text.replace(/9/g, () => String(1 + random.below(9)));

/** How many jobs were at the employer of the next one. */
const roseShare = 0.2;

function makeJobs(
  random: Random,
  { profession, country, scholar }: Pick<Person, 'profession' | 'country' | 'scholar'>,
  language: string,
  today: Month,
  count: number,
): Job[] {
  const legal = () => (language === 'ru' ? '' : random.pick(country.legal).trim());
  let [year, month] = [today.year - random.below(2), 1 + random.below(12)];
  const made: Job[] = [];
  for (let at = 0; at < count; at += 1) {
    const end = at === 0 && random.chance(0.65) ? null : { year, month };
    const start = { year: year - 1 - random.below(4), month: 1 + random.below(12) };
    [year, month] = start.month > 2 ? [start.year, start.month - 1] : [start.year - 1, 11];
    const place = random.pick(country.towns);
    const field = random.pick(profession.fields);
    const company = fill(random, random.pick(profession.employers), language, place, field);
    const above = made.at(-1);
    // Some rose where they worked.
    const rose = above !== undefined && random.chance(roseShare);
    made.push({
      position: fill(random, profession.titles[Math.max(0, profession.titles.length - 1 - at)]!, language, place, field),
      unit: scholar && random.chance(0.6) ? fill(random, random.pick(scholarly[language]!.units), language, place, field) : null,
      company: rose
        ? above.company
        : scholar || /GmbH|AG|KG|LLP|University|Hospital|School|Ltd|OHG|e\. K\./.test(company)
          ? company
          : `${company} ${legal()}`.trim(),
      place: rose ? above.place : place,
      start,
      end,
      duties: random.some(profession.duties, 1 + random.below(4)),
    });
  }
  return made;
}

function makeStudies(random: Random, profession: Profession, country: Country, language: string, first: number): Study[] {
  const degrees = language === 'de' ? ['Berufsausbildung', 'Bachelor of Arts', 'Meisterbrief'] : country.degrees;
  return random.some(degrees, 1 + random.below(2)).map((degree, at) => {
    const field = random.pick(profession.fields);
    const end = first - at * 4;
    const town = random.pick(country.towns);
    const school = fill(random, random.pick(country.schools), language, town, field);
    const unit = random.chance(0.12) ? fill(random, random.pick(scholarly[language]!.units), language, town, field) : null;
    return { degree, field, school, unit, start: end - 3, end };
  });
}

/** How many stayed at universities. */
const scholarShare = 0.2;

function makePerson(random: Random, language: string, today: Month): Person {
  const country = random.pick(countries.filter(({ languages }) => languages.includes(language)));
  const scholar = random.chance(scholarShare);
  const plain = random.pick(professions[language]!);
  const profession = scholar ? atUniversity(random, plain, language, country.schools) : plain;
  const jobs = makeJobs(random, { profession, country, scholar }, language, today, 1 + random.below(4));
  const sides = (scholar ? scholarly[language]!.sides : [])
    .filter(() => random.chance(0.4))
    .map(({ headings, titles, duties }) => {
      const side = { ...profession, titles: random.some(titles, titles.length), duties };
      const own = makeJobs(random, { profession: side, country, scholar }, language, today, 1 + random.below(3));
      return {
        heading: random.pick(headings),
        jobs: own.map((job) => ({
          ...job,
          duties: job.duties.map((duty) => fill(random, duty, language, job.place, profession.fields[0])),
        })),
      };
    });
  const [given, family] = [random.pick(country.given), random.pick(country.family)];
  const spoken = language === 'de' ? germanLanguages : country.spoken;
  return {
    country,
    profession,
    name: language === 'ru' && random.chance(0.5) ? `${family} ${given}` : `${given} ${family}`,
    town: random.pick(country.towns),
    jobs,
    sides,
    scholar,
    studies: makeStudies(random, profession, country, language, jobs.at(-1)!.start.year - random.below(2)),
    skills: profession.groups,
    certificates: random.some(profession.certificates, random.below(4)),
    languages: random
      .some(spoken, 1 + random.below(spoken.length))
      .map((name, at) => ({ name, level: levels[language]![Math.min(at, 3)]! })),
    pay: random.chance(0.35) ? Math.round((country.pay * (0.8 + random.next())) / 1000) * 1000 : null,
  };
}

function makeChoices(random: Random, language: string): Choices {
  const style = random.pick(Object.keys(dateStyles));
  return {
    voice: random.pick(voices.filter((voice) => voice.language === language)),
    dates: style,
    jobs: random.pick(Object.keys(jobLayouts)),
    studies: random.pick(Object.keys(studyLayouts)),
    skills: random.pick(skillLayouts),
    frame: random.pick(frames),
    heading: random.pick(Object.keys(headingLooks)),
    font: random.pick(fonts),
  };
}

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function contactsOf(random: Random, person: Person, { labels }: Voice) {
  const email = `${ascii(person.name) || 'applicant'}${random.below(90) + 10}@example.org`;
  const phone = digits(random, person.country.phone);
  const street = random.chance(0.4)
    ? `${digits(random, person.country.street)}${person.country.id === 'RU' || person.country.id === 'KZ' ? ', ' : ' '}`
    : '';
  const labelled = random.chance(0.5);
  const say = (label: string) => (labelled ? `${label}: ` : '');
  const contacts: Line[] = [
    { spans: [{ text: say(labels.home) }, { text: street }, { text: person.town, field: 'home' }] },
    { spans: [{ text: `${say(labels.phone)}${phone}` }] },
    { spans: [{ text: `${say(labels.mail)}${email}` }] },
  ];
  return { email, phone, contacts: random.some(contacts, 3) };
}

/** Orders in which writers put their sections. */
const orders: readonly SectionName[][] = [
  ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'],
  ['summary', 'skills', 'experience', 'certifications', 'education', 'languages'],
  ['education', 'summary', 'experience', 'languages', 'skills', 'certifications'],
];

/** A résumé of an invented person, with what it prints. The same seed gives the same résumé. `fixed`: choices that are not left to chance. */
export function composeResume(seed: number, language: string, today: Month, fixed: Partial<Choices> = {}): ComposedResume {
  const random = createRandom(seed);
  const person = makePerson(random, language, today);
  const choices = { ...makeChoices(random, language), ...fixed };
  const { voice } = choices;
  const { email, phone, contacts } = contactsOf(random, person, voice);
  const sections: Section[] = [
    ...experienceSections(random, person, choices, { language, today }),
    educationSection(random, person, choices, language),
    ...listSections(random, person, choices),
    ...extraSections(
      random,
      choices,
      language,
      (text) => fill(random, text, language, random.pick(person.country.towns)),
      person.scholar,
    ),
  ];
  const order = random.pick(orders);
  const rank = ({ section }: Section) => (order.includes(section) ? order.indexOf(section) : order.length);
  const title = random.chance(0.75) ? person.jobs[0]!.position : null;
  const { exact } = dateStyles[choices.dates]!;
  return {
    person,
    choices,
    model: {
      language,
      banner: random.chance(0.4) ? voice.banner : null,
      name: person.name,
      title,
      contacts,
      sections: sections.sort((a, b) => rank(a) - rank(b)),
      end: random.chance(0.2) ? `${person.town}, ${today.year}` : null,
    },
    truth: {
      name: person.name,
      title,
      email,
      phone,
      website: null,
      linkedin: null,
      location: person.town,
      skills: person.skills.flatMap(({ items }) => items),
      skillGroups: person.skills.map(({ label }) => label),
      education: person.studies.map(({ degree, school, field, start, end }) => ({
        degree,
        institution: school,
        specialization: field,
        startYear: String(start),
        year: String(end),
      })),
      work: allJobs(person).map(({ position, company, start, end }) => ({
        position,
        company,
        start: isoMonth(start, exact),
        end: end && isoMonth(end, exact),
        current: end === null,
      })),
      certifications: person.certificates,
      languages: person.languages.map(({ name, level }) => ({ language: name, fluency: level })),
      salary: person.pay === null ? null : { amount: person.pay, currency: person.country.currency },
    },
  };
}
