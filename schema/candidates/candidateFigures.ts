import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../requestContext.ts';

export interface CandidateFigures {
  /** Number of required skills that the candidate has. */
  matchedSkills: string[];
  /** Number of quantified achievements. */
  achievements: number;
}

const none: CandidateFigures = { matchedSkills: [], achievements: 0 };

const loaders = createContextCache(
  ({ db }: RequestContext) =>
    new DataLoader<string, CandidateFigures>(async (ids) => {
      const rows = await db.$queryRaw<(CandidateFigures & { id: string })[]>`
        select candidates.id::text as id,
          coalesce(jsonb_path_query_array(candidate_scores.details, '$.*.matched[*]'), '[]') as "matchedSkills",
          coalesce(jsonb_array_length(candidate_facts.facts->'achievements'), 0) as achievements
        from candidates
          left join candidate_scores on candidate_scores.candidate_id = candidates.id
          left join candidate_facts on candidate_facts.candidate_id = candidates.id
        where candidates.id = any(${[...ids]}::uuid[])`;
      const figures = new Map(
        rows.map(({ id, matchedSkills, achievements }) => [id, { matchedSkills: [...new Set(matchedSkills)], achievements }]),
      );
      return ids.map((id) => figures.get(id) ?? none);
    }),
);

/** Counts from large JSON documents, made in the database so that the documents need not be sent. */
export function loadCandidateFigures(ctx: RequestContext, candidateId: string): Promise<CandidateFigures> {
  return loaders(ctx).load(candidateId);
}
