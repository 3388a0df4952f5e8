import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startScreening } from '../../../../core/screenings/startScreening.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

const jobs = { query: 'subscription { jobUpdated { kind screening { internalId } } }' };
const follow = 'subscription ($id: ID!) { screeningUpdated(id: $id) { state } }';

describe('POST /graphql/streams', () => {
  let server: TestServer;
  let address: string;
  const end = new AbortController();
  beforeAll(async () => {
    server = await createTestServer({});
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    end.abort();
    await server.close();
  });

  async function open(token: string | null, operations: Record<string, object>): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ operations });
    return fetch(`${address}/graphql/streams`, { method: 'POST', headers, body, signal: end.signal });
  }

  /** Reads events until each id has had one, and sorts them by id. */
  async function read({ body }: Response, ids: readonly string[]): Promise<unknown[]> {
    const found = new Map<string, unknown>();
    const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
    while (found.size < ids.length) {
      const { value, done } = (await events?.read()) ?? { done: true };
      if (done || !value) break;
      const { id, payload } = JSON.parse(value.data) as { id: string; payload?: unknown };
      if (value.event === 'next') found.set(id, payload);
    }
    return ids.map((id) => found.get(id));
  }

  it('brings several subscriptions, each under its id', async () => {
    const { ctx, token } = await server.signIn();
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const stream = await open(token, { a: jobs, b: { query: follow, variables: { id } } });
    expect(stream.headers.get('content-type')).toMatch('text/event-stream');
    const other = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const [first, second] = await read(stream, ['a', 'b']);
    expect(first).toMatchObject({ data: { jobUpdated: { kind: 'screening' } } });
    expect([id, other.id]).toContain(
      (first as { data: { jobUpdated: { screening: { internalId: string } } } }).data.jobUpdated.screening.internalId,
    );
    expect(second).toEqual({ data: { screeningUpdated: { state: 'UPLOADING' } } });
  });

  it('says what is wrong with one operation beside the events of the others, and ends when all are complete', async () => {
    const { ctx, token } = await server.signIn();
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const stream = await open(token, { bad: { query: '{ nothing }' }, good: { query: follow, variables: { id } } });
    const [bad, good] = await read(stream, ['bad', 'good']);
    expect(bad).toMatchObject({ errors: [{ message: expect.stringContaining('nothing') }] });
    expect(good).toMatchObject({ data: {} });
    const refused = await open(token, { bad: { query: '{ nothing }' } });
    expect(await refused.text()).toMatch(/event: complete\ndata: \{"id":"bad"\}\n\n$/);
  });

  it('holds the rules of /graphql for each operation', async () => {
    const stream = await open(null, { a: jobs });
    const [answer] = await read(stream, ['a']);
    expect(answer).toMatchObject({ errors: [{ extensions: { code: expect.stringMatching(/UNAUTHENTICATED|PERSISTED/) } }] });
  });

  it.each([
    ['too many operations', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`o${index}`, jobs]))],
    ['no operation', {}],
    ['an id that could break out of its event', { 'a"\n\nevent: next': jobs }],
  ])('refuses %s', async (_what, operations) => {
    const { token } = await server.signIn();
    expect((await open(token, operations)).status).toBe(422);
  });

  it('lets go of everything when its caller hangs up', async () => {
    const { token } = await server.signIn();
    const before = server.openStreams();
    const closeConnection = new AbortController();
    const body = JSON.stringify({ operations: { a: jobs, b: { query: 'subscription { notificationAdded { kind } }' } } });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const stream = await fetch(`${address}/graphql/streams`, { method: 'POST', headers, body, signal: closeConnection.signal });
    await stream.body?.getReader().read();
    await expect.poll(() => server.openStreams()).toBe(before + 2);
    closeConnection.abort();
    await expect.poll(() => server.openStreams()).toBe(before);
  });
});
