import { setImmediate } from 'node:timers/promises';
import { distinct, experienceLines, type Group, lineKey } from '../../../plugins/comparisons/comparedThings.ts';
import { countHolders, type Held } from '../../../plugins/comparisons/rarity.ts';
import type { ComparedCandidate } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { mapInTurns } from '../../mapInTurns.ts';
import { comparisonOf } from '../comparisonOf.ts';

export interface PlainDifference {
  candidate: string;
  /** Skills that nobody else in the list has. */
  uniqueSkills: string[];
  certifications: string[];
  education: string | null;
  specialization: string | null;
  uniqueExperience: string[];
}

export interface PlainUniqueness extends Omit<PlainDifference, 'uniqueSkills' | 'certifications'> {
  rareSkills: string[];
  rareCertifications: string[];
  /** 0 to 100; null for a single candidate, and for one who states no skill or certificate. */
  uniqueness: number | null;
}

export interface PlainDifferences {
  items: PlainDifference[];
  /** How many candidates of the list have each skill or certificate that a difference names. */
  holders: Record<'skills' | 'certifications' | 'education' | 'experience', Record<string, number>>;
}

interface PlainInput {
  candidates: readonly ComparedCandidate[];
}

/** What sets the candidates of a list apart. With `ordered`, every list has the rarest first instead of the given order. */
export async function comparePlainDifferences(
  ctx: Pick<Ctx, 'plugins'>,
  { candidates, ordered = false }: PlainInput & { ordered?: boolean },
): Promise<PlainDifferences> {
  const group = await groupInTurns(candidates);
  const comparison = comparisonOf(ctx, 'differences');
  const rows = (await mapInTurns(candidates, (one) => comparison.compare([one], { ordered, group }))).flat();
  await setImmediate();
  const skills = countsOf(rows.flatMap((row) => row.skills));
  await setImmediate();
  return {
    items: rows.map((row, place) => ({
      candidate: candidates[place]?.name ?? '',
      uniqueSkills: namesOf(row.skills.filter(({ holders }) => holders === 1)),
      certifications: namesOf(row.certifications),
      education: row.education,
      specialization: row.specialization,
      uniqueExperience: row.experience,
    })),
    holders: {
      skills,
      certifications: countsOf(rows.flatMap(({ certifications }) => certifications)),
      education: countTexts(rows.flatMap(({ education }) => education ?? [])),
      experience: countTexts(rows.flatMap(({ experience }) => experience)),
    },
  };
}

/** How unusual each candidate of a list is in it. */
export async function comparePlainUniqueness(ctx: Pick<Ctx, 'plugins'>, { candidates }: PlainInput): Promise<PlainUniqueness[]> {
  const { items } = await comparePlainDifferences(ctx, { candidates, ordered: true });
  const group = await groupInTurns(candidates);
  const comparison = comparisonOf(ctx, 'uniqueness');
  const rows = (await mapInTurns(candidates, (one) => comparison.compare([one], { group }))).flat();
  return items.map(({ uniqueSkills: _skills, certifications: _certifications, ...difference }, place) => ({
    ...difference,
    rareSkills: namesOf(rows[place]?.rareSkills ?? []),
    rareCertifications: namesOf(rows[place]?.rareCertifications ?? []),
    uniqueness: rows[place]?.score ?? null,
  }));
}

/** `groupOf` for a list that may be long. */
async function groupInTurns(candidates: readonly ComparedCandidate[]): Promise<Group> {
  const keys = await mapInTurns(candidates, ({ facts }) => ({
    skills: [...distinct(facts.skills).keys()],
    certifications: [...distinct(facts.certifications).keys()],
    lines: experienceLines(facts).map(lineKey),
  }));
  const lines = countHolders(keys.map((one) => one.lines));
  await setImmediate();
  const skills = countHolders(keys.map((one) => one.skills));
  await setImmediate();
  return {
    size: candidates.length,
    skills,
    certifications: countHolders(keys.map(({ certifications }) => certifications)),
    isShared: (line) => (lines.get(lineKey(line)) ?? 0) > 1,
  };
}

function namesOf(things: readonly Held[]): string[] {
  return things.map(({ name }) => name);
}

function countsOf(things: readonly Held[]): Record<string, number> {
  return Object.fromEntries(things.map(({ name, holders }) => [name, holders]));
}

function countTexts(texts: readonly string[]): Record<string, number> {
  return Object.fromEntries(countHolders(texts.map((text) => [text])));
}
