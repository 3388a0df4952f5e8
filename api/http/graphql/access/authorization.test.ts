import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../../../core/access/scopes.ts';
import { updateProfile } from '../../../../core/accounts/updateProfile.ts';
import { setBlindReview } from '../../../../core/blindReview/setBlindReview.ts';
import { createCandidate } from '../../../../core/corrections/createCandidate.ts';
import { saveCandidate } from '../../../../core/saved/saveCandidate.ts';
import { orderScreening } from '../../../../core/screenings/orders/orderScreening.ts';
import { startSampleScreening } from '../../../../core/screenings/startSampleScreening.ts';
import { jobText } from '../../../../core/testing/sampleTexts.ts';
import { createAccessToken } from '../../../../core/tokens/createAccessToken.ts';
import { builtInPlugins } from '../../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { textFile } from '../../testing/multipart.ts';
import { makeThings } from './testing/makeThings.ts';
import { mutationRights, queryRights, viewerRights } from './testing/rights.ts';
import { fieldsOf, leaves, select } from './testing/sampleCall.ts';

const calls = (['query', 'mutation', 'subscription'] as const).flatMap((operation) =>
  fieldsOf[operation].map((field) => [field.name, `${operation} { ${select(field)} }`] as const),
);
/** Every call whose right depends on the token's scope, and the scope that it needs. */
const scoped = [
  ...fieldsOf.query.map((field) => [field.name, queryRights[field.name] ?? null, `{ ${select(field)} }`] as const),
  ...fieldsOf.mutation.map(
    (field) => [field.name, mutationRights[field.name]?.[0] ?? null, `mutation { ${select(field)} }`] as const,
  ),
  ...fieldsOf.viewer.map(
    (field) => [`viewer.${field.name}`, viewerRights[field.name] ?? null, `{ viewer { ${select(field)} } }`] as const,
  ),
];
const changesOf = (is: (whose: string) => boolean) =>
  fieldsOf.mutation.filter(({ name }) => is(mutationRights[name]?.[1] ?? 'unlisted')).map(({ name }) => name);
const isOwn = (whose: string) => whose !== 'shared' && whose !== "the caller's";

it.each([
  ['mutation', fieldsOf.mutation, mutationRights],
  ['query', fieldsOf.query, queryRights],
  ['field of the viewer', fieldsOf.viewer, viewerRights],
])('every %s has its right listed, and nothing else', (_what, fields, rights) => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(rights).sort());
});

