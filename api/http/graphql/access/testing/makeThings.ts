import { openSession } from '../../../../../core/accounts/openSession.ts';
import { startBulk } from '../../../../../core/bulk/startBulk.ts';
import type { Ctx } from '../../../../../core/context.ts';
import { savePreset } from '../../../../../core/presets/savePreset.ts';
import { saveRequirements } from '../../../../../core/projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../../../../../core/saved/saveCandidate.ts';
import { startScreening } from '../../../../../core/screenings/startScreening.ts';
import { saveSearch } from '../../../../../core/searches/saveSearch.ts';
import { createCandidates } from '../../../../../core/testing/createCandidates.ts';
import { createAccessToken } from '../../../../../core/tokens/createAccessToken.ts';
import { createWebhook } from '../../../../../core/webhooks/createWebhook.ts';
import type { OwnKind, Whose } from './rights.ts';
import type { Given } from './sampleCall.ts';

/** The arguments that let a mutation change new things of this user: shared ones, saved by them, and one of the kind that is theirs alone. */
export async function makeThings(ctx: Ctx, mutation: string, whose: Whose): Promise<Given> {
  const { projectId, candidates } = await createCandidates(ctx, 3);
  const [candidateId = '', otherId = ''] = candidates.map(({ id }) => id);
  const { id: revisionId } = await saveRequirements(ctx, { projectId, requiredSkills: ['Python'] });
  await saveCandidate(ctx, { candidateId });
  const screening = await startScreening(ctx, { projectId, expectedJobDescriptions: 0, expectedResumes: 1 });
  const document = await ctx.db.document.create({
    data: {
      projectId,
      screeningId: screening.id,
      kind: 'RESUME',
      fileName: 'a.pdf',
      sizeBytes: 1,
      state: 'FAILED',
      errorCode: 'CORRUPT',
    },
  });
  const own = whose === 'shared' || whose === "the caller's" ? {} : await makeOwn(ctx, whose, { projectId, candidateId });
  const renewal = mutation.endsWith('Renewal')
    ? { jobId: (await ctx.db.bulkJob.create({ data: { kind: 'renewal', total: 1 } })).id }
    : {};
  const isBulk = mutation.startsWith('bulk');
  return {
    projectId,
    candidateId,
    revisionId,
    screeningId: screening.id,
    documentId: document.id,
    mainId: candidateId,
    otherId,
    otherIds: [otherId],
    background: false,
    everywhere: true,
    ...(isBulk && { ids: Buffer.from(candidateId.replaceAll('-', ''), 'hex').toString('base64') }),
    ...(mutation.endsWith('Project') && { id: projectId }),
    ...(mutation === 'markNotificationsRead' && { ids: [await notify(ctx)] }),
    ...own,
    ...renewal,
  };
}

async function notify({ db, viewer }: Ctx): Promise<string> {
  const data = { userId: viewer?.userId ?? '', kind: 'job-finished', params: {} };
  return (await db.notification.create({ data })).id;
}

type Shared = Record<'projectId' | 'candidateId', string>;

/** The id of a new thing that nobody but its owner sees, under the name that mutations give it. */
async function makeOwn(ctx: Ctx, kind: OwnKind, { projectId, candidateId }: Shared): Promise<Given> {
  const userId = ctx.viewer?.userId ?? '';
  switch (kind) {
    case 'AccessToken':
      return { id: (await createAccessToken(ctx, { name: 'own', scopes: ['read'] })).row.id };
    case 'BulkJob':
      return {
        jobId: (await startBulk(ctx, { kind: 'archive', selection: { ids: [candidateId] }, input: { archived: true } })).id,
      };
    case 'Preset':
      return { id: (await savePreset(ctx, { name: candidateId, scope: 'mail', payload: { subject: 'x', text: 'y' } })).id };
    case 'SavedSearch':
      return { id: (await saveSearch(ctx, { projectId, name: 'own', filter: {} })).id };
    case 'Session':
      await openSession(ctx.db, { userId, remember: true, userAgent: null, now: ctx.now() });
      return { id: (await ctx.db.session.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' } })).id };
    case 'Webhook': {
      const { id } = await createWebhook(ctx, { url: 'https://hook.example.com/', events: ['job.finished'] });
      const delivery = await ctx.db.webhookDelivery.findFirstOrThrow({ where: { webhookId: id } });
      return { id, webhookId: id, deliveryId: delivery.id };
    }
  }
}
