import type { RequirementItem } from '../../plugins/contract/relevance.ts';
import type { Prisma, PrismaClient, RequirementRevision } from '../../prisma/generated/client.ts';
import { personsLock } from '../candidates/groupPersons.ts';
import type { Ctx } from '../context.ts';
import { checklistOf, judgedItems } from '../projects/requirements/checklist.ts';
import { facetSlots } from './facetSlots.ts';
import { type MadeScore, makeScore } from './makeScores.ts';
import { insertScores } from './storeScores.ts';

/** A project as new candidates are scored against it; locked until the transaction ends. */
export interface ProjectNow {
  projectId: string;
  title: string;
  revisionId: string | null;
}

/**
 * Locks the project's requirements until the transaction ends. Also keeps the last job description from finishing at this moment: it would score all waiting
 * candidates, and miss one that starts to wait just after. Then takes the lock of {@link lockPersons}, so that those who add candidates see each other's.
 *
 * @returns null when the project is gone
 */
export async function shareProject(
  tx: Prisma.TransactionClient,
  { projectId }: { projectId: string },
): Promise<ProjectNow | null> {
  // Lock the project first, as everyone does who locks both.
  const [found] = await tx.$queryRaw<Omit<ProjectNow, 'projectId'>[]>`/* keep the plan */
    with shared as materialized (select title, current_revision_id from projects where id = ${projectId}::uuid for share)
    select title, current_revision_id::text as "revisionId", ${personsLock(projectId)}::text as locked from shared`;
  return found === undefined ? null : { projectId, title: found.title, revisionId: found.revisionId };
}

export type NewScore = Omit<MadeScore, 'candidateId'>;

interface NewFacts {
  /** As they will be stored. */
  facts: unknown;
  corrections: readonly { field: string; value: unknown }[];
}

/** The scores of facts that have no candidates yet, in their order. Null where a facet fails; a task then scores the candidate and is retried. */
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

/** Stores the scores of candidates created by this transaction, which has locked the project's requirements: {@link shareProject}. */
export async function storeNewScores(ctx: Ctx, tx: Prisma.TransactionClient, scores: readonly MadeScore[]): Promise<void> {
  if (scores.length > 0) await tx.$executeRaw(insertScores(ctx, scores));
}

interface KnownRevision {
  revision: RequirementRevision | null;
  requirements: readonly RequirementItem[];
}

/** Cache of revisions, which never change: all candidates of a position are scored against the same one. */
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
