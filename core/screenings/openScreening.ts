import type { CandidateSource, Prisma, Screening } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { createJob } from '../bulk/createJob.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { writeProject } from '../projects/createProject.ts';
import { unnamedProject } from '../projects/nameProject.ts';
import { proposeProjectFields } from '../projects/proposeProjectFields.ts';
import { announce } from '../publishing/announce.ts';
import { makeSecret } from '../webhooks/signMessage.ts';
import type { ScreeningPayload } from './screeningPayload.ts';

export interface OpenScreeningInput {
  userId: string;
  /** Null: a new position, named after the job description. */
  projectId: string | null;
  /** Title of the new position, if given. */
  title?: string | undefined;
  expected: ScreeningPayload;
  /** The source of its candidates. */
  source: CandidateSource;
  /** It uses the sample documents. */
  sample?: boolean | undefined;
  /** The ordering system's id. If the user has a screening with this id, that one is returned. */
  externalId?: string | null | undefined;
  /** The URL to notify when it has finished. */
  callbackUrl?: string | null | undefined;
}

/** Creates a screening and its job. The caller has checked the input. */
export async function openScreening(ctx: Ctx, input: OpenScreeningInput): Promise<Screening> {
  ctx.documents.warmUp();
  const screening = await inTransaction(ctx, (tx) => writeScreening(ctx, tx, input));
  announce(ctx.events, 'job', { id: screening.jobId, version: 0 });
  return screening;
}

/** {@link openScreening} in the caller's transaction, without publishing events. */
export async function writeScreening(ctx: Ctx, tx: Prisma.TransactionClient, input: OpenScreeningInput): Promise<Screening> {
  const { userId, projectId, title, expected, source, sample = false, externalId = null, callbackUrl } = input;
  const total = expected.expectedJobDescriptions + expected.expectedResumes;
  const known = externalId === null ? null : await findOrdered(tx, { userId, externalId });
  if (known !== null) return known;
  const project = projectId ?? (title ? (await writeProject(ctx, tx, { title })).id : await createUnnamed(ctx, tx, userId));
  const job = await createJob(tx, {
    kind: 'screening',
    ownerId: userId,
    projectId: project,
    total,
    payload: { ...expected },
    now: ctx.now(),
  });
  const data = {
    projectId: project,
    jobId: job.id,
    startedById: userId,
    expectedFiles: total,
    titleGiven: projectId !== null || Boolean(title),
    source,
    sample,
    externalId,
    serverId: ctx.serverId,
    createdAt: ctx.now(),
  };
  const created = await tx.screening.create({ data });
  if (callbackUrl)
    await tx.webhook.create({
      data: {
        userId,
        screeningId: created.id,
        url: callbackUrl,
        events: ['screening.finished'],
        secret: ctx.sealer.seal(makeSecret()),
        createdAt: ctx.now(),
      },
    });
  await recordAudit(tx, { actorId: userId, action: 'screening.started', entity: 'screening', entityId: created.id });
  return created;
}

/** A simultaneous identical order waits here until the first one is committed. */
async function findOrdered(
  tx: Prisma.TransactionClient,
  { userId, externalId }: { userId: string; externalId: string },
): Promise<Screening | null> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`screening ${userId} ${externalId}`}, 0))`;
  return tx.screening.findFirst({ where: { startedById: userId, externalId } });
}

async function createUnnamed(ctx: Ctx, tx: Prisma.TransactionClient, userId: string): Promise<string> {
  const title = unnamedProject[ctx.locale];
  const { department, location, type, level } = proposeProjectFields({ title: '' });
  const { id } = await tx.project.create({
    data: { title, department, location, type, level, createdById: userId, createdAt: ctx.now() },
  });
  await recordAudit(tx, { actorId: userId, action: 'project.created', entity: 'project', entityId: id });
  return id;
}
