import { z } from 'zod';
import { savedActions } from '../../../core/bulk/operations/save.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { savedCandidateIds } from '../../../core/saved/savedCandidateIds.ts';
import { readName, savedNames } from '../formats.ts';
import type { RestScope } from '../route.ts';
import { bodyLimit, response, selectedIds, startJob, tags, uuid } from './startJob.ts';

/** Most rows of a call; each has its own fields, which are stored with the job. */
const mostRows = 10_000;

/** Operations on the caller's saved list. */
export function bulkSavedRoutes(scope: RestScope): void {
  scope.post(
    '/bulk/saved/delete',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Takes candidates out of your list, by ids of entries or of candidates',
        body: z.object({ ids: selectedIds }),
        response,
      },
    },
    async ({ ctx, body }, reply) => reply.code(202).send(await startJob(ctx, 'unsave', await savedCandidateIds(ctx, body), {})),
  );

  scope.post(
    '/bulk/saved/status',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Changes the status of candidates in your list, by ids of entries or of candidates',
        body: z.object({
          ids: selectedIds,
          action: z.enum(savedActions).default('toggle'),
          status: z
            .string()
            .max(longestTexts.word)
            .nullish()
            .describe('Wins over `action`: saved, shortlisted, hired or rejected.'),
        }),
        response,
      },
    },
    async ({ ctx, body: { action, status, ...body } }, reply) => {
      const chosen = await savedCandidateIds(ctx, body);
      if (!status) return reply.code(202).send(await startJob(ctx, 'save', chosen, { action }));
      const entry = { status: readName(savedNames, status, '/status') };
      const entries = Object.fromEntries(chosen.map((id) => [id.toLowerCase(), entry]));
      return reply.code(202).send(await startJob(ctx, 'saveEach', chosen, { entries }));
    },
  );

  scope.post(
    '/bulk/saved/upsert',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Puts candidates into your list, each with its own status; facts of candidates are not taken from here',
        body: z.object({
          rows: z
            .array(
              z.object({
                candidate_id: uuid,
                status: z.string().max(longestTexts.word).nullish(),
                starred: z.boolean().nullish(),
              }),
            )
            .min(1)
            .max(mostRows),
        }),
        response,
      },
    },
    async ({ ctx, body: { rows } }, reply) => {
      const entries = rows.map(({ candidate_id, status, starred }, place) => {
        const target = status ? readName(savedNames, status, `/rows/${place}/status`) : null;
        return [candidate_id.toLowerCase(), { status: target, starred }] as const;
      });
      const chosen = entries.map(([id]) => id);
      return reply.code(202).send(await startJob(ctx, 'saveEach', chosen, { entries: Object.fromEntries(entries) }));
    },
  );
}
