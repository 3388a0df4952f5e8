import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportActivities } from '../../../core/activities/exportActivities.ts';
import type { Ctx } from '../../../core/context.ts';
import { correctCandidate } from '../../../core/corrections/correctCandidate.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { schema } from '../../../schema/schema.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { textFile } from '../testing/multipart.ts';
import { walkTexts } from '../testing/walkTexts.ts';

const resume = `Zofia Kvarnström
zofia.k@example.com | +46 70 123 45 67 | linkedin.com/in/zofia-k | www.zofiak.example
Date of birth: 14 March 1987 | Gender: female | Married

Summary
Zofia is a backend developer. She likes Python.

Experience
Backend Developer, Acme GmbH
01/2015 - 12/2022
- Raised throughput by 40 % at Acme, said Mr. Kvarnström

Education
BSc in Computer Science, Lundaborg University, 2006 - 2010

Skills
Python, Django, Docker
`;
/** Secrets that must not occur in any answer. */
const secrets = [
  'zofia',
  'kvarnstr',
  'zofia.k@example.com',
  '123 45 67',
  'zofiak.example',
  '1987',
  'lundaborg',
  'female',
  'married',
  'kvarnstroem',
];

describe('blind review', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let projectId: string;
  let candidateId: string;
  let documentId: string;
  let screeningId: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 3 });
    ({ projectId, id: screeningId } = screening);
    await uploadDocuments(ctx, { screeningId, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
    const files = [
      textFile('Zofia Kvarnstroem CV.txt', resume),
      textFile('kvarnstroem second.txt', `${resume}\nReferences on request`),
      textFile('zofia unread.txt', '  '),
    ];
    await uploadDocuments(ctx, { screeningId, kind: 'RESUME', files });
    await drainQueue(server);
    const candidate = await ctx.db.candidate.findFirstOrThrow({
      where: { projectId },
      include: { documents: true },
      orderBy: { id: 'asc' },
    });
    candidateId = candidate.id;
    documentId = candidate.documents[0]?.id ?? '';
    await correctCandidate(ctx, { candidateId, field: 'title', value: "Developer, Zofia's dream" });
    await ctx.db.activity.create({
      data: { candidateId, type: 'NOTE', note: 'Zofia Kvarnström wants to move', authorId: ctx.viewer!.userId },
    });
    await ctx.db.savedCandidate.create({ data: { candidateId, userId: ctx.viewer!.userId } });
  });
  afterAll(() => server.close());

  const walk = () =>
    walkTexts(schema, {
      roots: [
        ['Project', `project(id: "${projectId}")`],
        ['Screening', `screening(id: "${screeningId}")`],
        ['Candidate', `node(id: "${encode('Candidate', candidateId)}") { ... on Candidate`],
        ['Document', `node(id: "${encode('Document', documentId)}") { ... on Document`],
        ['User', 'viewer'],
      ],
      args: { start: '0', end: '400', search: '""', first: '3', scope: '"weights"' },
    });
  const turn = async (on: boolean) => {
    const { data } = await server.graphql(
      'mutation ($on: Boolean!) { setBlindReview(input: { on: $on }) { ... on SetBlindReviewPayload { viewer { blindReview } } } }',
      {
        token,
        variables: { on },
      },
    );
    expect(data['setBlindReview'].viewer.blindReview).toBe(on);
  };
  /** Ids are made by chance, and may hold the digits of a year. */
  const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  const leaksOf = (text: string) => {
    const searched = text.toLowerCase().replaceAll(ids, '');
    return secrets.filter((secret) => searched.includes(secret));
  };
  /** The paths of the texts in an answer that hold a secret. */
  const findLeaks = (value: unknown, path: string[] = []): string[] => {
    if (typeof value === 'string') return leaksOf(value).length > 0 ? [path.join('.')] : [];
    if (Array.isArray(value)) return value.flatMap((each) => findLeaks(each, path));
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, each]) => findLeaks(each, [...path, key]));
  };
  const ask = async (query: string) => {
    const { data, errors } = await server.graphql(query, { token });
    expect(errors, query).toEqual([]);
    return JSON.stringify(data);
  };

  it('hides every secret in every text of the API', async () => {
    const queries = walk();
    const open = new Set<string>();
    for (const query of queries) for (const path of findLeaks(JSON.parse(await ask(query)))) open.add(path);
    // Proves that the walk reaches the secrets.
    expect([...open]).toEqual(
      expect.arrayContaining([
        'node.displayName',
        'node.email',
        'node.title',
        'node.facts.education.institution',
        'node.activities.edges.node.note',
        'node.text',
        'node.fileName',
        'project.scoreMatrix.names',
        'screening.documents.edges.node.fileName',
      ]),
    );
    await turn(true);
    const leaks: string[] = [];
    for (const query of queries) leaks.push(...findLeaks(JSON.parse(await ask(query))));
    expect(leaks).toEqual([]);
  });

  it('shows what identifies nobody, with evidence in its place', async () => {
    const { data } = await server.graphql(
      `{ node(id: "${encode('Candidate', candidateId)}") { ... on Candidate { displayName fullName email identityHidden title skills
        facts { name { value evidence { text } } skills { name evidence { start end text line } } } document { text originalPath fileName } } } }`,
      { token },
    );
    const { facts, document, ...shown } = data['node'];
    const label = expect.stringMatching(/^Candidate [0-9A-Z]{5}$/);
    expect(shown).toMatchObject({
      displayName: label,
      fullName: label,
      email: '██████',
      identityHidden: true,
      title: "Developer, █████'s dream",
    });
    expect(shown.skills).toEqual(expect.arrayContaining(['Python', 'Django', 'Docker']));
    expect(facts.name).toEqual({ value: '██████', evidence: [] });
    expect(document).toMatchObject({ originalPath: null, fileName: expect.stringMatching(/^Resume [0-9A-Z]{5}\.txt$/) });
    const [python] = facts.skills;
    expect(document.text.slice(python.evidence[0].start, python.evidence[0].end)).toBe(python.evidence[0].text);
    expect(python.evidence[0].text).toBe('Python');
  });

  it('finds and sorts by no name', async () => {
    const list = (query: string) =>
      ask(
        `{ project(id: "${projectId}") { matchingCandidates(search: "kvarnstrom") candidates(${query}) { totalCount edges { node { displayName } } } } }`,
      );
    expect(JSON.parse(await list('search: "kvarnstrom"')).project).toMatchObject({
      matchingCandidates: '',
      candidates: { totalCount: 0 },
    });
    expect(JSON.parse(await list('search: "acme"')).project.candidates.totalCount).toBe(2);
    const { edges } = JSON.parse(await list('sort: NAME')).project.candidates;
    const labels = edges.map(({ node }: { node: { displayName: string } }) => node.displayName);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
  });

  it('hides the same over REST', async () => {
    const rest = (url: string) => server.request({ method: 'GET', url: `/api${url}`, token });
    for (const url of [`/projects/${projectId}/candidates`, `/candidates/${candidateId}`]) {
      const answer = await rest(url);
      expect([answer.statusCode, leaksOf(answer.body)]).toEqual([200, []]);
    }
    expect((await rest(`/projects/${projectId}/candidates?q=kvarnstrom`)).json().total).toBe(0);
    const { resume: read } = (await rest(`/candidates/${candidateId}`)).json();
    const [quotation] = read.skill_details[0].evidence;
    expect(read.raw_text.slice(quotation.start, quotation.end)).toBe(quotation.text);
    for (const url of [`/candidates/${candidateId}/document`, `/documents/${documentId}/original`]) {
      expect([(await rest(url)).statusCode, (await rest(url)).json().code]).toEqual([403, 'BLIND_REVIEW']);
    }
  });

  it('stores nothing over REST that it has hidden, and still computes from it', async () => {
    const send = (method: 'PATCH' | 'POST', url: string, payload: object) =>
      server.request({ method, url: `/api${url}`, token, payload });
    const before = await ctx.db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const shown = (await server.request({ method: 'GET', url: `/api/candidates/${candidateId}`, token })).json();
    for (const answer of [
      await send('PATCH', `/candidates/${candidateId}`, { email: shown.email, location: 'Oslo' }),
      await send('POST', '/activities', { candidate_id: candidateId, type: 'note', note: `Call ${shown.phone}` }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'BLIND_REVIEW']);
    expect(await ctx.db.candidate.findUniqueOrThrow({ where: { id: candidateId } })).toEqual(before);
    expect(await ctx.db.activity.count({ where: { candidateId, note: { contains: 'Call' } } })).toBe(0);
    const computed = await send('POST', '/analysis/uniqueness', { candidates: [{ full_name: shown.email, skills: ['Python'] }] });
    expect(computed.statusCode).toBe(200);
  });

  it.each(['csv', 'html', 'xlsx'])('hides the same in an export as %s', async (format) => {
    const answer = await server.request({
      method: 'POST',
      url: `/api/projects/${projectId}/candidates/export`,
      token,
      payload: { format, columns: ['candidate', 'skills', 'education', 'location', 'contact'] },
    });
    expect([answer.statusCode, leaksOf(answer.body)]).toEqual([200, []]);
    if (format === 'csv') expect(answer.body).toMatch(/Candidate [0-9A-Z]{5}/);
  });

  it('hides it in an export of activities', async () => {
    const viewed = { ...ctx, viewer: { userId: ctx.viewer!.userId, sessionId: null } };
    const csv = await exportActivities(viewed, { candidateIds: [candidateId] });
    expect([csv.includes('wants to move'), leaksOf(csv)]).toEqual([true, []]);
  });

  it('stores no hidden value in place of the real one', async () => {
    const { data } = await server.graphql(
      'mutation ($input: CorrectCandidateInput!) { correctCandidate(input: $input) { ... on AppError { code } } }',
      { token, variables: { input: { candidateId, field: 'EDUCATION', value: [{ institution: '██████' }] } } },
    );
    expect(data['correctCandidate'].code).toBe('BLIND_REVIEW');
  });

  it('opens one name, for a while, and says who did it', async () => {
    const reveal =
      'mutation ($id: ID!) { revealCandidate(input: { candidateId: $id }) { ... on RevealCandidatePayload { candidate { fullName identityHidden document { originalPath } } } } }';
    const { data } = await server.graphql(reveal, { token, variables: { id: candidateId } });
    expect(data['revealCandidate'].candidate).toEqual({
      fullName: 'Zofia Kvarnström',
      identityHidden: false,
      document: { originalPath: `/api/documents/${documentId}/original` },
    });
    expect(await ctx.db.auditEvent.findMany({ where: { action: 'candidate.name-opened' } })).toMatchObject([
      { actorId: ctx.viewer!.userId, entity: 'candidate', entityId: candidateId },
    ]);
    const names = `{ project(id: "${projectId}") { candidates { edges { node { fullName } } } scoreMatrix { names } } }`;
    const { project } = JSON.parse(await ask(names));
    expect(project.scoreMatrix.names.filter((name: string) => name === 'Zofia Kvarnström')).toHaveLength(1);
    const other = await server.signIn();
    expect(JSON.stringify((await server.graphql(names, { token: other.token })).data)).toContain('Zofia');
    server.clock.now = new Date(server.clock.now.getTime() + 31 * 60_000);
    expect(leaksOf(await ask(names))).toEqual([]);
  });

  it('shows everything again when it is turned off, and forgets opened names when it is turned on', async () => {
    const name = `{ node(id: "${encode('Candidate', candidateId)}") { ... on Candidate { fullName } } }`;
    await server.graphql('mutation ($id: ID!) { revealCandidate(input: { candidateId: $id }) { __typename } }', {
      token,
      variables: { id: candidateId },
    });
    await turn(false);
    expect(await ask(name)).toContain('Zofia');
    await turn(true);
    expect(leaksOf(await ask(name))).toEqual([]);
  });
});

function encode(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}
