import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Ctx } from '../../core/context.ts';
import { facetSlots } from '../../core/scoring/facetSlots.ts';
import { rankCandidates } from '../../core/scoring/rankCandidates.ts';
import { scoreFacts } from '../../core/scoring/scoreFacts.ts';
import type { ProjectRequirements } from '../../plugins/contract.ts';
import { localExtractor } from '../../plugins/extractors/local/localExtractor.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { pdfReader } from '../../plugins/readers/pdf/pdfReader.ts';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import { createRegistry } from '../../plugins/registry.ts';
import { createPrismaClient } from '../../prisma/client.ts';
import { openDatabase } from '../../prisma/database.ts';
import type { Project } from '../../prisma/generated/client.ts';
import { migrate } from '../../prisma/migrate.ts';
import { makeCv } from '../made/makeCv.ts';
import { type Figure, median, time } from './figure.ts';

const count = 100_000;
const runs = 15;

/** The best 20 of 100,000 stored candidates, by the product and by the shortest SQL that could do it. */
export async function benchServerRanking(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'noa-bench-ranking-'));
  const database = await openDatabase({ dataDir });
  const db = createPrismaClient({ url: database.url });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrate({ url: database.url });
    await client.connect();
    const ctx = { db, plugins: createRegistry(builtInPlugins), viewer: { userId: '', sessionId: null } } as unknown as Ctx;
    const project = await fill(ctx, client);
    const ours = await repeat((run) => rankCandidates(ctx, { projectId: project.id, take: 20, weights: weights(ctx, run) }));
    const plain = await repeat((run) => client.query(plainSql, [project.id, run + 1]));
    const note = `first 20 and the count, median of ${runs}`;
    return [
      {
        name: 'rank 100,000 stored candidates',
        value: ours,
        unit: 'ms',
        target: { most: 100 },
        note: `new weights each time, ${note}`,
      },
      {
        name: 'the same by the shortest SQL',
        value: plain,
        unit: 'ms',
        target: null,
        note: 'reference: one weighted sum, no rounding, no ties',
      },
    ];
  } finally {
    await client.end();
    await db.$disconnect();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const plainSql = `select candidate_id, values[1] * $2::float8 + values[2] * 4 + values[3] * 3 + values[4] * 2 + values[5] as overall,
  count(*) over () as total from candidate_scores where project_id = $1 order by overall desc limit 20`;

function weights({ plugins }: Ctx, run: number) {
  return plugins.facets.map(({ id }, index) => ({ key: id, weight: ((run + index * 3) % 7) + 1 }));
}

async function repeat(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await time(() => work(run)));
  return median(times);
}

/** Rows as the product writes them: the details are those of a real CV, the values differ from row to row. */
async function fill(ctx: Ctx, client: pg.Client): Promise<Project> {
  const project = await ctx.db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  const slots = await facetSlots(ctx);
  const { details } = await scoreOneCv(ctx, slots);
  await client.query(insertCandidates, [project.id, count]);
  await client.query(insertScores, [project.id, slots.size, JSON.stringify(details)]);
  await client.query('vacuum analyze');
  return project;
}

const insertCandidates = `insert into candidates (id, project_id, full_name, title, experience_years, skills, search_text, updated_at)
  select gen_random_uuid(), $1, 'Candidate ' || n, 'Engineer', n % 30, array['TypeScript', 'React', 'PostgreSQL'], 'candidate ' || n || ' engineer', now()
  from generate_series(1, $2::int) as n`;

const insertScores = `insert into candidate_scores (candidate_id, project_id, values, details, matched_skills)
  select id, $1, (select array_agg(round((random() * 100)::numeric, 1)::real) from generate_series(1, $2::int) where candidates.id is not null),
    $3::jsonb, (random() * 8)::int
  from candidates where project_id = $1`;

async function scoreOneCv(ctx: Ctx, slots: ReadonlyMap<string, number>) {
  const { signal } = new AbortController();
  const document = await pdfReader.read(new Uint8Array(makeCv(7).bytes), { signal, limits: defaultReadLimits });
  const facts = await localExtractor.extractResume(document, { today: '2026-01-01', signal });
  const requirements: ProjectRequirements = {
    title: 'Engineer',
    requiredSkills: ['TypeScript', 'React', 'PostgreSQL'],
    niceSkills: [],
    minYears: 5,
    educationLevel: null,
    certifications: [],
    languages: [],
  };
  return scoreFacts(ctx.plugins, slots, { facts, requirements });
}
