import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { openCandidateProfile } from '../../../core/profiles/openCandidateProfile.ts';
import { getProject } from '../../../core/projects/getProject.ts';
import { listRankedCandidates, openRankedCandidates } from '../../../core/scoring/ranking/listRankedCandidates.ts';
import { continueRanking, openRanking } from '../../../core/scoring/ranking/pageCandidates.ts';
import { linkNext, linkRanking, readRankingPage } from '../paging.ts';
import { idParams, problems, type RestScope } from '../route.ts';
import { Candidate, candidateFields } from './candidate.ts';
import { candidateQuery, readCandidateQuery } from './candidateQuery.ts';
import { ParsedResume } from './parsedResume.ts';
import { presentProfile } from './presentProfile.ts';
import { presentWhole } from './presentWhole.ts';
import { presentCandidates, writeCandidates } from './writeCandidates.ts';

const tags = ['candidates'];
const CandidateList = z.object({ items: z.array(Candidate), total: z.int() }).meta({ id: 'CandidateList' });
const CandidateWithResume = z
  .object({ ...candidateFields, resume: ParsedResume.nullable().describe('Null for a candidate without one.') })
  .meta({ id: 'CandidateWithResume' });

export function candidateRoutes(scope: RestScope): void {
  scope.get(
    '/projects/:id/candidates',
    {
      schema: {
        tags,
        summary: 'Candidates of a position, best first; those whose document was not read come last, without a score',
        params: idParams,
        querystring: candidateQuery,
        response: { 200: CandidateList, ...problems },
      },
    },
    async (request, reply) => {
      const { ctx, params, query } = request;
      const { place, skip, take } = readRankingPage(query);
      const { id: projectId } = await getProject(ctx, params);
      const wanted = { ...readCandidateQuery(query), projectId, unread: true };
      if (take === undefined) return sendJson(reply, writeCandidates(ctx, await openRankedCandidates(ctx, wanted)));
      if (skip > 0) {
        const { items, total } = await listRankedCandidates(ctx, { ...wanted, skip, take });
        linkNext(request, reply, { skip, take }, { rows: items.length, total });
        return { items: await presentCandidates(ctx, items), total };
      }
      const paged = { ...wanted, take };
      const { items, total, next } = place ? await continueRanking(ctx, paged, place) : await openRanking(ctx, paged);
      linkRanking(request, reply, { take, next });
      return { items: await presentCandidates(ctx, items), total };
    },
  );

  scope.get(
    '/candidates/:id',
    {
      schema: {
        tags,
        summary: 'A candidate with everything that was read',
        params: idParams,
        response: { 200: CandidateWithResume, ...problems },
      },
    },
    async ({ ctx, params }) => {
      const profile = await openCandidateProfile(ctx, params);
      return { ...(await presentWhole(ctx, profile)), resume: presentProfile(profile, ctx.locale) };
    },
  );
}

/** Streams JSON while it is being written. If the caller disconnects, the stream is destroyed. */
function sendJson(reply: FastifyReply, content: AsyncIterable<string>): never {
  return reply.type('application/json; charset=utf-8').send(Readable.from(content, { objectMode: false })) as never;
}
