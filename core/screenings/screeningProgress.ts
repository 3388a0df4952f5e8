import type { Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { weightedOverall } from '../scoring/weightedOverall.ts';
import { countScreenings, type KindCounts, type ScreeningCounts } from './countScreenings.ts';
import { estimateSeconds } from './estimateSeconds.ts';

export type ScreeningPhase = 'JOB_DESCRIPTIONS' | 'RESUMES' | 'PREPARING' | 'DONE';

/** Progress of a screening, computed from its documents and jobs. */
export interface ScreeningProgress {
  phase: ScreeningPhase;
  /** 0 to 1. */
  progress: number;
  /** All job descriptions have ended, and at least one was read if there were any. */
  jobDescriptionsRead: boolean;
  skillsExtracted: boolean;
  /** The project has requirements to score candidates against. */
  criteriaWeighted: boolean;
  filesTotal: number;
  /** Files that have ended, including failed ones. */
  filesProcessed: number;
  filesFailed: number;
  /** Files whose facts are extracted. Cancelling the screening keeps these. */
  filesKept: number;
  /** Name of a file being processed; null when there is none. */
  currentFile: string | null;
  /** From measured throughput; null until two files are done. */
  secondsLeft: number | null;
  /** Facts extracted so far. */
  insights: number;
  /** Measured; null while it runs. */
  processingSeconds: number | null;
  /** Number of different skills of its candidates. */
  skillsIdentified: number;
  /** Average over its candidates under the default weights, 0 to 100, one decimal; null until one is scored. */
  averageScore: number | null;
}

/** Shares of the total progress: reading job descriptions, reading résumés, preparing the review. */
const shares = { jobDescriptions: 0.35, resumes: 0.55, preparing: 0.1 };

/** Progress of screenings, in their order. */
export async function screeningProgress(
  ctx: Ctx,
  { screenings }: { screenings: readonly Screening[] },
): Promise<ScreeningProgress[]> {
  const counted = await countScreenings(ctx, { screenings, overall: await weightedOverall(ctx, null) });
  return screenings.flatMap((screening, index) => toProgress(screening, counted[index], ctx.now()) ?? []);
}

function toProgress(screening: Screening, counts: ScreeningCounts | undefined, now: Date): ScreeningProgress | null {
  if (counts === undefined) return null;
  const { jobDescriptions, resumes } = counts;
  const ended = screening.state === 'COMPLETED' || screening.state === 'CANCELLED';
  return {
    phase: ended ? 'DONE' : phaseOf(jobDescriptions, resumes),
    progress: ended ? 1 : overallProgress(jobDescriptions, resumes),
    jobDescriptionsRead: jobDescriptions.waiting + jobDescriptions.reading === 0 && isRead(jobDescriptions),
    skillsExtracted: jobDescriptions.open === 0 && counts.hasRequirements,
    criteriaWeighted:
      jobDescriptions.open === 0 && counts.hasRequirements && (ended || counts.scored > 0 || resumes.expected === 0),
    filesTotal: jobDescriptions.expected + resumes.expected,
    filesProcessed: jobDescriptions.ended + resumes.ended,
    filesFailed: jobDescriptions.failed + resumes.failed,
    filesKept: jobDescriptions.kept + resumes.kept,
    currentFile: ended ? null : counts.currentFile,
    secondsLeft: ended ? null : secondsLeft(counts, now),
    insights: counts.insights,
    processingSeconds: processingSeconds(screening, counts.startedAt),
    skillsIdentified: counts.skillsIdentified,
    averageScore: counts.averageScore,
  };
}

/** Also true when no job description is expected, because the position may have requirements. */
function isRead({ expected, extracting, kept }: KindCounts): boolean {
  return expected === 0 || extracting + kept > 0;
}

function phaseOf(jobDescriptions: KindCounts, resumes: KindCounts): ScreeningPhase {
  if (jobDescriptions.open > 0) return 'JOB_DESCRIPTIONS';
  return resumes.waiting + resumes.reading + resumes.extracting > 0 ? 'RESUMES' : 'PREPARING';
}

/** The share of a kind without files goes to the others. */
function overallProgress(jobDescriptions: KindCounts, resumes: KindCounts): number {
  const parts = [
    { share: jobDescriptions.expected > 0 ? shares.jobDescriptions : 0, done: fractionRead(jobDescriptions) },
    { share: resumes.expected > 0 ? shares.resumes : 0, done: fractionRead(resumes) },
    { share: shares.preparing, done: fractionEnded(jobDescriptions, resumes) },
  ];
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  const done = parts.reduce((sum, part) => sum + part.share * part.done, 0);
  // Stay below 1 until the screening has ended: reading all files is not the last step.
  return Math.min(0.99, done / whole);
}

/** Read and extracted; a file being read counts a quarter, one being extracted a half. */
function fractionRead({ expected, reading, extracting, scoring, ended }: KindCounts): number {
  return expected === 0 ? 0 : (0.25 * reading + 0.5 * extracting + scoring + ended) / expected;
}

function fractionEnded(jobDescriptions: KindCounts, resumes: KindCounts): number {
  const expected = jobDescriptions.expected + resumes.expected;
  return expected === 0 ? 0 : (jobDescriptions.ended + resumes.ended) / expected;
}

function secondsLeft({ jobDescriptions, resumes, startedAt, worked }: ScreeningCounts, now: Date): number | null {
  if (startedAt === null) return null;
  const remaining = jobDescriptions.expected + resumes.expected - jobDescriptions.ended - resumes.ended;
  return estimateSeconds({ worked, remaining, elapsedSeconds: (now.getTime() - startedAt.getTime()) / 1000 });
}

function processingSeconds({ createdAt, finishedAt }: Screening, startedAt: Date | null): number | null {
  if (finishedAt === null) return null;
  return Math.max(0, (finishedAt.getTime() - (startedAt ?? createdAt).getTime()) / 1000);
}
