import { z } from 'zod';
import type { Requirement } from '../../../plugins/contract.ts';
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

/** Only the label is needed. */
export interface SelectedRequirement {
  label: string;
  /** Other than `technical`: shown, but not scored as a skill. */
  category?: Requirement['category'] | null | undefined;
  importance?: Requirement['importance'] | null | undefined;
  kind?: Requirement['kind'] | null | undefined;
}

export interface SaveSelectedInput {
  projectId: string;
  /** Labels of requirements. */
  selected: readonly string[];
  /** What is known of them, as a job description said it. */
  extracted?: readonly SelectedRequirement[];
  sourceName?: string | null | undefined;
}

/**
 * Makes a list of requirements the position's own, as a new revision: all of them are its selected ones; those that are skills become its required skills, or its
 * nice ones where the job description said so. What it said of experience and degree fills those lines.
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
