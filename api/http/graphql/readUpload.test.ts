import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { encodeForm } from '../testing/multipart.ts';

const query = 'query ($files: [Upload!]!) { analysis { __typename } }';

describe('an operation with files', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  async function send(places: Record<string, unknown>, nulls: number): Promise<{ code: string; message: string }> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { files: Array.from({ length: nulls }, () => null) } }));
    form.set('map', JSON.stringify(places));
    form.set('0', new Blob(['text']), 'a.txt');
    const answer = await server.request({ method: 'POST', url: '/graphql', token, ...(await encodeForm(form)) });
    const [error] = answer.json().errors ?? [];
    return { code: error?.extensions.code, message: error?.message };
  }

  it('is refused when its map names more places than there are files, before any is looked at', async () => {
    const refused = { code: 'MALFORMED', message: expect.stringContaining('one place for each file') };
    expect(await send({ 0: ['variables.files.0', 'variables.files.1'] }, 2)).toMatchObject(refused);
    expect(await send({ 0: ['nowhere'], 1: ['nowhere'] }, 1)).toMatchObject(refused);
  });

  it('is refused when its map is longer than any that names all files', async () => {
    const places = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`file ${index}`, ['variables.files.0']]));
    expect(await send(places, 1)).toMatchObject({ code: 'MALFORMED', message: expect.stringContaining('too long') });
  });
});
