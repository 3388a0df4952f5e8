import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCandidate } from '../../../core/saved/saveCandidate.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { countQueries } from '../testing/countQueries.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { openStream } from '../testing/openStream.ts';

const count = 12;

describe('an event that many listen to', () => {
  let server: TestServer;
  let address: string;
  let counted: ReturnType<typeof countQueries>;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, replaceDatabase: (url) => (counted = countQueries(url)).db });
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

  /** The event of a change at each of the listeners, as text. */
  async function tellAll(listeners: Parameters<typeof openStream>[1][], change: () => unknown): Promise<string[]> {
    const streams = await Promise.all(listeners.map((listener) => openStream(`${address}/graphql`, listener)));
    await Promise.all(streams.map((stream) => stream.next()));
    await change();
    const told = await Promise.all(streams.map(async (stream) => JSON.stringify(await stream.next())));
    for (const stream of streams) stream.close();
    return told;
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
    // The sessions, the job, and the job with its errors as the answer shows it.
    expect(sent.filter((sql) => !sql.startsWith('UPDATE'))).toHaveLength(4);
  });

  it('is told to each as their blind review and their own lists have it', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => server.signIn()));
    const { id, projectId } = await startScreening(people[0]!.ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const candidate = await server.ctx.db.candidate.create({ data: { fullName: 'Grace Hopper', projectId } });
    await saveCandidate(people[1]!.ctx, { candidateId: candidate.id, status: 'SAVED' });
    await server.ctx.db.user.update({ where: { id: people[2]!.userId }, data: { blindReview: true } });
    const query = `subscription ($id: ID!) { screeningUpdated(id: $id) { project {
      candidates(first: 1) { edges { node { displayName saved { status } } } } } } }`;
    const told = await tellAll(
      people.map(({ token }) => ({ token, body: { query, variables: { id } } })),
      () => server.ctx.events.publish('screening', { id }),
    );
    expect(told.map((text) => text.includes('Grace Hopper'))).toEqual([true, true, false]);
    expect(told.map((text) => text.includes('"SAVED"'))).toEqual([false, true, false]);
  });

  it('is told to each in their language', async () => {
    const [ada, ivan] = [await server.signIn(), await server.signIn()];
    const { id } = await startJob();
    await server.ctx.db.bulkJobItem.create({
      data: { jobId: id, itemId: 'a', position: 0, state: 'FAILED', message: 'NOT_FOUND' },
    });
    const body = { query: 'subscription ($id: ID!) { jobUpdated(id: $id) { errors { message } } }', variables: { id } };
    const told = await tellAll(
      [
        { token: ada.token, body },
        { token: ivan.token, body, language: 'ru' },
      ],
      () => advance(id),
    );
    expect(told.map((text) => /[а-я]/u.test(text))).toEqual([false, true]);
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
    expect(sent.filter((sql) => !sql.startsWith('UPDATE'))).toHaveLength(2);
  });
});
