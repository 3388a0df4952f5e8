import { z } from 'zod';
import { getProject } from '../../../core/projects/getProject.ts';
import { listRankedCandidates } from '../../../core/scoring/ranking/listRankedCandidates.ts';
import { limit, positionId } from '../fields.ts';
import { presentRanked } from '../presentRanked.ts';
import { defineTool } from '../tool.ts';

export const rankCandidates = defineTool({
  name: 'rank_candidates',
  title: 'Rank candidates',
  description:
    'The best candidates of a position, one row a person, each with score, verdict per requirement, and quotes from the CV with their pages. Scores are made by fixed rules; an unknown is not a no.',
  needs: 'read',
  input: z.object({ position_id: positionId, limit }),
  async run(ctx, { position_id: id, limit: take }) {
    const { title } = await getProject(ctx, { id });
    const { items, total } = await listRankedCandidates(ctx, { projectId: id, onePerPerson: true, take });
    return { position: title, candidates: await presentRanked(ctx, items), total };
  },
});
