import { unionMonths, periodOf } from '../../plugins/extractors/local/shared/durations.ts';
import type { ResumeFacts } from '../../plugins/contract.ts';
import type { Item, Visible } from './manifest.ts';
import { address, digits, personName, plain, sameDate, samePlace, similar, skillName } from './normalize.ts';

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export interface Miss {
  id: string;
  file: string;
  field: string;
  expected: string;
  found: string;
}

/** Counts and misses of one file, by field. */
export interface ItemScore {
  tallies: Map<string, Tally>;
  misses: Miss[];
}

const YEARS_TOLERANCE = 0.5;
const DEGREE_LEVELS: readonly (readonly [RegExp, string])[] = [[/ph\.?\s?d|doctor/i, 'doctorate'], [/master|m\.?sc|mba|m\.?a\b/i, 'master'], [/bachelor|b\.?sc|b\.?a\b|b\.?s\b/i, 'bachelor']];

const isSeen = (flag: unknown): boolean => flag === undefined || flag === true || flag === 'link';
const listFlag = (visible: Visible, field: string, index: number, key?: string): boolean => {
  const list = visible[field];
  const entry = Array.isArray(list) ? list[index] : undefined;
  return isSeen(key && typeof entry === 'object' ? (entry as Record<string, unknown>)[key] : entry);
};

/** Compares what was extracted from one file with what is visible in it. */
export function scoreItem(item: Item, file: string, facts: ResumeFacts, today: string): ItemScore {
  const score: ItemScore = { tallies: new Map(), misses: [] };
  const count = (field: string, right: number, wrong: number, missed: number) => {
    const tally = score.tallies.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    score.tallies.set(field, { right: tally.right + right, wrong: tally.wrong + wrong, missed: tally.missed + missed });
  };
  const note = (field: string, expected: string, found: string) => score.misses.push({ id: item.id, file, field, expected, found });
  const single = (field: string, expected: string | null | undefined, found: string | null, same: (expected: string, found: string) => boolean, seen = isSeen(item.visible[field])) => {
    if (!expected || !seen) {
      // A value where the document shows none, or another than the one that is there but unseen, is wrong.
      if (found !== null && field !== 'title' && !(expected && same(expected, found))) {
        count(field, 0, 1, 0);
        note(field, '—', found);
      }
      return;
    }
    const right = found !== null && same(expected, found);
    count(field, Number(right), Number(!right && found !== null), Number(!right));
    if (!right) note(field, expected, found ?? '—');
  };
  const { truth } = item;
  single('name', truth.name, facts.name?.value ?? null, (a, b) => personName(a) === personName(b));
  single('title', truth.title, facts.title?.value ?? null, (a, b) => similar(a, b));
  single('email', truth.email, facts.email?.value ?? null, (a, b) => address(a) === address(b));
  single('phone', truth.phone, facts.phone?.value ?? null, (a, b) => digits(a) === digits(b));
  single('website', truth.website, facts.website?.value ?? null, (a, b) => address(a) === address(b));
  // A link behind an icon does not survive in plain text.
  single('linkedin', truth.linkedin, facts.linkedin?.value ?? null, (a, b) => address(a) === address(b), item.visible.linkedin === 'link' ? !file.endsWith('.txt') : isSeen(item.visible.linkedin));
  single('location', truth.location, facts.location?.value ?? null, samePlace);
  if (truth.salary) single('salary', `${truth.salary.amount} ${truth.salary.currency}`, facts.salary ? `${facts.salary.value.amount} ${facts.salary.value.currency}` : null, (a, b) => a === b);
  scoreWork(item, facts, today, count, note);
  scoreEducation(item, facts, count, note);
  scoreLists(item, facts, count, note);
  return score;
}

type Count = (field: string, right: number, wrong: number, missed: number) => void;
type Note = (field: string, expected: string, found: string) => void;

/** Pairs expected with found entries, best agreement first; each is used once. */
function pair<A, B>(expected: readonly A[], found: readonly B[], agreement: (a: A, b: B) => number): Map<number, number> {
  const scored = expected.flatMap((a, i) => found.map((b, j) => ({ i, j, score: agreement(a, b) }))).filter(({ score }) => score > 0).sort((x, y) => y.score - x.score || x.i - y.i || x.j - y.j);
  const pairs = new Map<number, number>();
  const used = new Set<number>();
  for (const { i, j } of scored) {
    if (pairs.has(i) || used.has(j)) continue;
    pairs.set(i, j);
    used.add(j);
  }
  return pairs;
}

