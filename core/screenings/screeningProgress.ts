import type { Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { weightedOverall } from '../scoring/weightedOverall.ts';
import { countScreening, type KindCounts, type ScreeningCounts } from './countScreening.ts';
import { estimateSeconds } from './estimateSeconds.ts';

export type ScreeningPhase = 'REQUIREMENTS' | 'RESUMES' | 'PREPARING' | 'DONE';

/** Where a screening stands, from the documents and jobs themselves. */
export interface ScreeningProgress {
  phase: ScreeningPhase;
  /** 0 to 1. */
  progress: number;
  /** Every job description has been read, or was refused. */
  requirementsParsed: boolean;
  skillsExtracted: boolean;
  /** The position has requirements that candidates are weighed by. */
  criteriaWeighted: boolean;
  filesTotal: number;
  /** Ended, failed ones included. */
  filesProcessed: number;
  filesFailed: number;
  /** Name of a file in work; null when none is. */
  currentFile: string | null;
  /** From measured throughput; null until two files are done. */
  secondsLeft: number | null;
  /** Facts extracted so far. */
  insights: number;
  /** Measured; null while it runs. */
  processingSeconds: number | null;
  /** Different skills of its candidates. */
  skillsIdentified: number;
  /** Of its candidates under the default weights, 0 to 100, one decimal; null until one is scored. */
  averageScore: number | null;
}

/** The parts of the whole: reading requirements, reading résumés, preparing the review. */
const shares = { requirements: 0.35, resumes: 0.55, preparing: 0.1 };

export async function screeningProgress(ctx: Ctx, { screening }: { screening: Screening }): Promise<ScreeningProgress> {
  const counts = await countScreening(ctx, { screening, overall: await weightedOverall(ctx, null) });
  const { requirements, resumes } = counts;
  const ended = screening.state === 'COMPLETED' || screening.state === 'CANCELLED';
  return {
    phase: ended ? 'DONE' : phaseOf(requirements, resumes),
    progress: ended ? 1 : overallProgress(requirements, resumes),
    requirementsParsed: requirements.waiting + requirements.reading === 0,
    skillsExtracted: requirements.open === 0 && counts.hasRequirements,
    criteriaWeighted: requirements.open === 0 && counts.hasRequirements && (ended || counts.scored > 0 || resumes.expected === 0),
    filesTotal: requirements.expected + resumes.expected,
    filesProcessed: requirements.ended + resumes.ended,
    filesFailed: requirements.failed + resumes.failed,
    currentFile: ended ? null : counts.currentFile,
    secondsLeft: ended ? null : secondsLeft(counts, ctx.now()),
    insights: counts.insights,
    processingSeconds: processingSeconds(screening, counts.startedAt),
    skillsIdentified: counts.skillsIdentified,
    averageScore: counts.averageScore,
  };
}

function phaseOf(requirements: KindCounts, resumes: KindCounts): ScreeningPhase {
  if (requirements.open > 0) return 'REQUIREMENTS';
  return resumes.waiting + resumes.reading + resumes.extracting > 0 ? 'RESUMES' : 'PREPARING';
}

/** A kind without files has no share; what it had goes to the others. */
function overallProgress(requirements: KindCounts, resumes: KindCounts): number {
  const parts = [
    { share: requirements.expected > 0 ? shares.requirements : 0, done: fractionRead(requirements) },
    { share: resumes.expected > 0 ? shares.resumes : 0, done: fractionRead(resumes) },
    { share: shares.preparing, done: fractionEnded(requirements, resumes) },
  ];
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  const done = parts.reduce((sum, part) => sum + part.share * part.done, 0);
  // The end itself belongs to the state: everything read is not yet everything ready.
  return Math.min(0.99, done / whole);
}

/** Read and extracted; a file in its first stage counts a quarter, in its second half. */
function fractionRead({ expected, reading, extracting, scoring, ended }: KindCounts): number {
  return expected === 0 ? 0 : (0.25 * reading + 0.5 * extracting + scoring + ended) / expected;
}

function fractionEnded(requirements: KindCounts, resumes: KindCounts): number {
  const expected = requirements.expected + resumes.expected;
  return expected === 0 ? 0 : (requirements.ended + resumes.ended) / expected;
}

function secondsLeft({ requirements, resumes, startedAt, worked }: ScreeningCounts, now: Date): number | null {
  if (startedAt === null) return null;
  const remaining = requirements.expected + resumes.expected - requirements.ended - resumes.ended;
  return estimateSeconds({ worked, remaining, elapsedSeconds: (now.getTime() - startedAt.getTime()) / 1000 });
}

function processingSeconds({ createdAt, finishedAt }: Screening, startedAt: Date | null): number | null {
  if (finishedAt === null) return null;
  return Math.max(0, (finishedAt.getTime() - (startedAt ?? createdAt).getTime()) / 1000);
}
