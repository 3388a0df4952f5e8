import { z } from 'zod';
import type { Requirement } from '../../../plugins/contract.ts';
import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { limitedText } from '../../input/limitedText.ts';
import { parseInput } from '../../input/parseInput.ts';
import { saveRequirements } from './saveRequirements.ts';

const input = z.object({
  selected: z.array(limitedText(300).min(1)).max(100, 'At most 100 requirements.'),
  sourceName: limitedText(500).nullish(),
});

/** Only the label is needed. */
export interface SelectedRequirement {
  label: string;
  /** Only `technical` ones are scored as skills; others are just shown. */
  category?: Requirement['category'] | null | undefined;
  importance?: Requirement['importance'] | null | undefined;
  kind?: Requirement['kind'] | null | undefined;
}

export interface SaveSelectedInput {
  projectId: string;
  /** Labels of requirements. */
  selected: readonly string[];
  /** Details of these requirements from a job description. */
  extracted?: readonly SelectedRequirement[];
  sourceName?: string | null | undefined;
}

/**
 * Stores a list of requirements as the position's new revision. All of them are selected. Skills become required, or nice to have if the job description said
 * so. Experience and degree fill the lines of the form.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function saveSelected(
  ctx: Ctx,
  { projectId, extracted = [], ...given }: SaveSelectedInput,
): Promise<RequirementRevision> {
  requireViewer(ctx);
  const { selected, sourceName } = parseInput(input, given);
  const known = new Map(extracted.map((each) => [each.label, each]));
  const skills = selected.filter((label) => isSkill(label, known.get(label)));
  const isNice = (label: string) => known.get(label)?.importance === 'nice';
  const lineOf = (kind: Requirement['kind']) => selected.find((label) => known.get(label)?.kind === kind);
  const [experience, education] = [lineOf('experience'), lineOf('education')];
  return saveRequirements(ctx, {
    projectId,
    requiredSkills: skills.filter((label) => !isNice(label)),
    ...(skills.some(isNice) && { niceSkills: skills.filter(isNice) }),
    ...(experience && { experience }),
    ...(education && { education }),
    selected,
    ...(sourceName && { sourceName }),
  });
}

function isSkill(label: string, known: SelectedRequirement | undefined): boolean {
  return (known?.category ?? 'technical') === 'technical' && normalizeSkill(label)?.category !== 'soft';
}
