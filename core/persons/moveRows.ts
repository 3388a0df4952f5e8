import { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import { SavedStatus, Stage } from '../../prisma/generated/enums.ts';
import type { Ctx } from '../context.ts';
import { applyCorrections } from '../corrections/applyCorrections.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';

const savedEntry = z.object({ id: z.string(), status: z.enum(SavedStatus), starred: z.boolean() });

/** What a merge moved to the main candidate, so that un-merging can give it back. `before` and `after` are values of the main candidate. */
export const movedRows = z.object({
  activities: z.array(z.string()),
  saved: z.array(z.string()),
  raised: z.array(z.object({ before: savedEntry, after: savedEntry })),
  corrections: z.array(z.object({ field: z.string(), value: z.unknown() })),
  payment: z.object({ paymentExpected: z.number().nullable(), currency: z.string().nullable() }).nullable(),
  /** `since` is when the stage `before` began; null (absent in older merges) means when the candidate arrived. */
  stage: z.object({ before: z.enum(Stage), after: z.enum(Stage), since: z.string().nullable().default(null) }).nullable(),
});
export type MovedRows = z.infer<typeof movedRows>;

export interface Move {
  from: string;
  to: string;
}

/**
 * Moves to the main candidate what users added to another one: activities, saved entries, expected pay, a later stage, and corrections of fields that the main
 * document does not state. Facts, score and other corrections stay with their document.
 */
export async function moveRows(ctx: Ctx, tx: Prisma.TransactionClient, { from, to }: Move): Promise<MovedRows> {
  const activities = await tx.activity.findMany({ where: { candidateId: from }, select: { id: true } });
  await tx.activity.updateMany({ where: { candidateId: from }, data: { candidateId: to } });
  const moved = {
    activities: activities.map(({ id }) => id),
    ...(await moveSaved(tx, { from, to })),
    payment: await copyPayment(tx, { from, to }),
    corrections: await copyCorrections(tx, { from, to }),
    stage: await takeFurtherStage(tx, { from, to }),
  };
  if (moved.payment !== null || moved.corrections.length > 0) await applyCorrections(ctx, tx, { candidateId: to });
  return moved;
}

const decided: readonly SavedStatus[] = ['SAVED', 'SHORTLISTED', 'REJECTED', 'HIRED'];

/** If a user had saved both, the main candidate's entry gets the more advanced status and the star. */
async function moveSaved(tx: Prisma.TransactionClient, { from, to }: Move): Promise<Pick<MovedRows, 'saved' | 'raised'>> {
  const entries = await tx.savedCandidate.findMany({ where: { candidateId: { in: [from, to] } } });
  const mine = new Map(entries.filter(({ candidateId }) => candidateId === to).map((entry) => [entry.userId, entry]));
  const others = entries.filter(({ candidateId }) => candidateId === from);
  const saved = others.filter(({ userId }) => !mine.has(userId)).map(({ id }) => id);
  await tx.savedCandidate.updateMany({ where: { id: { in: saved } }, data: { candidateId: to } });
  const raised: MovedRows['raised'] = [];
  for (const other of others) {
    const kept = mine.get(other.userId);
    if (!kept) continue;
    const before = { id: kept.id, status: kept.status, starred: kept.starred };
    const further = decided.indexOf(other.status) > decided.indexOf(kept.status);
    const after = { ...before, status: further ? other.status : kept.status, starred: kept.starred || other.starred };
    if (after.status === before.status && after.starred === before.starred) continue;
    await tx.savedCandidate.update({ where: { id: kept.id }, data: { status: after.status, starred: after.starred } });
    raised.push({ before, after });
  }
  return { saved, raised };
}

async function copyPayment(tx: Prisma.TransactionClient, { from, to }: Move): Promise<MovedRows['payment']> {
  const typed = await tx.candidateMeta.findUnique({ where: { candidateId: from } });
  const own = await tx.candidateMeta.findUnique({ where: { candidateId: to } });
  if (typed === null || own !== null) return null;
  await tx.candidateMeta.create({ data: { ...typed, candidateId: to } });
  return { paymentExpected: typed.paymentExpected, currency: typed.currency };
}

async function copyCorrections(tx: Prisma.TransactionClient, { from, to }: Move): Promise<MovedRows['corrections']> {
  const typed = await tx.correction.findMany({ where: { candidateId: from } });
  const own = await tx.correction.findMany({ where: { candidateId: to }, select: { field: true } });
  const stored = await tx.candidateFacts.findUnique({ where: { candidateId: to }, select: { facts: true } });
  const facts = storedResumeFacts(stored?.facts) as unknown as Record<string, unknown>;
  const isSilent = (field: string) => facts[field] === null || (Array.isArray(facts[field]) && facts[field].length === 0);
  const missing = typed.filter(
    ({ field, value }) => value !== null && isSilent(field) && own.every((correction) => correction.field !== field),
  );
  for (const { id: _id, ...correction } of missing)
    await tx.correction.create({ data: { ...correction, value: correction.value as Prisma.InputJsonValue, candidateId: to } });
  return missing.map(({ field, value }) => ({ field, value }));
}

const stages: readonly Stage[] = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED'];

/** A rejected main candidate stays rejected; a rejection of the other one does not reject the main one. */
async function takeFurtherStage(tx: Prisma.TransactionClient, { from, to }: Move): Promise<MovedRows['stage']> {
  const stageOf = async (id: string) =>
    tx.candidate.findUniqueOrThrow({ where: { id }, select: { stage: true, stageSince: true, createdAt: true } });
  const other = await stageOf(from);
  const main = await stageOf(to);
  if (main.stage === 'REJECTED' || stages.indexOf(other.stage) <= stages.indexOf(main.stage)) return null;
  await tx.candidate.update({ where: { id: to }, data: { stage: other.stage, stageSince: other.stageSince ?? other.createdAt } });
  return { before: main.stage, after: other.stage, since: main.stageSince?.toISOString() ?? null };
}
