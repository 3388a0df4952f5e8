import { z } from 'zod';
import { getCandidateProfile } from '../../../core/profiles/getCandidateProfile.ts';
import { getProject } from '../../../core/projects/getProject.ts';
import { listRankedCandidates } from '../../../core/scoring/listRankedCandidates.ts';
import { unreadReasons } from '../../../core/unread/unreadReasons.ts';
import { linkNext, readPage } from '../paging.ts';
import { idParams, problems, type RestScope } from '../route.ts';
import { Candidate, candidateFields, presentCandidate } from './candidate.ts';
import { candidateQuery, readCandidateQuery } from './candidateQuery.ts';
import { ParsedResume } from './parsedResume.ts';
import { presentProfile } from './presentProfile.ts';
import { presentWhole } from './presentWhole.ts';

const tags = ['candidates'];
const CandidateList = z.object({ items: z.array(Candidate), total: z.int() }).meta({ id: 'CandidateList' });
const CandidateWithResume = z
  .object({ ...candidateFields, resume: ParsedResume.nullable().describe('Null for a candidate who came without one.') })
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
      const page = readPage(query);
      const { id: projectId } = await getProject(ctx, params);
      const { items, total } = await listRankedCandidates(ctx, {
        ...readCandidateQuery(query),
        ...page,
        projectId,
        unread: true,
      });
      const reasons = await unreadReasons(ctx, { candidates: items.map(({ candidate }) => candidate) });
      linkNext(request, reply, page, { rows: items.length, total });
      return { items: items.map((row) => presentCandidate({ ...row, unread: reasons.get(row.candidate.id) })), total };
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
      const profile = await getCandidateProfile(ctx, params);
      return { ...(await presentWhole(ctx, profile)), resume: presentProfile(profile, ctx.locale) };
    },
  );
}
