import { z } from 'zod';
import { AppError } from '../../../core/errors.ts';
import { readRankedRows } from '../../../core/scoring/ranking/readRankedRows.ts';
import { weightedOverall } from '../../../core/scoring/weightedOverall.ts';
import { candidateId } from '../fields.ts';
import { presentRanked } from '../presentRanked.ts';
import { defineTool } from '../tool.ts';

export const compareCandidates = defineTool({
  name: 'compare_candidates',
  title: 'Compare candidates',
  description:
    'Two to five candidates of one position side by side: scores, metrics, and each requirement with verdicts and quotes.',
  needs: 'read',
  input: z.object({ candidate_ids: z.array(candidateId).min(2).max(5) }),
  async run(ctx, { candidate_ids: ids }) {
    const known = z.array(z.uuid()).safeParse(ids);
    const rows = known.success ? await readRankedRows(ctx, { ids, overall: await weightedOverall(ctx, null) }) : [];
    if (rows.length < new Set(ids).size) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
    if (new Set(rows.map(({ candidate }) => candidate.projectId)).size > 1)
      throw new AppError('INVALID_INPUT', { message: 'Candidates of one position can be compared, and these are of several.' });
    const candidates = await presentRanked(ctx, rows);
    const requirements = (candidates[0]?.requirements ?? []).map(({ requirement, importance }, index) => ({
      requirement,
      importance,
      candidates: candidates.map(({ candidate_id, full_name, requirements: own = [] }) => {
        const { verdict, quotes, looked_for } = own[index] ?? {};
        return { candidate_id, full_name, verdict, quotes, looked_for };
      }),
    }));
    return { candidates: candidates.map(({ requirements: _requirements, ...candidate }) => candidate), requirements };
  },
});
