import { z } from 'zod';
import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { limitedText } from '../../limitedText.ts';
import { parseInput } from '../../parseInput.ts';
import { requireViewer } from '../../requireViewer.ts';
import { saveRequirements } from './saveRequirements.ts';

const input = z.object({
  selected: z.array(limitedText(300).min(1)).max(100, 'At most 100 requirements.'),
  sourceName: limitedText(500).nullish(),
});

export interface SaveSelectedInput {
  projectId: string;
  /** Labels of requirements. */
  selected: readonly string[];
  /** Labels that are no technical skills, and so are shown but not scored as skills. */
  others?: ReadonlySet<string>;
  sourceName?: string | null | undefined;
}

/**
 * Makes a list of requirements the position's own, as a new revision: all of them are its selected ones, those that are skills become its required skills.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function saveSelected(
  ctx: Ctx,
  { projectId, others = new Set(), ...given }: SaveSelectedInput,
): Promise<RequirementRevision> {
  requireViewer(ctx);
  const { selected, sourceName } = parseInput(input, given);
  const requiredSkills = selected.filter((label) => !others.has(label) && normalizeSkill(label)?.category !== 'soft');
  return saveRequirements(ctx, { projectId, requiredSkills, selected, ...(sourceName && { sourceName }) });
}
