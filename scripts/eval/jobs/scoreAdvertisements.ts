import type { JobFacts, Requirement } from '../../../plugins/contract.ts';
import { stemWord } from '../../../plugins/knowledge/skills/stemWord.ts';
import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';
import type { JobTruth } from './readAdvertisements.ts';

export const jobFields = [
  'title',
  'must',
  'nice',
  'soft',
  'years',
  'education',
  'certificates',
  'languages',
  'salary',
  'location',
] as const;
export type JobField = (typeof jobFields)[number];

/** Wrongly found values, and missed ones. */
export interface FieldResult {
  right: number;
  wrong: string[];
  missed: string[];
}

/** Compares the extracted facts with the expected ones, field by field. */
export function scoreFacts(facts: JobFacts, truth: JobTruth): Record<JobField, FieldResult> {
  const { salary } = facts;
  const skills = (importance: Requirement['importance']) =>
    labels(facts, (one) => one.kind === 'skill' && one.importance === importance);
  const qualities = labels(facts, (one) => isQuality(one) && one.importance === 'must');
  const amount = salary && `${salary.value.amount}${salary.value.max ? `-${salary.value.max}` : ''} ${salary.value.currency}`;
  return {
    title: compare([facts.title?.value ?? null], [truth.title], (a, b) => plain(a) === plain(b)),
    must: withQualities(compare(skills('must'), truth.must, sameSkill), qualities),
    nice: withoutAllowed(compare(eachOf(skills('nice')), eachOf(truth.nice), sameSkill), truth.may),
    soft: withoutAllowed(compare(labels(facts, isQuality), truth.soft, sameSkill), truth.must),
    years: compare([facts.minYears?.value ?? null].map(text), [truth.years].map(text), (a, b) => a === b),
    education: compare([facts.education?.value.level ?? null], [truth.education], (a, b) => a === b),
    certificates: compare(
      labels(facts, (one) => one.kind === 'certification'),
      truth.certificates,
      (a, b) => within(a, b),
    ),
    languages: compare(
      facts.requirements.flatMap(({ kind, label, known }) =>
        kind === 'language' ? [label.replace(/^[^(]+?(?= \(|$)/u, known ?? '')] : [],
      ),
      truth.languages,
      sameLanguage,
    ),
    salary: compare([amount], [truth.salary], (a, b) => a === b),
    location: compare([facts.location?.value ?? null], [truth.location], (a, b) => within(a, b)),
  };
}

/** Splits choices: among nice-to-haves each alternative counts separately, whether or not the text gives a choice. */
function eachOf(choices: readonly string[]): string[] {
  return choices.flatMap((choice) => choice.split(/ (?:or|или) /u));
}

function labels(facts: JobFacts, keep: (one: Requirement) => boolean): string[] {
  return facts.requirements.filter(keep).map(({ label }) => label);
}

function text(value: number | null): string | null {
  return value === null ? null : String(value);
}

function compare(
  found: readonly (string | null)[],
  expected: readonly (string | null)[],
  same: (found: string, expected: string) => boolean,
): FieldResult {
  const missed = expected.filter((one) => one !== null);
  const wrong: string[] = [];
  let right = 0;
  for (const one of found) {
    if (one === null) continue;
    const at = missed.findIndex((other) => same(one, other));
    if (at === -1) wrong.push(one);
    else {
      missed.splice(at, 1);
      right += 1;
    }
  }
  return { right, wrong, missed };
}

const isQuality = ({ kind }: Requirement): boolean => kind === 'soft-skill';

/** A must that is found as a quality of the person, under the right words, is found: the product asks for it all the same. */
function withQualities({ right, wrong, missed }: FieldResult, qualities: readonly string[]): FieldResult {
  const found = compare(qualities, missed, sameSkill);
  return { right: right + found.right, wrong, missed: found.missed };
}

function withoutAllowed(result: FieldResult, allowed: readonly string[]): FieldResult {
  return { ...result, wrong: result.wrong.filter((one) => !allowed.some((other) => sameSkill(one, other))) };
}

/** Words that may stand around a name beyond its own: "contract negotiation skills" names contract negotiation. */
const mostMore = 2;

/** Choices are equal if they name the same skills in any order. */
function sameSkill(found: string, expected: string): boolean {
  const [left, right] = [found, expected].map((label) => label.split(/ (?:or|или) /u));
  if (left === undefined || right === undefined || left.length !== right.length) return false;
  return right.every((name) => left.some((other) => sameName(other, name)));
}

/** By known name, or by the printed words without their endings: one holds the other among few more words. */
function sameName(found: string, expected: string): boolean {
  const known = normalizeSkill(found)?.name;
  if (known !== undefined && known === normalizeSkill(expected)?.name) return true;
  const [a, b] = [stems(found), stems(expected)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.join('').length < leastLetters && long.length > short.length) return false;
  return long.length - short.length <= mostMore && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);
}

const leastLetters = 2;

function stems(text: string): string[] {
  return text.match(/[\p{L}\p{N}+#]+/gu)?.map(stemWord) ?? [];
}

function sameLanguage(found: string, expected: string): boolean {
  const [name, level] = expected.split(' (');
  return (
    found.split(' (')[0] === name && (level === undefined || found.toLowerCase().includes(level.replace(')', '').toLowerCase()))
  );
}

function plain(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One contains the other among more words. */
function within(a: string, b: string): boolean {
  const [left, right] = [` ${plain(a)} `, ` ${plain(b)} `];
  return left.length > 3 && right.length > 3 && (left.includes(right) || right.includes(left));
}
