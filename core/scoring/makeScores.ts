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
  project: { select: { title: true, currentRevision: true } },
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
  db?: Pick<Prisma.TransactionClient, 'candidate'>;
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
  const checklists = new Map<string | null, RequirementItem[]>();
  // A long list of requirements takes milliseconds a candidate, so others get their turn in between.
  const made = await mapInTurns(candidates, (candidate): MadeScore[] => {
    try {
      const { facts, unread, corrections, projectId, project } = candidate;
      if (facts === null || unread) return [];
      const { currentRevision, title } = project;
      const id = currentRevision?.id ?? null;
      const requirements = checklists.get(id) ?? judgedItems(checklistOf(currentRevision));
      checklists.set(id, requirements);
      const against = { projectId, title, revision: currentRevision, requirements };
      return [{ candidateId: candidate.id, ...makeScore(ctx, slots, { facts: facts.facts, corrections, against }) }];
    } catch (error) {
      if (onFailure === undefined) throw error;
      onFailure(candidate.id);
      return [];
    }
  });
  return made.flat();
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
