import { countHolders, type Held } from '../../../plugins/comparisons/rarity.ts';
import type { ComparedCandidate } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
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
  /** 0 to 100; null for one candidate alone and for who states no skill or certificate. */
  uniqueness: number | null;
}

export interface PlainDifferences {
  items: PlainDifference[];
  /** How many in the list have each thing that somebody's difference names. */
  holders: Record<'skills' | 'certifications' | 'education' | 'experience', Record<string, number>>;
}

interface PlainInput {
  candidates: readonly ComparedCandidate[];
}

/** What sets the candidates of a list apart. `ordered`: rarest first in every list, instead of the given order. */
export function comparePlainDifferences(
  ctx: Pick<Ctx, 'plugins'>,
  { candidates, ordered = false }: PlainInput & { ordered?: boolean },
): PlainDifferences {
  const rows = comparisonOf(ctx, 'differences').compare([...candidates], { ordered });
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
      skills: countsOf(rows.flatMap(({ skills }) => skills)),
      certifications: countsOf(rows.flatMap(({ certifications }) => certifications)),
      education: countTexts(rows.flatMap(({ education }) => education ?? [])),
      experience: countTexts(rows.flatMap(({ experience }) => experience)),
    },
  };
}

/** How unusual each candidate of a list is in it. */
export function comparePlainUniqueness(ctx: Pick<Ctx, 'plugins'>, { candidates }: PlainInput): PlainUniqueness[] {
  const { items } = comparePlainDifferences(ctx, { candidates, ordered: true });
  const rows = comparisonOf(ctx, 'uniqueness').compare([...candidates], {});
  return items.map(({ uniqueSkills: _skills, certifications: _certifications, ...difference }, place) => ({
    ...difference,
    rareSkills: namesOf(rows[place]?.rareSkills ?? []),
    rareCertifications: namesOf(rows[place]?.rareCertifications ?? []),
    uniqueness: rows[place]?.score ?? null,
  }));
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
