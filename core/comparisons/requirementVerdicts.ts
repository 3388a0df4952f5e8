import type { RequirementItem, RequirementVerdict } from '../../plugins/contract/relevance.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { checklistOf, judgedItems } from '../projects/requirements/checklist.ts';
import { judgeFacts } from '../scoring/judgeFacts.ts';

/** A requirement of the position and what the candidate's document says about it. */
export interface JudgedRequirement extends RequirementVerdict {
  requirement: RequirementItem;
  /** The document that the evidence quotes; null when nothing was read. */
  documentId: string | null;
}

/**
 * The verdicts on candidates, musts first, against the current requirements of their positions. A candidate that was deleted or whose document was not read has
 * none.
 *
 * @param key of one requirement (`ChecklistItem.key`): only that one is judged
 * @throws AppError UNAUTHENTICATED
 */
export async function requirementVerdicts(
  ctx: Ctx,
  { candidateIds, key = null }: { candidateIds: readonly string[]; key?: string | null },
): Promise<Map<string, JudgedRequirement[]>> {
  requireViewer(ctx);
  const candidates = await ctx.db.candidate.findMany({
    where: { id: { in: [...candidateIds] }, unread: false },
    select: {
      id: true,
      projectId: true,
      facts: { select: { facts: true, documentId: true } },
      corrections: { select: { field: true, value: true } },
    },
  });
  const checklists = await readChecklists(ctx, { projectIds: candidates.map(({ projectId }) => projectId), key });
  return new Map(
    candidates.flatMap(({ id, projectId, facts: stored, corrections }) => {
      if (stored === null) return [];
      const requirements = checklists.get(projectId) ?? [];
      const facts = effectiveFacts(storedResumeFacts(stored.facts), readCorrections(corrections));
      const verdicts = judgeFacts(ctx.plugins, { facts, requirements });
      return [[id, join(requirements, verdicts, stored.documentId)] as const];
    }),
  );
}

async function readChecklists(
  ctx: Ctx,
  { projectIds, key }: { projectIds: readonly string[]; key: string | null },
): Promise<Map<string, RequirementItem[]>> {
  const projects = await ctx.db.project.findMany({
    where: { id: { in: [...new Set(projectIds)] } },
    select: { id: true, currentRevision: true },
  });
  return new Map(
    projects.map(({ id, currentRevision }) => {
      const checklist = checklistOf(currentRevision);
      return [id, judgedItems(key === null ? checklist : checklist.filter((item) => item.key === key))];
    }),
  );
}

function join(
  requirements: readonly RequirementItem[],
  verdicts: readonly RequirementVerdict[],
  documentId: string | null,
): JudgedRequirement[] {
  return verdicts.flatMap((verdict, index) => {
    const requirement = requirements[index];
    return requirement === undefined ? [] : { ...verdict, requirement, documentId };
  });
}
