import type { Verdict } from '../../contract/relevance.ts';

/** Counts as met: Partial or better, as in lists ("2 of 5 must-haves"). */
export function isMet(verdict: Verdict): boolean {
  return verdict === 'partial' || isProven(verdict);
}

/** Whether the document leaves nothing to ask about the requirement. */
export function isProven(verdict: Verdict): boolean {
  return verdict === 'strong-yes' || verdict === 'yes';
}
