import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { startBulk } from '../../../../core/bulk/startBulk.ts';
import type { Ctx } from '../../../../core/context.ts';
import { saveRequirements } from '../../../../core/projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../../../../core/saved/saveCandidate.ts';
import { createCandidates } from '../../../../core/testing/createCandidates.ts';
import { drainQueue } from '../../../../core/testing/drainQueue.ts';
import { resumeText } from '../../../../core/testing/sampleTexts.ts';
import { createAccessToken } from '../../../../core/tokens/createAccessToken.ts';
import { createWebhook } from '../../../../core/webhooks/createWebhook.ts';
import type { TestServer } from '../createTestServer.ts';
import { encodeForm, textFile } from '../multipart.ts';

/** The server's NOA_TEST_CODE. */
export const contractTestCode = '424242';

/** The data that the calls of the contract test use. */
export interface ContractWorld {
  server: TestServer;
  ctx: Ctx;
  token: string;
  projectId: string;
  /** A candidate with a document. */
  candidateId: string;
  documentId: string;
  revisionId: string;
  /** A job that has ended. */
  jobId: string;
  /** A separate position with one candidate, for calls that delete. */
  spare(): Promise<{ projectId: string; candidateId: string }>;
  /** A new token for the same user. */
  session(): Promise<string>;
  accessTokenId(): Promise<string>;
  screeningId(): Promise<string>;
  /** A new webhook with its ping. */
  webhook(): Promise<{ id: string; delivery: string }>;
}

export async function buildContractWorld(server: TestServer): Promise<ContractWorld> {
  const email = `${randomUUID()}@example.com`;
  const { token, ctx } = await server.signIn(email);
  const { projectId } = await createCandidates(ctx, 0);
  const { id: revisionId } = await saveRequirements(ctx, { projectId, requiredSkills: ['Python', 'SQL'], experience: '3 years' });
  const form = new FormData();
  form.append('files', textFile('ada.txt', resumeText('Ada Byron', 'Python, Django')));
  form.append('project_id', projectId);
  const uploading = server.request({ method: 'POST', url: '/api/extract/resumes', token, ...(await encodeForm(form)) });
  await vi.waitFor(
    async () => {
      if ((await ctx.db.document.count({ where: { projectId } })) === 0) throw new Error('not stored yet');
    },
    { timeout: 60_000 },
  );
  await drainQueue(server);
  const candidateId: string = (await uploading).json().items[0].candidate_id;
  const document = await ctx.db.document.findFirstOrThrow({ where: { candidateId } });
  await saveCandidate(ctx, { candidateId });
  const job = await startBulk(ctx, { kind: 'moveStage', selection: { ids: [candidateId] }, input: { stage: 'INTERVIEW' } });
  await drainQueue(server);
  return {
    server,
    ctx,
    token,
    projectId,
    candidateId,
    documentId: document.id,
    revisionId,
    jobId: job.id,
    spare: async () => {
      const { projectId: id, candidates } = await createCandidates(ctx, 1);
      return { projectId: id, candidateId: candidates[0]?.id ?? '' };
    },
    session: async () => (await server.signIn(email)).token,
    accessTokenId: async () => (await createAccessToken(ctx, { name: 'contract', scopes: ['read'] })).row.id,
    screeningId: async () => (await ctx.db.screening.findFirstOrThrow({ where: { projectId } })).id,
    webhook: async () => {
      await ctx.db.webhook.deleteMany();
      const { id } = await createWebhook(ctx, { url: 'https://hook.example.com/', events: ['job.finished'] });
      return { id, delivery: (await ctx.db.webhookDelivery.findFirstOrThrow({ where: { webhookId: id } })).id };
    },
  };
}
