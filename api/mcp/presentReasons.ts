import { type JudgedRequirement, requirementVerdicts } from '../../core/comparisons/requirementVerdicts.ts';
import type { Ctx } from '../../core/context.ts';
import { loadMasks } from '../../core/privacy/loadMasks.ts';
import { maskStrings } from '../../core/privacy/maskFacts.ts';
import { metFrom } from '../../plugins/contract/relevance.ts';
import type { Evidence } from '../../plugins/contract.ts';

/** What a document says about one requirement. */
export interface Reason {
  requirement: string;
  importance: 'must' | 'nice';
  verdict: JudgedRequirement['verdict'];
  explanation: string;
  quotes: Quote[];
  /** Names that were searched for and not found. */
  looked_for: string[];
}

export interface Quote {
  text: string;
  /** Counted from 1. */
  page: number;
}

export interface Reasons {
  /** "2 of 5"; null when the position has no must-haves or the document was not read. */
  must_haves_met: string | null;
  requirements: Reason[];
}

/** Enough to prove a verdict; the rest is in the document. */
const shownQuotes = 3;

export function quotesOf(evidence: readonly Evidence[]): Quote[] {
  return evidence.slice(0, shownQuotes).map(({ text, page }) => ({ text, page }));
}

/** The reasons for candidates' ranks, by candidate id, as far as the viewer may see them. */
export async function presentReasons(ctx: Ctx, candidateIds: readonly string[]): Promise<Map<string, Reasons>> {
  const judged = await requirementVerdicts(ctx, { candidateIds });
  const masks = await loadMasks(ctx, { candidateIds });
  return new Map(
    candidateIds.map((id) => {
      const verdicts = judged.get(id) ?? [];
      const reasons = { must_haves_met: countMusts(verdicts), requirements: verdicts.map((verdict) => present(verdict, ctx)) };
      const mask = masks.get(id);
      return [id, mask ? maskStrings(reasons, mask) : reasons];
    }),
  );
}

function present({ requirement, verdict, explanation, evidence, lookedFor }: JudgedRequirement, { locale }: Ctx): Reason {
  return {
    requirement: requirement.label,
    importance: requirement.importance,
    verdict,
    explanation: explanation[locale] ?? explanation.en,
    quotes: quotesOf(evidence),
    looked_for: lookedFor,
  };
}

function countMusts(verdicts: readonly JudgedRequirement[]): string | null {
  const musts = verdicts.filter(({ requirement }) => requirement.importance === 'must');
  return musts.length === 0
    ? null
    : `${musts.filter(({ score }) => score !== null && score >= metFrom).length} of ${musts.length}`;
}
