import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRenewal } from '../../core/renewal/startRenewal.ts';
import { startScreening } from '../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../core/testing/sampleTexts.ts';
import { definePlugin, type Facet } from '../../plugins/contract.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRegistry } from '../../plugins/registry.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { textFile } from './testing/multipart.ts';

/** A facet that no other code knows: the length of the name. */
const charisma = definePlugin<Facet>({
  id: 'charisma',
  version: '1',
  kind: 'facet',
  label: { en: 'Charisma', ru: 'Обаяние' },
  defaultWeight: 0.2,
  score: ({ name }) => ({ value: name?.value.length ?? null, explanation: { en: 'Letters of the name.' }, evidence: [] }),
});
const plugins = createRegistry([...builtInPlugins, charisma]);

/** Sorted by the new facet. */
const people = [
  ['Maximiliana Featherstone', 24],
  ['Cleo Marsh', 10],
  ['Bo Lee', 6],
] as const;

describe('a facet that is registered where candidates exist', () => {
  let server: TestServer;
  let token: string;
  let projectId: string;
  beforeAll(async () => {
    // The server has the facet, but existing scores do not.
    server = await createTestServer({ plugins: builtInPlugins, change: { plugins } });
    const signedIn = await server.signIn();
    token = signedIn.token;
    const { id: screeningId, projectId: id } = await startScreening(signedIn.ctx, {
      expectedJobDescriptions: 1,
      expectedResumes: 3,
    });
    projectId = id;
    await uploadDocuments(signedIn.ctx, { screeningId, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
    const files = people.toReversed().map(([name]) => textFile(`${name}.txt`, resumeText(name, 'Python, SQL')));
    await uploadDocuments(signedIn.ctx, { screeningId, kind: 'RESUME', files });
    await drainQueue(server);
    const renewed = { ...server, ctx: { ...server.ctx, plugins } };
    expect(await startRenewal(renewed.ctx)).toMatchObject({ kind: 'renewal' });
    await drainQueue(renewed);
  });
  afterAll(() => server.close());

  it('has a slider, a column, a sort key, a weight and a part of every score in GraphQL', async () => {
    const query = `query ($id: ID!) {
      installation { facets { key label defaultWeight column { id label unit } } }
      project(id: $id) {
        sorted: candidates(first: 9, sortFacet: "charisma") { edges { node { displayName score { overall facets { key label value explanation column { id } } } } } }
        turned: candidateOrder(sortFacet: "charisma", direction: ASC) { count }
        weighed: candidates(first: 9, weights: [{ key: "charisma", weight: 1 }]) { edges { node { displayName } } }
        scoreMatrix { facets }
      }
    }`;
    const { data, errors } = await server.graphql(query, { token, variables: { id: projectId } });
    expect(errors).toEqual([]);
    expect(data['installation'].facets.at(-1)).toEqual({
      key: 'charisma',
      label: 'Charisma',
      defaultWeight: 0.2,
      column: { id: 'facet.charisma', label: 'Charisma', unit: 'POINTS' },
    });
    const { sorted, turned, weighed, scoreMatrix } = data['project'];
    const names = people.map(([name]) => name);
    expect(sorted.edges.map(({ node }: { node: { displayName: string } }) => node.displayName)).toEqual(names);
    expect(weighed.edges.map(({ node }: { node: { displayName: string } }) => node.displayName)).toEqual(names);
    expect(sorted.edges[0].node.score.facets.at(-1)).toEqual({
      key: 'charisma',
      label: 'Charisma',
      value: 24,
      explanation: 'Letters of the name.',
      column: { id: 'facet.charisma' },
    });
    expect([turned.count, scoreMatrix.facets.at(-1)]).toEqual([3, 'charisma']);
  });

  it('has a field and a sort key in REST; what nobody registered is refused by name', async () => {
    const list = (sort: string) =>
      server.request({ method: 'GET', url: `/api/projects/${projectId}/candidates?sort=${sort}`, token });
    const { items } = (await list('charisma')).json();
    expect(items.map((item: { full_name: string; facets: object }) => [item.full_name, item.facets])).toEqual(
      people.map(([name, letters]) => [name, expect.objectContaining({ charisma: letters })]),
    );
    const one = await server.request({ method: 'GET', url: `/api/candidates/${items[1].id}`, token });
    expect(one.json().facets).toMatchObject({ charisma: 10 });
    const refused = await list('luck');
    expect([refused.statusCode, refused.json().detail]).toEqual([422, expect.stringContaining('charisma')]);
  });

  it('has a column in the exported file', async () => {
    const answer = await server.request({
      method: 'POST',
      url: `/api/projects/${projectId}/candidates/export`,
      token,
      payload: { format: 'csv', columns: ['candidate', 'scores'], sort: 'NAME' },
    });
    const [head, ...rows] = Papa.parse<string[]>(answer.body.slice(1).trim()).data;
    expect(head?.at(-1)).toBe('Charisma');
    expect(rows.map((row) => row.at(-1))).toEqual(['6', '10', '24']);
  });
});
