import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { encodeForm, textFile, uploadForm } from '../../testing/multipart.ts';

const request =
  'mutation ($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { ... on RequestSignInCodePayload { cooldownSeconds } ... on AppError { code } } }';
const verify = `mutation ($input: VerifySignInCodeInput!) { verifySignInCode(input: $input) {
  ... on VerifySignInCodePayload { accessToken viewer { email jobs { totalCount } latestScreening { id } } } ... on AppError { code message } } }`;
const page = '{ installation { version maxFiles maxFileMb testCode links { interviews } facets { key } } viewer { email } }';
const counted = `mutation { ${Array.from(
  { length: 12 },
  (_, index) => `c${index}: requestSignInCode(input: {email: "eve${index}@example.com"}) { ... on AppError { code } }`,
).join(' ')} }`;
const signOut = 'mutation { signOut(input: {}) { signedOut } }';

describe('access to GraphQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      change: { testCode: '424242' },
      rates: { signIn: 12 },
      persistedOperations: { request, verify, page, counted },
    });
  });
  afterAll(() => server.close());

  const signIn = (email: string, code = '424242') =>
    server.graphql(verify, { variables: { input: { email, code, remember: false } } });

  it('is open without a session to what the sign-in page needs', async () => {
    const { data, errors } = await server.graphql(page);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ installation: { maxFiles: 50, maxFileMb: 10, testCode: '424242' }, viewer: null });
  });

  it.each([
    ['query', '{ projects { totalCount } }'],
    ['node', '{ node(id: "UHJvamVjdDoxMjM=") { id } }'],
    ['mutation', 'mutation { createProject(input: {title: ""}) { __typename } }'],
    ['mutation without a union', signOut],
    ['subscription', 'subscription { jobUpdated { id } }'],
    ['text of what is open', '{ installation { version } }'],
    ['text of many aliases', `{ ${Array.from({ length: 490 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  ])('is refused without a session: a %s', async (_kind, text) => {
    const { data, errors } = await server.graphql(text);
    expect(data?.['createProject'] ?? null).toBeNull();
    expect(errors).toMatchObject([{ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('refuses uploads without a session', async () => {
    const form = await encodeForm(uploadForm('mutation { x }', {}, [textFile('a.txt', 'a')]));
    const answer = await server.request({ method: 'POST', url: '/graphql', ...form });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is given for a code, until signing out', async () => {
    const asked = await server.graphql(request, { variables: { input: { email: 'Ada@Example.com' } } });
    expect(asked.data['requestSignInCode']).toEqual({ cooldownSeconds: 30 });
    const { data } = await signIn('ada@example.com');
    const { accessToken, viewer } = data['verifySignInCode'];
    expect(viewer).toEqual({ email: 'ada@example.com', jobs: { totalCount: 0 }, latestScreening: null });
    const read = () => server.graphql('{ viewer { email } projects { totalCount } }', { token: accessToken });
    expect((await read()).data).toEqual({ viewer: { email: 'ada@example.com' }, projects: { totalCount: 0 } });
    expect((await server.graphql(signOut, { token: accessToken })).data['signOut']).toEqual({ signedOut: true });
    expect((await read()).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('is refused for a wrong code, in the language asked for', async () => {
    await server.graphql(request, { variables: { input: { email: 'bob@example.com' } } });
    const input = { email: 'bob@example.com', code: '000000', remember: true };
    const { data } = await server.graphql(verify, { variables: { input }, headers: { 'accept-language': 'ru-RU' } });
    expect(data['verifySignInCode']).toEqual({ code: 'WRONG_CODE', message: 'Код неверен или устарел.' });
  });

  it('counts sign-in calls, aliases too', async () => {
    const { data } = await server.graphql(counted);
    expect(Object.values(data)).toContainEqual({ code: 'TOO_MANY_REQUESTS' });
  });

  it('lets each change their own profile', async () => {
    const { token } = await server.signIn();
    const update =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ... on UpdateProfilePayload { viewer { fullName theme } } ... on AppError { issues { pointer } } } }';
    const changed = await server.graphql(update, { token, variables: { input: { fullName: 'Ada', theme: 'dark' } } });
    expect(changed.data['updateProfile'].viewer).toEqual({ fullName: 'Ada', theme: 'dark' });
    const wrong = await server.graphql(update, { token, variables: { input: { theme: 'pink' } } });
    expect(wrong.data['updateProfile']).toEqual({ issues: [{ pointer: '/theme' }] });
  });
});
