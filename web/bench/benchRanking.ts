import { decodeScoreMatrix } from '../src/candidate-analysis/ranking/decodeScoreMatrix.ts';
import { madeRows } from '../src/candidate-analysis/ranking/madeRows.ts';
import { packMatrix } from '../src/candidate-analysis/ranking/packMatrix.ts';
import { rankTable } from '../src/candidate-analysis/ranking/rankTable.ts';

export interface RankingBench {
  count: number;
  /** Milliseconds of one re-rank (weights changed, every candidate weighed and fully sorted), median of the runs. */
  medianMs: number;
  worstMs: number;
  /** Milliseconds of unpacking the matrix, once a visit. */
  decodeMs: number;
}

const facets = ['skills', 'experience', 'education', 'certifications', 'growth', 'achievements'];

/** Times what a moved slider costs the browser's code. The first run, which compiles it, is not counted. */
export function benchRanking(count = 100_000, runs = 25): RankingBench {
  const packed = packMatrix(facets, madeRows(count, facets.length));
  const decodeStarted = performance.now();
  const table = decodeScoreMatrix(packed);
  const decodeMs = performance.now() - decodeStarted;
  const times = Array.from({ length: runs + 1 }, (_, run) => {
    const started = performance.now();
    rankTable(table, weightsOfRun(run));
    return performance.now() - started;
  }).slice(1);
  times.sort((a, b) => a - b);
  return { count, medianMs: times[runs >> 1] ?? 0, worstMs: times.at(-1) ?? 0, decodeMs };
}

/** Other weights in each run, as a slider under a hand gives them. */
function weightsOfRun(run: number): number[] {
  return facets.map((_, facet) => ((run * 7 + facet * 13) % 20) + 1);
}
