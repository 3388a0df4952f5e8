import type pg from 'pg';
import type { Ctx } from '../../core/context.ts';
import { facetSlots } from '../../core/scoring/facetSlots.ts';
import { scoreFacts } from '../../core/scoring/scoreFacts.ts';
import type { ProjectRequirements, ResumeFacts } from '../../plugins/contract.ts';
import { localExtractor } from '../../plugins/extractors/local/localExtractor.ts';
import { pdfReader } from '../../plugins/readers/pdf/pdfReader.ts';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import type { Project } from '../../prisma/generated/client.ts';
import { makeCv } from '../made/makeCv.ts';

export interface Filling {
  count: number;
  /** The facts too: what is needed to score them again. */
  facts?: boolean;
}

/** Rows as the product writes them: the details are those of a real CV, the values differ from row to row. */
export async function fillProject(
  ctx: Pick<Ctx, 'db' | 'plugins'>,
  client: pg.Client,
  { count, facts: withFacts = false }: Filling,
): Promise<Project> {
  const project = await ctx.db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  const slots = await facetSlots(ctx);
  const facts = await readOneCv();
  const { details } = scoreFacts(ctx.plugins, slots, { facts, requirements });
  await client.query(insertCandidates, [project.id, count]);
  await client.query(insertScores, [project.id, slots.size, JSON.stringify(details)]);
  if (withFacts) await client.query(insertFacts, [project.id, JSON.stringify(facts)]);
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

const insertFacts = `insert into candidate_facts (candidate_id, facts, extractor_id, extractor_version, updated_at)
  select id, $2::jsonb, 'bench', '1', now() from candidates where project_id = $1`;

async function readOneCv(): Promise<ResumeFacts> {
  const { signal } = new AbortController();
  const document = await pdfReader.read(new Uint8Array(makeCv(7).bytes), { signal, limits: defaultReadLimits });
  return localExtractor.extractResume(document, { today: '2026-01-01', signal });
}

const requirements: ProjectRequirements = {
  title: 'Engineer',
  requiredSkills: ['TypeScript', 'React', 'PostgreSQL'],
  niceSkills: [],
  minYears: 5,
  educationLevel: null,
  certifications: [],
  languages: [],
};
