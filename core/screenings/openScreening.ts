import type { CandidateSource, Prisma, Screening } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { createJob } from '../bulk/createJob.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../inTransaction.ts';
import { unnamedProject } from '../projects/nameProject.ts';
import { proposeProjectFields } from '../projects/proposeProjectFields.ts';
import type { ScreeningPayload } from './screeningPayload.ts';

export interface OpenScreeningInput {
  userId: string;
  /** Null: a new position, to be named after the job description. */
  projectId: string | null;
  expected: ScreeningPayload;
  /** How its candidates arrive. */
  source: CandidateSource;
}

/** Writes a screening and its job. The caller has checked what the screening may contain. */
export async function openScreening(ctx: Ctx, { userId, projectId, expected, source }: OpenScreeningInput): Promise<Screening> {
  const total = expected.expectedJobDescriptions + expected.expectedResumes;
  ctx.documents.warmUp();
  const screening = await inTransaction(ctx, async (tx) => {
    const project = projectId ?? (await createUnnamed(ctx, tx, userId));
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
      titleGiven: projectId !== null,
      source,
      createdAt: ctx.now(),
    };
    const created = await tx.screening.create({ data });
    await recordAudit(tx, { actorId: userId, action: 'screening.started', entity: 'screening', entityId: created.id });
    return created;
  });
  announce(ctx.events, 'job', { id: screening.jobId, version: 0 });
  return screening;
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
