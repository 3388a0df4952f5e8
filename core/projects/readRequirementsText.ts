import type { Requirement } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';
import { readJobText } from '../documents/readText.ts';
import { topRequirements } from './readForm.ts';

export interface RequirementsOfText {
  /** Most important first. */
  extracted: Requirement[];
  /** The first labels of them. */
  selected: string[];
  engine: string;
}

/**
 * What a job description's text asks for; nothing is stored.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export async function readRequirementsText(
  ctx: Ctx,
  { text, topK = topRequirements, signal }: { text: string; topK?: number | undefined; signal: AbortSignal },
): Promise<RequirementsOfText> {
  if (text.trim() === '') return { extracted: [], selected: [], engine: 'local' };
  const { document, facts, engine } = await readJobText(ctx, { text, topK, signal });
  const extracted = facts.requirements.map((requirement) => ({
    ...requirement,
    evidence: requirement.evidence.map((one) => ({ ...one, ...placeIn(text, document.text, one) })),
  }));
  return { extracted, selected: [...new Set(extracted.map(({ label }) => label))].slice(0, topK), engine };
}

interface Place {
  start: number;
  end: number;
}

/** The reader may have changed line ends and spaces, so a place in its text is looked up in the caller's own by the words around it. */
function placeIn(given: string, read: string, { start, end }: Place): Place {
  if (given === read) return { start, end };
  const words = read.slice(start, end);
  // The same words may stand in several places: take the one that as many of them precede.
  let from = -1;
  for (let at = read.indexOf(words); at >= 0 && at <= start; at = read.indexOf(words, at + 1)) {
    const next = given.indexOf(words, from + 1);
    if (next < 0) break;
    from = next;
  }
  return from < 0 ? { start, end } : { start: from, end: from + words.length };
}
