import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startScreening } from '../../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../../plugins/index.ts';
import { type CountedQueries, countQueries } from '../../testing/countQueries.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { textFile } from '../../testing/multipart.ts';

const candidates = `query ($id: ID!, $first: Int!) { project(id: $id) { title skills candidateCount latestScreening { id } requirements { requiredSkills extracted { evidence { line fileName } } }
  candidates(first: $first) { totalCount edges { node { displayName skillsMatched achievementCount warnings { code } project { title } document { fileName format text }
    score { overall facets { label value evidence { line fileName } } }
    facts { name { value evidence { line fileName } } skills { name evidence { line } } } } } } } }`;
const pool = `query ($id: ID!, $first: Int!) { project(id: $id) { candidateOrder(filter: {search: "python OR sql"}, sort: YEARS) { count ids search { text } }
  candidates(first: $first) { edges { node { displayName title skills skillsMatched experienceYears location email phone stage archivedAt
    facts { education { institution degree specialization endYear } } project { title } } } } } }`;
const documents = `query ($id: ID!, $first: Int!) { screening(id: $id) { phase progress insights documents(first: $first) { totalCount edges { node {
  fileName format warnings { code } candidate { displayName score { overall } } duplicateOf { fileName } } } } } }`;
const positions = `query ($first: Int!) { projects(first: $first) { totalCount edges { node { title candidateCount skills requirements { position } latestScreening { state job { state project { title } } } } } } }`;

const differences = `query ($id: ID!, $first: Int!) { project(id: $id) { differences(first: $first) { totalCount groupSize edges { node { uniqueness rareSkills { name holders }
  certifications { name } uniqueExperience candidate { displayName } } } } } }`;
const suggestions = `query ($id: ID!, $first: Int!) { project(id: $id) { suggestions(first: $first) { totalCount edges { node { fit skillLevel keySkills
  candidate { displayName email location experienceYears project { title } } } } } } }`;

describe('the number of database queries', () => {
  let server: TestServer;
  let counted: CountedQueries;
  let token: string;
  let projectId: string;
  let screeningId: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, replaceDatabase: (url) => (counted = countQueries(url)).db });
    const signedIn = await server.signIn();
    token = signedIn.token;
    for (let round = 0; round < 4; round++) {
      const screening = await startScreening(signedIn.ctx, { expectedJobDescriptions: 1, expectedResumes: 5 });
      ({ id: screeningId, projectId } = screening);
      await uploadDocuments(signedIn.ctx, { screeningId, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
      // The last position is measured; the others have people who did not apply for it.
      const elsewhere = [['Eve Moss'], ['Fay Reed'], ['Gil Pond']][round] ?? [];
      const files = ['Ada Byron', 'Bob Stone', 'Cleo Marsh', 'Dan Frost', ...elsewhere].map((name) =>
        textFile(`${name}.txt`, resumeText(name, 'Python, SQL')),
      );
      await uploadDocuments(signedIn.ctx, { screeningId, kind: 'RESUME', files });
    }
    await drainQueue(server);
  });
  afterAll(async () => {
    await counted.db.$disconnect();
    await server.close();
  });

  async function count(query: string, variables: Record<string, unknown>): Promise<{ queries: string[]; rows: number }> {
    let rows = 0;
    const queries = await counted.during(async () => {
      const { data, errors } = await server.graphql(query, { token, variables });
      expect(errors).toEqual([]);
      rows = JSON.stringify(data).split('"node"').length - 1;
    });
    return { queries, rows };
  }

  it.each([
    ['candidates', candidates, () => ({ id: projectId }), 4],
    ['pool', pool, () => ({ id: projectId }), 4],
    ['documents', documents, () => ({ id: screeningId }), 5],
    ['positions', positions, () => ({}), 4],
    ['differences', differences, () => ({ id: projectId }), 4],
    ['suggestions', suggestions, () => ({ id: projectId }), 3],
  ])('does not grow with the %s of a list', async (_name, query, variables, rows) => {
    // What is kept of an unchanged position is kept by the second time.
    for (let time = 0; time < 2; time++) await count(query, { ...variables(), first: 2 });
    const two = await count(query, { ...variables(), first: 2 });
    const all = await count(query, { ...variables(), first: 50 });
    expect([two.rows, all.rows]).toEqual([2, rows]);
    expect(all.queries.length, all.queries.join('\n')).toBe(two.queries.length);
    expect(all.queries.length).toBeLessThanOrEqual(30);
  });
});
