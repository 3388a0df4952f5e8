import { z } from 'zod';
import { getProject } from '../../../core/projects/getProject.ts';
import { listRankedCandidates } from '../../../core/scoring/ranking/listRankedCandidates.ts';
import { limit, positionId, searchText } from '../fields.ts';
import { presentRanked } from '../presentRanked.ts';
import { defineTool } from '../tool.ts';

export const searchCandidates = defineTool({
  name: 'search_candidates',
  title: 'Search candidates',
  description: 'The candidates of a position who match a search, best first, as rank_candidates gives them.',
  needs: 'read',
  input: z.object({ position_id: positionId, query: searchText, limit }),
  async run(ctx, { position_id: id, query: search, limit: take }) {
    const { title } = await getProject(ctx, { id });
    const { items, total } = await listRankedCandidates(ctx, { projectId: id, search, onePerPerson: true, take });
    return { position: title, candidates: await presentRanked(ctx, items), total };
  },
});
