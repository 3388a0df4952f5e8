import { benchRanking } from './benchRanking.ts';

// Run as `node --import tsx web/bench/ranking.ts`; one line of JSON for `npm run bench`.
process.stdout.write(`${JSON.stringify(benchRanking())}\n`);