function scoreWork(item: Item, facts: ResumeFacts, today: string, count: Count, note: Note): void {
  const found = facts.experience.map(({ value }) => value);
  const { work } = item.truth;
  const pairs = pair(work, found, (a, b) => 3 * Number(similar(a.position ?? '', b.position)) + 3 * Number(similar(a.company ?? '', b.company)) + Number(Boolean(a.start) && sameDate(a.start ?? '', b.start)) + 0.5 * Number(Boolean(a.end) && sameDate(a.end ?? '', b.end)));
  const field = (index: number, name: string, expected: string | null | undefined, value: string | null, same: boolean, key: string) => {
    if (!expected || !listFlag(item.visible, 'work', index, key)) return;
    count(name, Number(same), Number(!same && value !== null), Number(!same));
    if (!same) note(name, expected, value ?? '—');
  };
  work.forEach((job, index) => {
    const match = found[pairs.get(index) ?? -1];
    field(index, 'position', job.position, match?.position ?? null, similar(job.position ?? '', match?.position ?? null), 'position');
    field(index, 'company', job.company, match?.company ?? null, similar(job.company ?? '', match?.company ?? null), 'company');
    field(index, 'dates', job.start, match?.start ?? null, sameDate(job.start ?? '', match?.start ?? null), 'start');
    field(index, 'dates', job.end, match?.end ?? null, sameDate(job.end ?? '', match?.end ?? null), 'end');
  });
  const extra = found.length - pairs.size;
  for (const [index, job] of found.entries()) if (![...pairs.values()].includes(index)) note('extra job', '—', `${job.position} @ ${job.company}`);
  if (extra > 0) {
    count('position', 0, found.filter((job, index) => job.position !== null && ![...pairs.values()].includes(index)).length, 0);
    count('company', 0, found.filter((job, index) => job.company !== null && ![...pairs.values()].includes(index)).length, 0);
  }
  if (work.length > 0 && work.every(({ start }) => start)) {
    const months = unionMonths(work.flatMap(({ start, end }) => periodOf((start ?? '').slice(0, 7), end ? end.slice(0, 7) : null, !end, today) ?? []));
    const years = Math.round((months / 12) * 10) / 10;
    const value = facts.years?.value ?? null;
    const right = value !== null && Math.abs(value - years) <= YEARS_TOLERANCE + 1e-9;
    count('years', Number(right), Number(!right && value !== null), Number(!right));
    if (!right) note('years', String(years), String(value ?? '—'));
  }
}

const levelOf = (text: string) => DEGREE_LEVELS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A degree is right when its words agree, or when it is of the same level and names the field too. */
function sameDegree(expected: string, found: { degree: string | null; level: string | null }): boolean {
  if (found.degree === null) return false;
  if (similar(expected, found.degree)) return true;
  return levelOf(expected) !== null && levelOf(expected) === found.level && plain(found.degree).includes(plain(expected));
}

function scoreEducation(item: Item, facts: ResumeFacts, count: Count, note: Note): void {
  const found = facts.education.map(({ value }) => value);
  const { education } = item.truth;
  const pairs = pair(education, found, (a, b) => 3 * Number(similar(a.institution ?? '', b.institution)) + 2 * Number(sameDegree(a.degree ?? '', b)) + 2 * Number(similar(a.specialization ?? '', b.specialization)) + Number(a.year === String(b.endYear)));
  const field = (index: number, name: string, key: string, expected: string | null | undefined, value: string | null, same: boolean) => {
    if (!expected || !listFlag(item.visible, 'education', index, key)) return;
    count(name, Number(same), Number(!same && value !== null), Number(!same));
    if (!same) note(name, expected, value ?? '—');
  };
  education.forEach((study, index) => {
    const match = found[pairs.get(index) ?? -1];
    field(index, 'institution', 'institution', study.institution, match?.institution ?? null, similar(study.institution ?? '', match?.institution ?? null));
    field(index, 'degree', 'degree', study.degree, match?.degree ?? null, match !== undefined && sameDegree(study.degree ?? '', match));
    field(index, 'specialization', 'specialization', study.specialization, match?.specialization ?? null, similar(study.specialization ?? '', match?.specialization ?? null));
    field(index, 'study years', 'year', study.year, match?.endYear?.toString() ?? null, match?.endYear === Number(study.year));
    field(index, 'study years', 'startYear', study.startYear, match?.startYear?.toString() ?? null, match?.startYear === Number(study.startYear));
  });
  const extra = found.filter((_, index) => ![...pairs.values()].includes(index));
  count('institution', 0, extra.filter(({ institution }) => institution !== null).length, 0);
  count('degree', 0, extra.filter(({ degree }) => degree !== null).length, 0);
  for (const study of extra) note('extra study', '—', `${study.degree} @ ${study.institution}`);
}

function scoreLists(item: Item, facts: ResumeFacts, count: Count, note: Note): void {
  const list = (field: string, expected: readonly string[], found: readonly string[], countable: readonly string[], same: (a: string, b: string) => boolean) => {
    const seen = expected.filter((_, index) => listFlag(item.visible, field, index));
    const hit = seen.filter((value) => found.some((one) => same(value, one)));
    const wrong = countable.filter((one) => !expected.some((value) => same(value, one)));
    count(field, hit.length, wrong.length, seen.length - hit.length);
    for (const value of seen) if (!hit.includes(value)) note(field, value, '—');
    for (const value of wrong) note(field, '—', value);
  };
  const groups = (item.truth.skillGroups ?? []).map(plain);
  const skills = facts.skills.map(({ value }) => value);
  // Skills read from the jobs' text are wanted but not in the truth: they count for recall, only the skills section's for precision.
  list('skills', item.truth.skills, skills.flatMap(({ name, raw }) => [name, raw]), skills.filter(({ source, raw }) => source === 'skills' && !groups.includes(plain(raw))).map(({ raw }) => raw), (a, b) => skillName(a) === skillName(b) || plain(a) === plain(b));
  const certifications = facts.certifications.map(({ value }) => value);
  list('certifications', item.truth.certifications, certifications, certifications, (a, b) => similar(a, b));
  const languages = facts.languages.map(({ value }) => value.name);
  list('languages', item.truth.languages.map(({ language }) => language), languages, languages, (a, b) => plain(a) === plain(b));
}
