import type { FacetScore, LocalizedText, ProjectRequirements, ResumeFacts } from '../../../plugins/contract.ts';
import { overallScore } from '../../../plugins/facets/overallScore.ts';
import type { Ctx } from '../../context.ts';

export interface PlainScoreInput {
  facts: ResumeFacts;
  requirements: ProjectRequirements;
  /** Values given by the caller, by facet id, 0 to 100; null leaves a facet out. They replace the facet's own value. */
  given?: ReadonlyMap<string, number | null>;
  /** By facet id; the defaults where none is above 0. */
  weights?: Readonly<Record<string, number>> | null | undefined;
}

export interface PlainFacet extends Omit<FacetScore, 'explanation'> {
  key: string;
  label: LocalizedText;
  /** Its share before facets without a value are left out. */
  weight: number;
  /** Null for a value that the caller gave. */
  explanation: LocalizedText | null;
}

export interface PlainScore {
  /** 0 to 100, one decimal; null when nothing can be weighed. */
  overall: number | null;
  facets: PlainFacet[];
}

/** Scores facts that belong to no stored candidate, by the same facets and the same formula as the ranking. */
export function scorePlain(
  { plugins: { facets } }: Pick<Ctx, 'plugins'>,
  { facts, requirements, given = new Map(), weights }: PlainScoreInput,
): PlainScore {
  const chosen = facets.map(({ id }) => weights?.[id] ?? 0);
  const used = chosen.some((weight) => weight > 0) ? chosen : facets.map(({ defaultWeight }) => defaultWeight);
  const scored = facets.map(({ id, label, score }, index): PlainFacet => {
    const value = given.get(id);
    const own: Omit<PlainFacet, 'key' | 'label' | 'weight'> =
      value === undefined ? score(facts, requirements) : { value, explanation: null, evidence: [] };
    return { ...own, key: id, label, weight: used[index] ?? 0 };
  });
  return {
    overall: overallScore(
      scored.map(({ value }) => value),
      used,
    ),
    facets: scored,
  };
}

/** The growth facet's value for steps up that a caller counted: 10 points each, 100 at most. */
export function growthOf(steps: number): number {
  return Math.min(100, Math.round(steps * 100) / 10);
}
