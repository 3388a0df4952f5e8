import { type Call, read } from './http/request.ts';
import { type SeededHost, withSeededHost } from './http/withSeededHost.ts';
import { type Figure, median, time } from './support/figure.ts';

const count = 100_000;
const middle = count / 2;
const pageRows = 20;
const runs = 40;

/** Typical searches, and the hardest: one letter, words that nearly everybody has, exclusions, no match, misspelt names. */
const searches =
  'p|py|pyt|pyth|python|a|s|wi|wisn|wisniewski|wisniewsky|kowalczik|xqzvw|berlin|"senior backend engineer"|python java kafka|python OR java OR go|NOT python|sql NOT (python OR java)|kubern*'.split(
    '|',
  );

const pageQuery = `query ($id: ID!, $after: String, $sort: CandidateSort, $search: String, $weights: [FacetWeightInput!]) {
  node(id: $id) { ... on Project {
    candidates(first: ${pageRows}, after: $after, sort: $sort, search: $search, weights: $weights, onePerPerson: true) {
      edges { node { id fullName title location experienceYears stage skills skillsMatched score { overall } } } totalCount
    }
  } }
}`;
const summaryQuery = `query ($id: ID!) {
  node(id: $id) { ... on Project {
    summary { totalCandidates totalCandidatesChange averageScore averageScoreChange averageYears topScore topCandidate { id fullName } }
  } }
}`;
const weights = ['skills', 'experience', 'education', 'certifications', 'growth', 'achievements'].map((key, index) => ({
  key,
  weight: index + 1,
}));

/** Pages, searches and the summary of 100,000 candidates over HTTP: each read again, and as the first request after a change, when nothing kept of it holds. */
export function benchPool(): Promise<Figure[]> {
  return withSeededHost(count, measurePool);
}

/** Exported, to measure an existing database. */
export async function measurePool(host: SeededHost): Promise<Figure[]> {
  const { port, projectId } = host;
  const token = await host.signIn();
  const get = (place: string): Call => ({ port, token, path: place });
  const ask = (query: string, variables: object = {}): Call => ({
    ...get('/graphql'),
    body: { query, variables: { id: btoa(`Project:${projectId}`), ...variables } },
  });
  const page = (skip: number, more: object = {}) =>
    ask(pageQuery, { ...(skip > 0 && { after: btoa(`OffsetConnection:${skip - 1}`) }), ...more });
  const rest = `/api/projects/${projectId}/candidates?limit=${pageRows}`;
  const people = await countPeople(host);
  const cases: [string, Call, number][] = [
    ['first page', page(0), 60],
    ['page in the middle', page(middle), 100],
    ['last page', page(people - pageRows), 100],
    ['first page, own weights', page(0, { weights }), 60],
    ['page in the middle, own weights', page(middle, { weights }), 100],
    ['first page by name', page(0, { sort: 'NAME' }), 100],
    ['page in the middle by name', page(middle, { sort: 'NAME' }), 100],
    ['first page by REST', get(rest), 60],
    ['page in the middle by REST', get(`${rest}&cursor=${btoa(`at:${middle}`)}`), 100],
    ['summary', ask(summaryQuery), 100],
  ];
  const figures: Figure[] = [];
  const change = await prepareChanges(host);
  for (const [name, call, most] of cases) {
    figures.push(await measure(name, () => read(call), most));
    figures.push(await measure(`${name}, after a change`, () => read(call), most, change));
  }
  const searching = searches.map((search) => page(0, { search }));
  figures.push(await measure('search as you type', (run) => read(searching[run % searching.length] ?? page(0)), 100));
  figures.push(
    await measure('the best by a route that reads them by pg', () => read(get(`/reference/projects/${projectId}/best`)), null),
  );
  return figures;
}

async function countPeople({ db, projectId }: SeededHost): Promise<number> {
  const [row] = await db.$queryRaw<{ people: number }[]>`
    select count(distinct coalesce(person_id, id))::int as people from candidates where project_id = ${projectId}::uuid`;
  return row?.people ?? 0;
}

/** Moves and scores candidates in turn. */
async function prepareChanges({ db, projectId }: SeededHost): Promise<(run: number) => Promise<unknown>> {
  const some = await db.candidate.findMany({ where: { projectId }, select: { id: true }, orderBy: { email: 'asc' }, take: runs });
  return (run) => {
    const { id } = some[run % some.length] ?? { id: '' };
    return run % 2 === 0
      ? db.$executeRaw`update candidates set stage = case stage when 'OFFER' then 'INTERVIEW' else 'OFFER' end::stage where id = ${id}::uuid`
      : db.$executeRaw`update candidate_scores set values[1] = 100 - values[1] where candidate_id = ${id}::uuid`;
  };
}

async function measure(
  name: string,
  work: (run: number) => Promise<unknown>,
  most: number | null,
  before: (run: number) => Promise<unknown> = async () => undefined,
): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await before(run);
    times.push(await time(() => work(run)));
  }
  times.sort((a, b) => a - b);
  const note = `p95 of ${runs}, median ${median(times).toFixed(0)} ms`;
  return { name, value: times[Math.floor(runs * 0.95)] ?? Number.NaN, unit: 'ms', target: most === null ? null : { most }, note };
}
