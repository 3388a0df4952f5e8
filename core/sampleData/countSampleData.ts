import { requireViewer } from '../access/requireViewer.ts';
import { activeCandidate } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { sampleProject } from './sampleProject.ts';

export interface SampleData {
  positions: number;
  candidates: number;
}

/**
 * What `removeSampleData` would remove.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function countSampleData(ctx: Ctx): Promise<SampleData> {
  const { userId } = requireViewer(ctx);
  const project = sampleProject(userId);
  const positions = await ctx.db.project.count({ where: project });
  const candidates = positions === 0 ? 0 : await ctx.db.candidate.count({ where: { ...activeCandidate, project } });
  return { positions, candidates };
}
