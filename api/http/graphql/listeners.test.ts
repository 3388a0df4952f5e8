import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQueries } from '../testing/countQueries.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { openStream } from '../testing/openStream.ts';

const count = 12;

describe('an event that many listen to', () => {
  let server: TestServer;
  let address: string;
  let counted: ReturnType<typeof countQueries>;
  beforeAll(async () => {
    server = await createTestServer({ replaceDatabase: (url) => (counted = countQueries(url)).db });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  /** A job that everybody may follow. */
  const startJob = () => server.ctx.db.bulkJob.create({ data: { kind: 'renewal', state: 'PROGRESS', total: 9, payload: {} } });

  async function advance(id: string): Promise<void> {
    const { version } = await server.ctx.db.bulkJob.update({
      where: { id },
      data: { completed: { increment: 1 }, version: { increment: 1 } },
    });
    server.ctx.events.publish('job', { id, version });
  }

  const signIns = () => Promise.all(Array.from({ length: count }, () => server.signIn()));

  it('is read once for all subscriptions that select the same', async () => {
    const { id } = await startJob();
    const query = 'subscription ($id: ID!) { jobUpdated(id: $id) { state completed errors { message } } }';
    const body = { query, variables: { id } };
    const streams = await Promise.all((await signIns()).map(({ token }) => openStream(`${address}/graphql`, { token, body })));
    await Promise.all(streams.map((stream) => stream.next()));
    const sent = await counted.during(async () => {
      await advance(id);
      const events = await Promise.all(streams.map((stream) => stream.next()));
      expect(events).toEqual(
        Array.from({ length: count }, () => ({ data: { jobUpdated: { state: 'PROGRESS', completed: 1, errors: [] } } })),
      );
    });
    for (const stream of streams) stream.close();
    // Sessions with their users, the job, and the job with its errors as the answer shows it.
    expect(sent.filter((sql) => !sql.startsWith('UPDATE'))).toHaveLength(5);
  });

  it('is read once for all event streams of REST', async () => {
    const { id } = await startJob();
    const streams = await Promise.all(
      (await signIns()).map(({ token }) =>
        fetch(`${address}/api/bulk/${id}/sse`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    const readers = streams.map(({ body }) => body!.pipeThrough(new TextDecoderStream()).getReader());
    const until = async (reader: (typeof readers)[number], text: string) => {
      for (let seen = ''; !seen.includes(text); ) seen += (await reader.read()).value;
    };
    await Promise.all(readers.map((reader) => until(reader, '"completed":0')));
    const sent = await counted.during(async () => {
      await advance(id);
      await Promise.all(readers.map((reader) => until(reader, '"completed":1')));
    });
    await Promise.all(readers.map((reader) => reader.cancel()));
    expect(sent.filter((sql) => !sql.startsWith('UPDATE'))).toHaveLength(3);
  });
});
