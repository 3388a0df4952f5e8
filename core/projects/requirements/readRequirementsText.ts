import type { Requirement } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { placeEvidence } from '../../documents/reading/placeEvidence.ts';
import { readJobText } from '../../documents/reading/readText.ts';
import { topRequirements } from './readForm.ts';

export interface RequirementsOfText {
  /** Most important first. */
  extracted: Requirement[];
  /** The first labels of these. */
  selected: string[];
  engine: string;
}

/**
 * The requirements in a job description's text. Nothing is stored.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export async function readRequirementsText(
  ctx: Ctx,
  { text, topK = topRequirements, signal }: { text: string; topK?: number | undefined; signal: AbortSignal },
): Promise<RequirementsOfText> {
  if (text.trim() === '') return { extracted: [], selected: [], engine: 'local' };
  const { document, facts, engine } = await readJobText(ctx, { text, topK, signal });
  const extracted = placeEvidence(facts.requirements, { given: text, read: document.text });
  return { extracted, selected: [...new Set(extracted.map(({ label }) => label))].slice(0, topK), engine };
}
