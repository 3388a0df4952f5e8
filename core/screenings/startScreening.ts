import { z } from 'zod';
import type { Prisma, Screening } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { createJob } from '../bulk/createJob.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { parseInput } from '../parseInput.ts';
import { getProject } from '../positions/getProject.ts';
import { unnamedProject } from '../positions/nameProject.ts';
import { proposeProjectFields } from '../positions/proposeProjectFields.ts';
import { requireViewer } from '../requireViewer.ts';
import type { ScreeningPayload } from './screeningPayload.ts';

export interface StartScreeningInput {
  /** Absent: a new position, named after the job description. */
  projectId?: string | null | undefined;
  expectedRequirements: number;
  expectedResumes: number;
}

const count = z.number().int().min(0).max(1_000_000);
const input = z.object({ expectedRequirements: count, expectedResumes: count });

/**
 * Opens a screening; its files follow in `uploadDocuments`.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, TOO_MANY_FILES; NO_REQUIREMENTS and NO_RESUMES when neither this screening nor the
 *   position brings any
 */
export async function startScreening(ctx: Ctx, { projectId, ...counts }: StartScreeningInput): Promise<Screening> {
  const { userId } = requireViewer(ctx);
  const expected = parseInput(input, counts);
  const total = expected.expectedRequirements + expected.expectedResumes;
  if (total > ctx.limits.maxFiles) throw new AppError('TOO_MANY_FILES', { limit: ctx.limits.maxFiles });
  if (projectId) await refuseIncomplete(ctx, projectId, expected);
  else refuseMissing(expected);
  const screening = await inTransaction(ctx, async (tx) => {
    const project = projectId ?? (await createUnnamed(ctx, tx, userId));
    const payload: ScreeningPayload = expected;
    const job = await createJob(tx, { kind: 'screening', ownerId: userId, projectId: project, total, payload: { ...payload }, now: ctx.now() });
    const data = { projectId: project, jobId: job.id, startedById: userId, expectedFiles: total, titleGiven: Boolean(projectId), createdAt: ctx.now() };
    const created = await tx.screening.create({ data });
    await recordAudit(tx, { actorId: userId, action: 'screening.started', entity: 'screening', entityId: created.id });
    return created;
  });
  announce(ctx.events, 'job', { id: screening.jobId, version: 0 });
  return screening;
}

type Expected = z.output<typeof input>;

function refuseMissing({ expectedRequirements, expectedResumes }: Expected): void {
  if (expectedRequirements === 0) throw new AppError('NO_REQUIREMENTS');
  if (expectedResumes === 0) throw new AppError('NO_RESUMES');
}

/** A position that has requirements needs no new ones, and one that has candidates may get new requirements only. */
async function refuseIncomplete(ctx: Ctx, projectId: string, { expectedRequirements, expectedResumes }: Expected): Promise<void> {
  const { currentRevisionId } = await getProject(ctx, { id: projectId });
  if (expectedRequirements === 0 && currentRevisionId === null) throw new AppError('NO_REQUIREMENTS');
  if (expectedResumes > 0) return;
  const candidates = await ctx.db.candidate.count({ where: { projectId } });
  if (expectedRequirements === 0 || candidates === 0) throw new AppError('NO_RESUMES');
}

async function createUnnamed(ctx: Ctx, tx: Prisma.TransactionClient, userId: string): Promise<string> {
  const title = unnamedProject[ctx.locale];
  const { department, location, type, level } = proposeProjectFields(ctx.documents.knowledge, { title: '' });
  const { id } = await tx.project.create({ data: { title, department, location, type, level, createdById: userId, createdAt: ctx.now() } });
  await recordAudit(tx, { actorId: userId, action: 'project.created', entity: 'project', entityId: id });
  return id;
}
