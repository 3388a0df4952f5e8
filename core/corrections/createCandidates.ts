import { emptyResumeFacts } from '../../plugins/contract.ts';
import { type CandidateSource, Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudits } from '../audit/recordAudit.ts';
import { candidateColumns } from '../candidates/candidateColumns.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { storableJson } from '../database/storableJson.ts';
import { AppError } from '../errors.ts';
import { getProject } from '../projects/getProject.ts';
import { enqueueMany } from '../queue.ts';
import { scoreNewCandidates, shareProject, storeNewScores } from '../scoring/scoreNewCandidate.ts';
import { type PlainFacts, readPlainFacts } from './writeCorrections.ts';

export interface NewCandidate extends PlainFacts {
  /** The caller's own id of the candidate, unique within the position. */
  externalId: string;
}

export interface CreateCandidatesInput {
  projectId: string;
  source: CandidateSource;
  candidates: readonly NewCandidate[];
}

/** Most candidates in one call: scoring more would keep other requests waiting. */
export const mostAtOnce = 100;

/**
 * Creates candidates without documents, such as the rows of a table: all of them or, when one is refused, none. Repeating the call creates no duplicates. The
 * caller's facts are stored as corrections and scored.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (the position), INVALID_INPUT
 * @returns the candidates in the order given; existing ones are not changed
 */
export async function createCandidates(
  ctx: Ctx,
  { projectId, source, candidates }: CreateCandidatesInput,
): Promise<{ id: string; created: boolean }[]> {
  const { userId } = requireViewer(ctx);
  const given = candidates.map(({ externalId, ...facts }) => toDraft(externalId, readPlainFacts(facts)));
  await getProject(ctx, { id: projectId });
  const { known, made } = await inTransaction(ctx, async (tx) => {
    const project = await shareProject(tx, { projectId });
    if (project === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
    const found = await findKnown(tx, projectId, given);
    // Of two rows with the same id the first counts, as in two successive calls.
    const drafts = [...new Map(given.toReversed().map((draft) => [draft.externalId, draft])).values()]
      .toReversed()
      .filter(({ externalId }) => !found.has(externalId));
    const scores = await scoreNewCandidates(ctx, tx, project, drafts);
    const ids = await store(ctx, tx, { projectId, source, authorId: userId, drafts });
    const scored = drafts.flatMap(({ externalId }, index) => {
      const score = scores[index];
      return score ? [{ ...score, candidateId: ids.get(externalId)! }] : [];
    });
    await storeNewScores(ctx, tx, scored);
    const payloads = drafts.flatMap(({ externalId }, index) => (scores[index] ? [] : [{ candidateId: ids.get(externalId)! }]));
    await enqueueMany(tx, 'scoreCandidate', { payloads, priority: -2 });
    return { known: found, made: ids };
  });
  return given.map(({ externalId }) => ({
    id: (made.get(externalId) ?? known.get(externalId))!,
    created: made.has(externalId),
  }));
}

interface Draft {
  externalId: string;
  facts: ReturnType<typeof emptyResumeFacts>;
  corrections: { field: string; value: unknown }[];
}

function toDraft(externalId: string, facts: object): Draft {
  const corrections = Object.entries(facts).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, value: value === null ? null : storableJson(value) }],
  );
  return { externalId, facts: emptyResumeFacts(), corrections };
}

async function findKnown(
  tx: Prisma.TransactionClient,
  projectId: string,
  drafts: readonly Draft[],
): Promise<Map<string, string>> {
  const externalIds = drafts.map(({ externalId }) => externalId);
  const found = await tx.candidate.findMany({
    where: { projectId, externalId: { in: externalIds } },
    select: { id: true, externalId: true },
  });
  return new Map(found.map(({ id, externalId }) => [externalId!, id]));
}

interface StoreInput {
  projectId: string;
  source: CandidateSource;
  authorId: string;
  drafts: readonly Draft[];
}

/** @returns the new candidates' ids by external id */
async function store(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { projectId, source, authorId, drafts }: StoreInput,
): Promise<Map<string, string>> {
  if (drafts.length === 0) return new Map();
  const { id: extractorId, version: extractorVersion } = ctx.documents.extractor;
  const createdAt = ctx.now();
  const rows = drafts.map(({ externalId, facts, corrections }) => ({
    ...candidateColumns(effectiveFacts(facts, readCorrections(corrections))),
    projectId,
    source,
    externalId,
    createdAt,
  }));
  const created = await tx.candidate.createManyAndReturn({ data: rows, select: { id: true, externalId: true } });
  const ids = new Map(created.map(({ id, externalId }) => [externalId!, id]));
  const facts = storableJson(emptyResumeFacts());
  await tx.candidateFacts.createMany({
    data: created.map(({ id: candidateId }) => ({ candidateId, facts, extractorId, extractorVersion })),
  });
  await tx.correction.createMany({
    data: drafts.flatMap(({ externalId, corrections }) =>
      corrections.map(({ field, value }) => ({
        candidateId: ids.get(externalId)!,
        field,
        value: value === null ? Prisma.JsonNull : (value as Prisma.InputJsonValue),
        authorId,
        createdAt,
      })),
    ),
  });
  await recordAudits(
    tx,
    created.map(({ id: entityId }) => ({ actorId: authorId, action: 'candidate.created', entity: 'candidate', entityId })),
  );
  await groupPersons(tx, { projectId, candidateIds: created.map(({ id }) => id) });
  return ids;
}
