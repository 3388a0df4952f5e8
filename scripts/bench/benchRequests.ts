import { createProject } from '../../core/projects/createProject.ts';
import { measureRate } from './http/request.ts';
import { type SeededHost, withSeededHost } from './http/withSeededHost.ts';
import { type Figure, median } from './support/figure.ts';

const candidates = 100_000;
const positions = 277;
const requests = 120;
const rounds = 5;

const candidateFields = 'id fullName title location experienceYears stage source skills skillsMatched score { overall }';
const candidateQuery = `query ($id: ID!) {
  node(id: $id) { ... on Candidate { ${candidateFields} email phone linkedin createdAt document { fileName } } }
}`;
const projectsQuery = `{
  projects(first: 20) { edges { node { id title department location level status skills candidateCount createdAt } } totalCount }
}`;
const bestQuery = `query ($id: ID!) {
  node(id: $id) { ... on Project { candidates(first: 20) { edges { node { ${candidateFields} } } totalCount } } }
}`;

/** Requests a second of single rows and of lists, each beside a route of the same host that reads the same rows by `pg` and does nothing else. */
export function benchRequests(): Promise<Figure[]> {
  return withSeededHost(candidates, measureRequests, async (ctx) => {
    for (let index = 0; index < positions; index++) await createProject(ctx, { title: `Data Engineer ${index}` });
  });
}

/** Exported, to measure an existing database. */
export async function measureRequests({ projectId, ...host }: SeededHost): Promise<Figure[]> {
  const { id } = await host.db.candidate.findFirstOrThrow({ where: { projectId }, orderBy: { id: 'asc' } });
  const token = await host.signIn();
  const get = (place: string) => ({ port: host.port, token, path: place });
  const ask = (query: string, node?: string) => ({
    ...get('/graphql'),
    body: { query, variables: node === undefined ? {} : { id: btoa(node) } },
  });
  const best = `/projects/${projectId}/candidates`;
  const cases = [
    {
      name: 'a candidate',
      plain: get(`/reference/candidates/${id}`),
      rest: get(`/api/candidates/${id}`),
      graphql: ask(candidateQuery, `Candidate:${id}`),
    },
    {
      name: `20 of ${positions + 1} positions`,
      plain: get('/reference/projects'),
      rest: get('/api/projects?limit=20'),
      graphql: ask(projectsQuery),
    },
    {
      name: `the best 20 of ${candidates.toLocaleString('en')} candidates`,
      plain: get(`/reference/projects/${projectId}/best`),
      rest: get(`/api${best}?sort=score&limit=20`),
      graphql: ask(bestQuery, `Project:${projectId}`),
    },
  ];
  const figures: Figure[] = [];
  for (const { name, ...doors } of cases) figures.push(...(await compare(name, doors)));
  return figures;
}

type Doors = Record<'plain' | 'rest' | 'graphql', Parameters<typeof measureRate>[0]>;

async function compare(name: string, doors: Doors): Promise<Figure[]> {
  const rates = { plain: [] as number[], rest: [] as number[], graphql: [] as number[] };
  // The first round only warms them up.
  for (let round = 0; round <= rounds; round++)
    for (const door of ['plain', 'rest', 'graphql'] as const) {
      const rate = await measureRate(doors[door], requests);
      if (round > 0) rates[door].push(rate);
    }
  const plain = median(rates.plain);
  return (['rest', 'graphql'] as const).map((door) => {
    const rate = median(rates[door]);
    return {
      name: `${name} by ${door === 'rest' ? 'REST' : 'GraphQL'}, beside a route that reads the rows by pg`,
      value: rate / plain,
      unit: '×',
      target: { least: door === 'rest' ? 0.5 : 0.25 },
      note: `${rate.toFixed(0)}/s beside ${plain.toFixed(0)}/s, median of ${rounds} × ${requests} requests, 8 connections`,
    };
  });
}
