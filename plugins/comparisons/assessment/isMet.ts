import type { Verdict } from '../../contract/relevance.ts';

/** Counts as met: from Partial on, as in the lists ("2 of 5 must-haves"). */
export function isMet(verdict: Verdict): boolean {
  return verdict === 'partial' || isProven(verdict);
}

/** The document leaves nothing to ask about it. */
export function isProven(verdict: Verdict): boolean {
  return verdict === 'strong-yes' || verdict === 'yes';
}
