import type { Prisma } from '../../prisma/generated/client.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { toProjectRequirements } from '../projects/revision.ts';
import { facetSlots } from './facetSlots.ts';
import { scoreFacts } from './scoreFacts.ts';

const input = {
  facts: true,
  corrections: true,
  project: { select: { title: true, currentRevision: true } },
} satisfies Prisma.CandidateInclude;

type ScoreInput = Prisma.CandidateGetPayload<{ include: typeof input }>;

/** Requirements that change again and again during a run; each change has its own rescoring task anyway. */
const attempts = 5;

/**
 * Scores candidates against the current requirements of their projects and stores the result. Run twice it writes the same values again; a
 * candidate that is gone, has no facts or whose document was not read, is passed over.
 *
 * @returns how many were scored
 */
export async function scoreCandidates(ctx: Ctx, { candidateIds }: { candidateIds: readonly string[] }): Promise<number> {
  const slots = await facetSlots(ctx);
  for (let attempt = 1; ; attempt++) {
    const candidates = await ctx.db.candidate.findMany({ where: { id: { in: [...candidateIds] } }, include: input });
    const rows = candidates.flatMap((candidate) => toRow(ctx, slots, candidate) ?? []);
    const stored = rows.length > 0 ? await store(ctx, rows) : 0;
    if (stored === rows.length || attempt === attempts) return stored;
  }
}

function toRow(ctx: Ctx, slots: ReadonlyMap<string, number>, candidate: ScoreInput) {
  if (candidate.facts === null || candidate.unread) return null;
  const corrections = readCorrections(candidate.corrections);
  const facts = effectiveFacts(storedResumeFacts(candidate.facts.facts), corrections, ctx.documents.knowledge);
  const { title, currentRevision } = candidate.project;
  const scored = scoreFacts(ctx.plugins, slots, { facts, requirements: toProjectRequirements(currentRevision, title) });
  return { ...scored, candidateId: candidate.id, projectId: candidate.projectId, revisionId: currentRevision?.id ?? null };
}

type Row = NonNullable<ReturnType<typeof toRow>>;

/**
 * Stores what still rests on the current requirements, and says how many that were. The lock on the project keeps its requirements as they are
 * until the scores are committed: a slow scorer can never put old scores over new ones.
 */
async function store(ctx: Ctx, rows: readonly Row[]): Promise<number> {
  const at = ctx.now();
  // Sorted by id: two tasks that score the same candidates lock the rows in the same order.
  const records = [...rows].sort((a, b) => (a.candidateId < b.candidateId ? -1 : 1)).map(toRecord);
  return ctx.db.$executeRaw`
    with current as materialized (
      select id, current_revision_id from projects where id = any(${[...new Set(rows.map((row) => row.projectId))]}::uuid[]) order by id for share
    )
    insert into candidate_scores (candidate_id, project_id, revision_id, values, details, matched_skills, scored_at)
    select made.candidate_id, made.project_id, made.revision_id, made.values, made.details, made.matched_skills, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as made(candidate_id uuid, project_id uuid, revision_id uuid, values float8[], details jsonb, matched_skills int)
    join candidates on candidates.id = made.candidate_id and not candidates.unread
    join current on current.id = made.project_id and current.current_revision_id is not distinct from made.revision_id
    order by made.candidate_id
    on conflict (candidate_id) do update set revision_id = excluded.revision_id, values = excluded.values,
      details = excluded.details, matched_skills = excluded.matched_skills, scored_at = excluded.scored_at`;
}

function toRecord({ candidateId, projectId, revisionId, values, details, matchedSkills }: Row) {
  return {
    candidate_id: candidateId,
    project_id: projectId,
    revision_id: revisionId,
    values,
    details,
    matched_skills: matchedSkills,
  };
}
