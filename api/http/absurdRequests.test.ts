import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../core/context.ts';
import { facetSlots } from '../../core/scoring/facetSlots.ts';
import { createCandidates } from '../../core/testing/createCandidates.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';

describe('an absurd request is refused, not failed at', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let address: string;
  let projectId: string;
  let candidateId: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, rates: { requests: 10_000 } });
    ({ token, ctx } = await server.signIn());
    const made = await createCandidates(ctx, 2, () => ({ title: 'Engineer', skills: ['Python'] }));
    const slots = [...(await facetSlots(ctx))];
    const score = { projectId: made.projectId, values: slots.map(() => 60), details: {}, matchedSkills: 1 };
    await ctx.db.candidateScore.createMany({ data: made.candidates.map(({ id }) => ({ ...score, candidateId: id })) });
    projectId = made.projectId;
    candidateId = made.candidates[0]?.id ?? '';
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const numbers = [1e308, 5e-324, -1e308, Number.MAX_SAFE_INTEGER + 2, -1, 1.5];

  it.each<[string, (weight: number) => string]>([
    ['candidates', (weight) => `candidates(first: 5, weights: [{key: "skills", weight: ${weight}}]) { edges { node { id } } }`],
    ['ranking', (weight) => `ranking(weights: [{key: "skills", weight: ${weight}}, {key: "growth", weight: 1}]) { __typename }`],
    ['achievers', (weight) => `achievers(weights: [{key: "skills", weight: ${weight}}]) { __typename }`],
    ['relevanceMatrix', (weight) => `relevanceMatrix(take: 3, weights: [{key: "skills", weight: ${weight}}]) { __typename }`],
    ['scoreMatrix', (weight) => `scoreMatrix(best: 3, weights: [{key: "skills", weight: ${weight}}]) { __typename }`],
    ['take', (weight) => `relevanceMatrix(take: ${Math.trunc(weight)}) { __typename }`],
    ['skip', (weight) => `relevanceMatrix(take: 3, skip: ${Math.trunc(weight)}) { __typename }`],
    ['first', (weight) => `candidates(first: ${Math.trunc(weight)}) { edges { node { id } } }`],
    ['first of achievers', (weight) => `achievers(first: ${Math.trunc(weight)}) { __typename }`],
    ['best', (weight) => `scoreMatrix(best: ${Math.trunc(weight)}) { __typename }`],
    ['years', (weight) => `candidates(first: 5, filter: {minYears: ${weight}, maxScore: ${weight}}) { edges { node { id } } }`],
  ])('in %s of GraphQL', async (_what, field) => {
    for (const number of numbers) {
      const { status, errors } = await server.graphql(
        `query ($id: ID!) { node(id: $id) { ... on Project { ${field(number)} } } }`,
        { token, variables: { id: btoa(`Project:${projectId}`) } },
      );
      const codes = errors.map(({ extensions }) => extensions['code']);
      expect([number, status, codes]).toEqual([number, 200, codes.filter((code) => code !== 'INTERNAL')]);
    }
  });

  it('in weights of a list that is not stored', async () => {
    const list = 'candidates: [{fullName: "Ada", skills: ["Python"]}, {fullName: "Bob"}], requiredSkills: ["Python"]';
    for (const number of numbers) {
      const { errors } = await server.graphql(
        `{ analysis { achievers(${list}, weights: [{key: "skills", weight: ${number}}]) { overall } } }`,
        { token },
      );
      const codes = errors.map(({ extensions }) => extensions['code']);
      expect([number, codes]).toEqual([number, number > 1e6 || number < 1e-6 ? ['INVALID_INPUT'] : []]);
    }
  });

  it.each<[string, (number: number) => ['GET' | 'POST' | 'PATCH', string, object?]]>([
    ['weights', (weight) => ['POST', '/analysis/achievers', { project_id: projectId, weights: { skills: weight } }]],
    [
      'presets',
      (weight) => ['POST', '/presets', { name: `p ${weight}`, scope: 'weights', payload: { skills: weight, growth: weight } }],
    ],
    ['limit', (limit) => ['GET', `/projects/${projectId}/candidates?limit=${limit}`]],
    ['offset', (offset) => ['GET', `/projects/${projectId}/candidates?offset=${offset}&limit=5`]],
    ['scores', (score) => ['GET', `/projects/${projectId}/candidates?min_score=${score}`]],
    ['payments', (amount) => ['PATCH', `/candidate-meta/${candidateId}`, { payment_expected: amount, currency: 'EUR' }]],
    ['years', (years) => ['PATCH', `/candidates/${candidateId}`, { experience_years: years }]],
    ['changes', (limit) => ['GET', `/changes?limit=${limit}`]],
  ])('in %s of REST', async (_what, ask) => {
    for (const number of numbers) {
      const [method, path, payload] = ask(number);
      const answer = await server.request({ method, url: `/api${path}`, token, ...(payload && { payload }) });
      expect([number, answer.statusCode < 500]).toEqual([number, true]);
    }
  });

  it.each(['/graphql', '/graphql/streams', '/mcp', '/api/projects'])('by a page of another origin, at %s', async (url) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '//[' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      for (const method of ['POST', 'OPTIONS', 'GET'] as const) {
        const answer = await server.request({ method, url, token, headers, payload: { query: '{ viewer { id } }' } });
        expect([method, headers, Math.floor(answer.statusCode / 100)]).toEqual([method, headers, 4]);
      }
    }
  });

  it.each(['//[', '//', '/api//[', 'http://[/', '*', '/%', '/graphql?//[', '//[/graphql'])('for the address %s', async (url) => {
    const { port } = new URL(address);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
