import { z } from 'zod';
import type { RequirementKind } from '../../../plugins/contract.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { limitedText } from '../../input/limitedText.ts';
import { parseInput } from '../../input/parseInput.ts';
import { getProject } from '../getProject.ts';
import { lockProject } from '../lockProject.ts';
import { editChecklist } from './editChecklist.ts';
import { importances } from './requirementMarks.ts';
import { writeEdited } from './writeEdited.ts';

const kinds: [RequirementKind, ...RequirementKind[]] = [
  'skill',
  'soft-skill',
  'experience',
  'education',
  'certification',
  'language',
  'other',
];

const itemsForm = z.object({
  items: z
    .array(
      z.object({
        label: limitedText(500).min(1),
        kind: z.enum(kinds),
        importance: z.enum(importances),
        minYears: z
          .number()
          .min(0)
          .max(60)
          .nullish()
          .transform((years) => years ?? null),
        knockOut: z.boolean(),
      }),
    )
    .max(500, 'At most 500 requirements.'),
});

export interface SaveChecklistInput extends z.input<typeof itemsForm> {
  projectId: string;
  /** The revision that was edited; null if there was none. If absent, whatever is current is replaced. */
  baseRevisionId?: string | null | undefined;
}

/**
 * Stores an edited checklist as a new revision and has every candidate scored again.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, CONFLICT when another revision is current than the one edited
 */
export async function saveChecklist(
  ctx: Ctx,
  { projectId, baseRevisionId, items }: SaveChecklistInput,
): Promise<RequirementRevision> {
  requireViewer(ctx);
  const parsed = parseInput(itemsForm, { items });
  await getProject(ctx, { id: projectId });
  return inTransaction(ctx, async (tx) => {
    const project = await lockProject(tx, { id: projectId });
    if (baseRevisionId !== undefined && baseRevisionId !== project.currentRevisionId) throw new AppError('CONFLICT');
    return writeEdited(ctx, tx, {
      project,
      data: editChecklist(project.currentRevision, parsed.items),
      action: 'requirements.saved',
    });
  });
}
