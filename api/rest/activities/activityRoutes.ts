import { z } from 'zod';
import { findUsers } from '../../../core/accounts/findUsers.ts';
import { addActivity } from '../../../core/activities/addActivity.ts';
import { addStageChange } from '../../../core/activities/addStageChange.ts';
import { exportActivities } from '../../../core/activities/exportActivities.ts';
import { getActivity, listActivities } from '../../../core/activities/listActivities.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { contentDisposition } from '../documents/sendOriginal.ts';
import { Id } from '../formats.ts';
import { linkOlder, pageQuery, readOlderPage, updatedSince } from '../paging.ts';
import { candidateId, idList, namesThings, problems, type RestScope } from '../route.ts';
import { Activity, presentActivity } from './activity.ts';
import { activityBody, readActivityInput, readStageChange } from './activityInput.ts';

const tags = ['activities'];
const ActivityList = z.object({ items: z.array(Activity) }).meta({ id: 'ActivityList' });
const MentionableUsers = z.object({ items: z.array(z.object({ id: Id, name: z.string() })) }).meta({ id: 'MentionableUsers' });
const Csv = { description: 'One line for each activity, newest first', content: { 'text/csv': { schema: z.string() } } };

/** As many ids as fit into a URL. */
const mostInAddress = 200;

export function activityRoutes(scope: RestScope): void {
  scope.post(
    '/activities',
    {
      config: namesThings,
      schema: {
        tags,
        summary: 'Records a contact, an appointment or a note, or moves the candidate to another stage',
        body: z.object({ candidate_id: candidateId, ...activityBody }),
        response: { 201: Activity, ...problems },
      },
    },
    async ({ ctx, body: { candidate_id, ...body } }, reply) => {
      const move = readStageChange(body);
      const id = move
        ? await addStageChange(ctx, { candidateId: candidate_id, ...move })
        : (await addActivity(ctx, { candidateId: candidate_id, ...readActivityInput(body) })).id;
      return reply.code(201).send(presentActivity(await getActivity(ctx, { id })));
    },
  );

  scope.get(
    '/mentionable-users',
    {
      schema: {
        tags,
        summary: 'Colleagues whose name or e-mail address has a word that begins like `q`, by name',
        querystring: z.object({
          q: z.string().max(longestTexts.search).optional(),
          limit: z.coerce.number().int().min(1).max(50).default(6),
        }),
        response: { 200: MentionableUsers, ...problems },
      },
    },
    async ({ ctx, query: { q, limit } }) => {
      const users = await findUsers(ctx, { search: q, take: limit });
      return { items: users.map(({ id, fullName, email }) => ({ id, name: fullName?.trim() || email })) };
    },
  );

  scope.get(
    '/activities/:candidate_id',
    {
      schema: {
        tags,
        summary: 'What happened with a candidate, newest first',
        params: z.object({ candidate_id: candidateId }),
        querystring: z.object({ ...pageQuery, updated_since: updatedSince }),
        response: { 200: ActivityList, ...problems },
      },
    },
    async (request, reply) => {
      const page = readOlderPage(request.query);
      const { items, total } = await listActivities(request.ctx, {
        candidateId: request.params.candidate_id,
        updatedSince: request.query.updated_since,
        ...page,
      });
      linkOlder(request, reply, page, { rows: items, total });
      return { items: items.map(presentActivity) };
    },
  );

  scope.get(
    '/activities/export.csv',
    {
      schema: {
        tags,
        summary: 'Activities of candidates as CSV: candidate_id, type, channel, note, when',
        querystring: z.object({ candidate_ids: idList(mostInAddress) }),
        response: { 200: Csv, ...problems },
      },
    },
    async ({ ctx, query }, reply) =>
      reply
        .headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': contentDisposition('activities.csv') })
        .send(await exportActivities(ctx, { candidateIds: query.candidate_ids })),
  );
}