describe('every call of GraphQL', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    // As if the web app sent them, because texts of strangers are refused before their fields are looked at.
    const persistedOperations = Object.fromEntries(calls);
    server = await createTestServer({
      plugins: builtInPlugins,
      persistedOperations,
      rates: { requests: 1_000_000, signIn: 1_000_000 },
    });
    ada = await server.signIn('ada@example.com');
    for (const scope of scopes) tokens[scope] = (await createAccessToken(ada.ctx, { name: scope, scopes: [scope] })).token;
  });
  afterAll(() => server.close());

  /** The code of each failure, expected or not. */
  async function codes(query: string, token: string | null): Promise<unknown[]> {
    const { data, errors } = await server.graphql(query, { token });
    const answers = Object.values(data ?? {}).map((answer) => (answer as { code?: string } | null)?.code);
    return [...errors.map(({ extensions }) => extensions['code']), ...answers.filter((code) => code !== undefined)];
  }

  it.each(calls.filter(([name]) => (name in mutationRights ? mutationRights[name]?.[0] : queryRights[name]) !== null))(
    'is refused to who is not signed in: %s',
    async (_name, query) => {
      expect(await codes(query, null)).toEqual(['UNAUTHENTICATED']);
    },
  );

  it.each(scoped)('is refused to a token that holds less than its scope: %s (%s)', async (_name, needs, query) => {
    const refused = [];
    for (const scope of scopes) if ((await codes(query, tokens[scope] ?? null)).includes('SCOPE_MISSING')) refused.push(scope);
    // Every mutation needs `write` of a token, also those that need no sign-in.
    const needed = needs ?? (query.startsWith('mutation') ? 'write' : 'read');
    expect(refused).toEqual(scopes.slice(0, scopes.indexOf(needed)));
  });

  /** A mutation with all its arguments, for new things of Ada. */
  async function change(name: string): Promise<string> {
    const field = fieldsOf.mutation.find((each) => each.name === name);
    if (field === undefined) throw new Error(`no mutation ${name}`);
    return `mutation { ${select(field, await makeThings(ada.ctx, name, mutationRights[name]?.[1] ?? 'shared'))} }`;
  }

  it.each(changesOf(isOwn))('does not tell somebody else that a thing is there that is not theirs: %s', async (name) => {
    const { token } = await server.signIn();
    const query = await change(name);
    expect(await codes(query, token)).toEqual(['NOT_FOUND']);
    expect(await codes(query, ada.token)).not.toContain('NOT_FOUND');
  });

  it.each(changesOf((whose) => whose === 'shared'))('answers everybody as who made a thing that is shared: %s', async (name) => {
    const { token } = await server.signIn();
    const [theirs, own] = [await codes(await change(name), token), await codes(await change(name), ada.token)];
    expect(theirs).toEqual(own);
    expect(theirs).not.toContain('NOT_FOUND');
  });

  const viewer = async (token: string) =>
    await server.graphql(
      `{ viewer { ${fieldsOf.viewer.map((field) => select(field, { scope: 'mail' }, leaves(field.type))).join(' ')} } }`,
      { token },
    );

  it.each(changesOf((whose) => whose === "the caller's"))(
    "changes what is the caller's, and nothing of somebody else: %s",
    async (name) => {
      const { token } = await server.signIn();
      const query = await change(name);
      const before = await viewer(ada.token);
      await codes(query, token);
      expect(await viewer(ada.token)).toEqual(before);
      expect(before.errors).toEqual([]);
    },
  );

  it('tells each viewer what is theirs, in every field', async () => {
    const { token, ctx, userId } = await server.signIn('cleo@example.com');
    await fillViewer(ctx, userId);
    const [cleo, other] = [await viewer(token), await viewer((await server.signIn()).token)];
    expect([cleo.errors, other.errors]).toEqual([[], []]);
    const alike = fieldsOf.viewer
      .map(({ name }) => name)
      .filter((name) => JSON.stringify(cleo.data['viewer'][name]) === JSON.stringify(other.data['viewer'][name]));
    expect(alike).toEqual([]);
  });

  async function fillViewer(ctx: typeof ada.ctx, userId: string): Promise<void> {
    for (const kind of ['AccessToken', 'BulkJob', 'Preset', 'Webhook'] as const)
      await makeThings(ctx, 'markNotificationsRead', kind);
    await startSampleScreening(ctx);
    const { id: projectId } = await ctx.db.project.findFirstOrThrow();
    // Blind review shows skills that several candidates have.
    for (const fullName of ['Eve', 'Fay']) {
      const candidate = await createCandidate(ctx, { projectId, name: fullName, skills: ['Python'], source: 'UPLOAD' });
      await saveCandidate(ctx, { candidateId: candidate.id });
    }
    await updateProfile(ctx, {
      fullName: 'Cleo',
      role: 'Manager',
      language: 'ru',
      theme: 'dark',
      digest: 'WEEKLY',
      tourSeen: true,
    });
    await setBlindReview(ctx, { on: true });
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    const turned = { notifyByEmail: !user.notifyByEmail, notifyOnDesktop: !user.notifyOnDesktop, twoFactorEnabledAt: ctx.now() };
    await ctx.db.user.update({ where: { id: userId }, data: { ...turned, recoveryCodes: { create: { codeHash: 'x' } } } });
  }

  it('finds a webhook and an ordered screening only for who has them', async () => {
    const { id } = await makeThings(ada.ctx, '', 'Webhook');
    await orderScreening(ada.ctx, {
      externalId: 'order 1',
      requirements: [textFile('jd.txt', jobText)],
      resumes: [textFile('cv.txt', 'Eve')],
      source: 'GRAPHQL',
    });
    const { token } = await server.signIn();
    const [webhook, order] = [
      `{ webhook(id: "${String(id)}") { url } }`,
      '{ orderedScreening(externalId: "order 1") { state } }',
    ];
    expect([await codes(webhook, token), await codes(webhook, ada.token)]).toEqual([['NOT_FOUND'], []]);
    const found = async (by: string) => (await server.graphql(order, { token: by })).data;
    expect([await found(token), await found(ada.token)]).toEqual([
      { orderedScreening: null },
      { orderedScreening: { state: expect.any(String) } },
    ]);
  });
});
