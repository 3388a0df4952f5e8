import { readJob } from '../../../core/bulk/readJob.ts';
import type { Ctx } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { loadWithScores } from '../../../core/profiles/loadWithScores.ts';
import { getScreeningResult } from '../../../core/screenings/orders/getScreeningResult.ts';
import type { PresentEvent } from '../../../core/webhooks/sendDeliveries.ts';
import type { pingEvent, WebhookEvent } from '../../../core/webhooks/webhookEvents.ts';
import { presentJob } from '../bulk/job.ts';
import { presentCandidate } from '../candidates/candidate.ts';
import { presentCandidateScore } from '../changes/change.ts';
import { stageNames } from '../formats.ts';
import { presentRequirements } from '../requirements/requirements.ts';
import { presentScreening } from '../screenings/screening.ts';

type Facts = Record<string, string>;
type Presenter = (ctx: Ctx, id: string, details: Facts) => Promise<object | null>;

const stageName = (stage: string | undefined) => {
  const known = stageNames.parse(stage ?? '');
  return known && stageNames.format(known);
};

/** The data of each event's message, in the shapes of REST. */
const presenters: Record<WebhookEvent | typeof pingEvent, Presenter> = {
  ping: async (_ctx, id) => ({ webhook_id: id }),
  'candidate.created': async (ctx, id) => {
    const found = (await loadWithScores(ctx, { candidateIds: [id] })).get(id);
    return found ? presentCandidate(found) : null;
  },
  'candidate.scored': async (ctx, id) => {
    const found = (await loadWithScores(ctx, { candidateIds: [id] })).get(id);
    return found ? presentCandidateScore(found) : null;
  },
  'stage.changed': async (_ctx, id, { project_id, from, to }) => ({
    candidate_id: id,
    project_id,
    from: stageName(from),
    to: stageName(to),
  }),
  'screening.finished': async (ctx, id) => presentScreening(await getScreeningResult(ctx, { id }), ctx.locale),
  'job.finished': async (ctx, id) => {
    const { job, failures } = await readJob(ctx, { id });
    return presentJob(job, failures, ctx.locale);
  },
  'requirement.revised': async ({ db }, id) => {
    const revision = await db.requirementRevision.findUnique({ where: { id } });
    return revision && presentRequirements(revision.projectId, revision);
  },
};

/** For what was deleted meanwhile, only ids. */
export const presentEvent: PresentEvent = async (ctx, { event, entityId, details }) => {
  const present = Object.hasOwn(presenters, event) ? presenters[event as WebhookEvent] : undefined;
  try {
    return (await present?.(ctx, entityId, details)) ?? { id: entityId, deleted: true };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { id: entityId, deleted: true };
    throw error;
  }
};
