import type { RequirementItem } from '../../plugins/contract/relevance.ts';
import type { Prisma, PrismaClient, RequirementRevision } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { checklistOf, judgedItems } from '../projects/requirements/checklist.ts';
import { facetSlots } from './facetSlots.ts';
import { type MadeScore, makeScore } from './makeScores.ts';
import { storeScores } from './storeScores.ts';

/** A project as new candidates find it; it stays so until the transaction ends. */
export interface ProjectNow {
  projectId: string;
  title: string;
  revisionId: string | null;
}

/**
 * Keeps the project's requirements as they are until the transaction ends, and the last job description from finishing right now: it would score all waiting
 * candidates, and a new one would start waiting just after.
 *
 * @param inTurn what else only one transaction at a time may do; null: nothing
 * @returns null when the project is gone
 */
export async function shareProject(
  tx: Prisma.TransactionClient,
  { projectId, inTurn }: { projectId: string; inTurn: string | null },
): Promise<ProjectNow | null> {
  // The project first: whoever else locks both does it in this order. Without a key the second lock is not taken.
  const [found] = await tx.$queryRaw<Omit<ProjectNow, 'projectId'>[]>`
    with shared as materialized (select title, current_revision_id from projects where id = ${projectId}::uuid for share)
    select title, current_revision_id::text as "revisionId", pg_advisory_xact_lock(hashtextextended(${inTurn}::text, 0))::text as locked from shared`;
  return found === undefined ? null : { projectId, title: found.title, revisionId: found.revisionId };
}

export type NewScore = Omit<MadeScore, 'candidateId'>;

interface NewFacts {
  /** As they will be stored. */
  facts: unknown;
  corrections: readonly { field: string; value: unknown }[];
}

/**
 * The scores of facts that are no candidates yet, in their order. Null where a facet fails: then the score has a task of its own, which is tried again.
 */
export async function scoreNewCandidates(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { projectId, title, revisionId }: ProjectNow,
  given: readonly NewFacts[],
): Promise<(NewScore | null)[]> {
  const { revision, requirements } = await readRevision(ctx.db, tx, revisionId);
  const slots = await facetSlots(ctx);
  const against = { projectId, title, revision, requirements };
  return given.map((one) => {
    try {
      return makeScore(ctx, slots, { ...one, against });
    } catch {
      return null;
    }
  });
}

/** Stores the scores of candidates that this transaction made. */
export async function storeNewScores(ctx: Ctx, tx: Prisma.TransactionClient, scores: readonly MadeScore[]): Promise<void> {
  const stored = await storeScores(ctx, { scores, db: tx });
  if (stored !== scores.length) throw new Error(`Of ${scores.length} scores ${stored} were stored.`);
}

interface KnownRevision {
  revision: RequirementRevision | null;
  requirements: readonly RequirementItem[];
}

/** The last revisions used: every candidate of a position is scored against the same one, and a revision never changes. */
const known = new WeakMap<PrismaClient, Map<string, KnownRevision>>();
const mostKnown = 16;

async function readRevision(db: PrismaClient, tx: Prisma.TransactionClient, id: string | null): Promise<KnownRevision> {
  if (id === null) return { revision: null, requirements: [] };
  const revisions = known.get(db) ?? new Map<string, KnownRevision>();
  known.set(db, revisions);
  const cached = revisions.get(id);
  if (cached !== undefined) return cached;
  const revision = await tx.requirementRevision.findUniqueOrThrow({ where: { id } });
  const read = { revision, requirements: judgedItems(checklistOf(revision)) };
  revisions.set(id, read);
  const [oldest] = revisions.keys();
  if (revisions.size > mostKnown && oldest !== undefined) revisions.delete(oldest);
  return read;
}
