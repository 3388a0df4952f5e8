import { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import { getRetention, previewRetention } from '../../../core/retention/previewRetention.ts';
import { removeRetention, setRetention } from '../../../core/retention/setRetention.ts';
import type { RetentionStart } from '../../../prisma/generated/enums.ts';
import { Id, Time } from '../formats.ts';
import { idParams, noContent, problems, type RestScope } from '../route.ts';

const tags = ['privacy'];

const countedFrom = z
  .enum(['last_activity', 'position_closed'])
  .describe('position_closed: the later of the closing and the last activity, and nothing while the position is not closed.');
const term = { days: z.coerce.number().int().min(1).max(3650), counted_from: countedFrom };

const Rule = z
  .object({
    days: z.int(),
    counted_from: countedFrom,
    set_at: Time,
    set_by: Id.describe('User id.'),
    next_run_at: Time,
  })
  .meta({ id: 'RetentionRule' });
const Answer = z.object({ rule: Rule.nullable().describe('Null: candidates stay.') }).meta({ id: 'Retention' });
const Preview = z
  .object({
    candidates: z.int().describe('Whom the rule would erase if it were set now.'),
    people: z.int().describe('Several candidates of a position may be one person.'),
    first_ids: z.array(Id).describe('The first of the candidates, longest without activity first.'),
    hired: z.int().describe('People whose period is over, and who are kept because they were hired.'),
    saved: z.int().describe("The same, because they are on somebody's saved list."),
    busy: z.int().describe('The same, because a document or a bulk job of theirs is being worked on.'),
    first_run_at: Time,
    next_over_at: Time.nullable().describe('When the term of the next person runs out if nothing happens. Null: of nobody.'),
  })
  .meta({ id: 'RetentionPreview' });

export function retentionRoutes(scope: RestScope): void {
  scope.get(
    '/projects/:id/retention',
    {
      schema: {
        tags,
        summary: 'When candidates of the position are erased by themselves',
        params: idParams,
        response: { 200: Answer, ...problems },
      },
    },
    ({ ctx, params }) => presentRule(ctx, params.id),
  );

  scope.get(
    '/projects/:id/retention-preview',
    {
      schema: {
        tags,
        summary: 'Whom a retention rule would erase if it were set now. Changes nothing',
        params: idParams,
        querystring: z.object(term),
        response: { 200: Preview, ...problems },
      },
    },
    async ({ ctx, params, query }) => {
      const preview = await previewRetention(ctx, {
        projectId: params.id,
        days: query.days,
        countedFrom: readStart(query.counted_from),
      });
      const { candidates, people, firstIds, hired, saved, busy, firstRunAt, nextOverAt } = preview;
      return {
        candidates,
        people,
        first_ids: firstIds,
        hired,
        saved,
        busy,
        first_run_at: firstRunAt.toISOString(),
        next_over_at: nextOverAt?.toISOString() ?? null,
      };
    },
  );

  scope.post(
    '/projects/:id/retention',
    {
      schema: {
        tags,
        summary: 'Set the retention rule; it first runs after a day of notice',
        params: idParams,
        body: z.object({
          ...term,
          previewed: z.int().min(0).describe('`candidates` of the preview. Another number than now is refused (409).'),
        }),
        response: { 200: Answer, ...problems },
      },
    },
    async ({ ctx, params, body: { days, counted_from, previewed } }) => {
      await setRetention(ctx, { projectId: params.id, days, countedFrom: readStart(counted_from), previewed });
      return presentRule(ctx, params.id);
    },
  );

  scope.delete(
    '/projects/:id/retention',
    {
      schema: {
        tags,
        summary: 'Remove the retention rule: candidates stay',
        params: idParams,
        response: { 204: noContent, ...problems },
      },
    },
    async ({ ctx, params }, reply) => {
      await removeRetention(ctx, { projectId: params.id });
      return reply.code(204).send();
    },
  );
}

function readStart(given: z.infer<typeof countedFrom>): RetentionStart {
  return given === 'last_activity' ? 'LAST_ACTIVITY' : 'POSITION_CLOSED';
}

async function presentRule(ctx: Ctx, projectId: string): Promise<z.infer<typeof Answer>> {
  const rule = await getRetention(ctx, { projectId });
  if (rule === null) return { rule };
  return {
    rule: {
      days: rule.days,
      counted_from: rule.countedFrom === 'LAST_ACTIVITY' ? 'last_activity' : 'position_closed',
      set_at: rule.setAt.toISOString(),
      set_by: rule.setById,
      next_run_at: rule.nextRunAt.toISOString(),
    },
  };
}
