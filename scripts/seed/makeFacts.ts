import {
  type Education,
  type Experience,
  emptyResumeFacts,
  type Fact,
  type ResumeFacts,
  type Skill,
} from '../../plugins/contract.ts';
import { normalizeSkill } from '../../plugins/knowledge/skills.ts';
import { createRandom, type Random } from './random.ts';
import { type Culture, cultures, employers, industries, type Profession, professions, schools } from './vocabulary.ts';

/** The month in which made-up careers end, fixed so that the same seed gives the same facts on any day. */
const lastYear = 2026;
const lastMonth = 6;

/** One in this many candidates has applied before, with the same e-mail address. */
const repeatEvery = 100;

/** The facts of made-up candidate `number`. The same number and seed give the same facts; there is no document, so there is no evidence. */
export function makeFacts(number: number, seed = 1): ResumeFacts {
  const person = number % repeatEvery === repeatEvery - 1 ? number - (repeatEvery >> 1) : number;
  const identity = createRandom(seed * 1_000_003 + person);
  const culture = identity.pick(cultures);
  const name = makeName(identity, culture);
  const random = createRandom(seed * 1_000_003 + number + 500_000_009);
  const profession = random.pick(professions);
  const { jobs, years, title, used } = makeCareer(random, profession, culture.cities);
  return {
    ...emptyResumeFacts(),
    name: fact(name),
    title: fact(title),
    email: fact(`candidate${seed}-${person}@example.com`),
    phone: random.chance(0.7) ? fact(`+1 202 ${String(2_000_000 + person).replace(/(\d{3})(?=\d{4})/, '$1 ')}`) : null,
    linkedin: random.chance(0.5) ? fact(`https://www.linkedin.com/in/candidate-${seed}-${person}`) : null,
    location: random.chance(0.95) ? fact(identity.pick(culture.cities)) : null,
    summary: fact(`${title} with ${Math.round(years)} years in ${random.pick(industries)} and ${random.pick(industries)}.`),
    years: jobs.length > 0 ? fact(years) : null,
    experience: jobs.map(fact),
    education: makeEducation(random, profession, years).map(fact),
    certifications: random
      .some(profession.certifications, random.below(3))
      .map((certificate) => fact({ name: certificate, known: normalizeSkill(certificate)?.name ?? null })),
    languages: [...new Set([culture.language, 'English'])].map((language, index) =>
      fact({ name: language, known: language, level: index === 0 ? 'native' : random.pick(['B1', 'B2', 'C1', 'fluent']) }),
    ),
    skills: makeSkills(random, profession, used),
    achievements: jobs
      .flatMap(({ responsibilities }) => responsibilities.filter((line) => line.includes('%')))
      .slice(0, random.below(5))
      .map(fact),
    salary: random.chance(0.6)
      ? fact({
          amount: 30_000 + Math.round(years * 5 + random.below(40)) * 1_000,
          max: null,
          period: 'year',
          currency: random.pick(['USD', 'EUR', 'EUR', 'GBP']),
        })
      : null,
  };
}

/** Most have a middle name or a double surname: a hundred thousand people share few full names. */
function makeName(random: Random, { given, family }: Culture): string {
  const names = random.some(given, random.chance(0.7) ? 2 : 1);
  const surnames = random.some(family, random.chance(0.6) ? 2 : 1);
  return `${names.join(' ')} ${surnames.join('-')}`;
}

function fact<T>(value: T): Fact<T> {
  return { value, evidence: [], confidence: 1 };
}

interface Career {
  /** Latest first. */
  jobs: Experience[];
  years: number;
  title: string;
  /** For each skill, the months and the end of the jobs that name it. */
  used: Map<string, { months: number; lastUsed: string }>;
}

function makeCareer(random: Random, { titles, skills }: Profession, cities: readonly string[]): Career {
  const jobs: Experience[] = [];
  const used: Career['used'] = new Map();
  const wanted = random.chance(0.03) ? 0 : 1 + random.below(5);
  let end = lastYear * 12 + lastMonth - (random.chance(0.7) ? 0 : 1 + random.below(14));
  let months = 0;
  const level = Math.min(titles.length - 1, Math.floor(wanted * 0.8 + random.next()));
  for (let index = 0; index < wanted; index++) {
    const length = 8 + random.below(52);
    const named = random.some(skills, 3);
    const lastUsed = toMonth(end - 1);
    for (const skill of named)
      used.set(skill, { months: length + (used.get(skill)?.months ?? 0), lastUsed: used.get(skill)?.lastUsed ?? lastUsed });
    const current = index === 0 && end === lastYear * 12 + lastMonth;
    jobs.push({
      company: random.pick(employers),
      position: titles[Math.max(0, level - index)] ?? null,
      location: random.chance(0.6) ? random.pick(cities) : null,
      start: toMonth(end - length),
      end: current ? null : lastUsed,
      current,
      months: length,
      responsibilities: [
        `Built services for ${random.pick(industries)} in ${named.slice(0, 2).join(' and ')}.`,
        `Cut response times by ${15 + random.below(60)}% with ${named[2]}.`,
      ],
    });
    months += length;
    end -= length + random.below(4);
  }
  return { jobs, years: Math.round((months / 12) * 10) / 10, title: jobs[0]?.position ?? titles[0] ?? '', used };
}

/** A month counted from year 0, as `2024-03`. */
function toMonth(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

function makeEducation(random: Random, { fields }: Profession, years: number): Education[] {
  const specialization = random.pick(fields);
  const levels = (
    ['secondary', 'associate', 'bachelor', 'bachelor', 'bachelor', 'master', 'master', 'doctorate', null] as const
  ).slice();
  const level = random.pick(levels);
  if (level === null) return [];
  const words = { secondary: 'Diploma', associate: 'Associate degree', bachelor: 'B.Sc.', master: 'M.Sc.', doctorate: 'Ph.D.' };
  const endYear = lastYear - Math.ceil(years) - random.below(3);
  return [
    {
      institution: random.pick(schools),
      degree: `${words[level]} in ${specialization}`,
      level,
      specialization,
      startYear: endYear - 4,
      endYear,
      current: false,
    },
  ];
}

/** Most skills are listed; the others are only shown by a job. */
function makeSkills(random: Random, { skills }: Profession, used: Career['used']): Fact<Skill>[] {
  const listed = random.some(skills, 4 + random.below(9));
  const shown = [...used.keys()].filter((name) => !listed.includes(name));
  return [...listed, ...shown].map((name) => {
    const known = normalizeSkill(name);
    return fact({
      name,
      known: known?.name ?? null,
      category: known?.category ?? 'other',
      source: listed.includes(name) ? 'listed' : 'shown',
      lastUsed: used.get(name)?.lastUsed ?? null,
      months: used.get(name)?.months ?? null,
    } satisfies Skill);
  });
}
