import { compareRanked, overallScore, type Ranked } from '../../plugins/facets/overallScore.ts';
import { benchRanking } from '../../web/bench/benchRanking.ts';
import { madeRows } from '../../web/src/candidate-analysis/ranking/madeRows.ts';
import { type Figure, median, time } from './support/figure.ts';

const count = 100_000;

/** Time to rank after a weight changes in the browser, compared with a simple implementation that sorts one object per candidate. */
export async function benchWebRanking(): Promise<Figure[]> {
  const ours = benchRanking(count);
  const plain = await plainRanking();
  return [
    {
      name: 're-rank 100,000 in the browser code',
      value: ours.medianMs,
      unit: 'ms',
      target: { most: 16 },
      note: 'all weighed and fully sorted, median of 25',
    },
    {
      name: 'the same over objects',
      value: plain,
      unit: 'ms',
      target: null,
      note: `plain reference, ${(plain / ours.medianMs).toFixed(0)} times as long`,
    },
    { name: 'unpack the score matrix', value: ours.decodeMs, unit: 'ms', target: null, note: 'once a visit' },
  ];
}

async function plainRanking(): Promise<number> {
  const rows = madeRows(count, 6);
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const weights = [run + 1, 4, 3, 2, 1, 5];
    const rank = () => rows.map((row): Ranked => ({ ...row, overall: overallScore(row.values, weights) })).sort(compareRanked);
    times.push(await time(rank));
  }
  return median(times);
}
