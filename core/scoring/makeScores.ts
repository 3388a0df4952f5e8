import type { RequirementItem } from '../../plugins/contract/relevance.ts';
import type { Prisma, RequirementRevision } from '../../prisma/generated/client.ts';
import { effectiveFacts, readCorrections } from '../candidates/effectiveFacts.ts';
import type { Ctx } from '../context.ts';
import { storedResumeFacts } from '../documents/storedFacts.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { checklistOf, judgedItems } from '../projects/requirements/checklist.ts';
import { toProjectRequirements } from '../projects/requirements/revision.ts';
import { facetSlots } from './facetSlots.ts';
import { factsDigest } from './factsDigest.ts';
import { judgeFacts, type MustHaves, markMusts } from './judgeFacts.ts';
import { notScored, type ScoredFacts, scoreFacts } from './scoreFacts.ts';

const input = {
  facts: true,
  corrections: true,
  project: { select: { title: true, currentRevisionId: true } },
} satisfies Prisma.CandidateInclude;

export interface MadeScore extends ScoredFacts {
  /** By requirement: 0 to 100, -1 when the document says nothing either way. */
  verdicts: number[];
  musts: MustHaves;
  factsDigest: string;
  /** The fields of the facts that a user has corrected. */
  corrected: string[];
  candidateId: string;
  projectId: string;
  /** The requirements that the score is based on. */
  revisionId: string | null;
}

export interface MakeScoresInput {
  candidateIds: readonly string[];
  /** The client to read with; pass a transaction to see its own writes. */
  db?: Pick<Prisma.TransactionClient, 'candidate' | 'requirementRevision'>;
  /** Called for a candidate for which a facet fails; without it the error is thrown. */
  onFailure?: (candidateId: string) => void;
}

/**
 * Scores candidates against the current requirements of their projects, without storing anything. Skips candidates that were deleted, have no facts, or whose
 * document was not read.
 */
export async function makeScores(ctx: Ctx, { candidateIds, db = ctx.db, onFailure }: MakeScoresInput): Promise<MadeScore[]> {
  const slots = await facetSlots(ctx);
  const candidates = await db.candidate.findMany({ where: { id: { in: [...candidateIds] } }, include: input });
  const targets = await readTargets(db, candidates);
  // A long list of requirements takes milliseconds a candidate, so others get their turn in between.
  const made = await mapInTurns(candidates, (candidate): MadeScore[] => {
    try {
      const { id: candidateId, facts, unread, corrections, projectId } = candidate;
      if (facts === null || unread) return [];
      return [{ candidateId, ...makeScore(ctx, slots, { facts: facts.facts, corrections, against: targets.get(projectId)! }) }];
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(candidate.id);
      return [];
    }
  });
  return made.flat();
}

type Scored = Prisma.CandidateGetPayload<{ include: typeof input }>;

/** By project. Each revision is read once: it may be longer than all that is read of a candidate. */
async function readTargets(
  db: NonNullable<MakeScoresInput['db']>,
  candidates: readonly Scored[],
): Promise<Map<string, ScoreTarget>> {
  const projects = new Map(candidates.map(({ projectId, project }) => [projectId, project]));
  const ids = [...projects.values()].flatMap(({ currentRevisionId: id }) => id ?? []);
  const revisions = await db.requirementRevision.findMany({ where: { id: { in: ids } } });
  return new Map(
    [...projects].map(([projectId, { title, currentRevisionId }]) => {
      const revision = revisions.find(({ id }) => id === currentRevisionId) ?? null;
      return [projectId, { projectId, title, revision, requirements: judgedItems(checklistOf(revision)) }];
    }),
  );
}

/** The requirements that candidates are scored against. */
export interface ScoreTarget {
  projectId: string;
  title: string;
  revision: RequirementRevision | null;
  /** The revision's checklist, for the verdicts. */
  requirements: readonly RequirementItem[];
}

interface ScoredInput {
  /** As stored. */
  facts: unknown;
  corrections: readonly { field: string; value: unknown }[];
  against: ScoreTarget;
}

/** Scores one candidate's facts. */
export function makeScore(
  { plugins }: Pick<Ctx, 'plugins'>,
  slots: ReadonlyMap<string, number>,
  { facts: stored, corrections: typed, against }: ScoredInput,
): Omit<MadeScore, 'candidateId'> {
  const { projectId, title, revision, requirements } = against;
  const corrections = readCorrections(typed);
  const facts = effectiveFacts(storedResumeFacts(stored), corrections);
  const scored = scoreFacts(plugins, slots, { facts, requirements: toProjectRequirements(revision, title) });
  const verdicts = judgeFacts(plugins, { facts, requirements });
  return {
    ...scored,
    verdicts: verdicts.map(({ score }) => score ?? notScored),
    musts: markMusts(requirements, verdicts),
    factsDigest: factsDigest(facts),
    corrected: Object.keys(corrections).sort(),
    projectId,
    revisionId: revision?.id ?? null,
  };
}
