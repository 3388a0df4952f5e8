import pg from 'pg';
import { relevanceMatrix } from '../../core/comparisons/relevanceMatrix.ts';
import { saveRequirements } from '../../core/projects/requirements/saveRequirements.ts';
import { rescoreProject } from '../../core/scoring/rescoreProject.ts';
import { nobody } from '../seed/seedCandidates.ts';
import { professions } from '../seed/vocabulary.ts';
import { type Figure, median, time } from './support/figure.ts';
import { type SeededPosition, withSeededPosition } from './support/withSeededPosition.ts';

const requirements = 50;
const columns = 1_000;
/** More than the columns, because some of the made-up candidates are the same person. */
const count = 1_200;
const runs = 15;

/** The table of 50 requirements by the best 1,000 candidates, by the product and by a plain `select` of the rows it is made of. */
export function benchMatrix(): Promise<Figure[]> {
  return withSeededPosition(count, async (position) => {
    const judging = await judgeByFifty(position);
    const { ctx, projectId, databaseUrl } = position;
    const shape = await relevanceMatrix(ctx, { projectId, take: columns });
    if (shape.requirements.length !== requirements || shape.candidateIds.length !== columns || shape.cells.includes(-2))
      throw new Error(
        `Not the table wanted: ${shape.requirements.length} requirements, ${shape.candidateIds.length} candidates.`,
      );
    const ours = await repeat(() => relevanceMatrix(ctx, { projectId, take: columns }));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const plain = await repeat(() => client.query(plainSql, [shape.candidateIds]));
    await client.end();
    return [
      {
        name: `matrix of ${requirements} requirements × ${columns.toLocaleString('en')} candidates`,
        value: ours,
        unit: 'ms',
        target: { most: 500 },
        note: `ranked, packed, median of ${runs}`,
      },
      {
        name: 'a plain select of the same verdicts',
        value: plain,
        unit: 'ms',
        target: null,
        note: 'reference: no ranking, no packing',
      },
      {
        name: `judge ${count.toLocaleString('en')} candidates by ${requirements} requirements`,
        value: judging,
        unit: 'ms',
        target: null,
        note: 'with their scores, once',
      },
    ];
  });
}

const plainSql = 'select candidate_id, verdicts from candidate_scores where candidate_id = any($1::uuid[])';

/** Milliseconds for scoring everybody by requirements that no made-up position has: skills of all lines of work. */
async function judgeByFifty({ ctx: base, projectId }: SeededPosition): Promise<number> {
  const ctx = { ...base, viewer: { userId: nobody, sessionId: null } };
  const skills = [...new Set(professions.flatMap(({ skills }) => skills))].slice(0, requirements - 2);
  await saveRequirements(ctx, {
    projectId,
    requiredSkills: skills.slice(0, 24),
    niceSkills: skills.slice(24),
    experience: '5+ years',
    education: "Bachelor's degree",
  });
  return time(() => rescoreProject(ctx, { projectId }));
}

async function repeat(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await time(work));
  return median(times);
}
