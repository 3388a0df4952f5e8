import { afterEach, describe, expect, it } from 'vitest';
import type { ModelSettings } from '../settings.ts';
import { type Answered, completion, failing, type ModelServer, startModelServer } from '../testing/modelServer.ts';
import { createModel, type ModelParts } from './createModel.ts';

describe('a model behind its limits', () => {
  const { signal } = new AbortController();
  const request = { system: 'Copy facts.', document: 'The document.', schema: { name: 'resume', schema: { type: 'object' } } };
  const clock = { now: 0, pauses: [] as number[], chance: 1 };
  /** Pauses take no time here; they move the clock. */
  const parts: ModelParts = {
    now: () => clock.now,
    sleep: async (milliseconds) => {
      clock.pauses.push(milliseconds);
      clock.now += milliseconds;
    },
    random: () => clock.chance,
  };
  let server: ModelServer;
  afterEach(() => server.close());

  async function model(answer: (count: number) => Answered, settings: Partial<ModelSettings> = {}) {
    server = await startModelServer((_asked, count) => answer(count));
    Object.assign(clock, { now: 0, pauses: [], chance: 1 });
    return createModel(
      { apiKey: 'sk-secret', baseUrl: server.baseUrl, name: 'test-model', milliseconds: 60_000, concurrency: 4, ...settings },
      parts,
    );
  }

  it('asks once, strictly, with the document in a message of its own, and counts what it took', async () => {
    const ask = await model(() => completion({ name: null }));
    expect(await ask(request, signal)).toMatchObject({
      content: '{"name":null}',
      failure: null,
      calls: 1,
      promptTokens: 1200,
      completionTokens: 300,
    });
    expect(server.asked).toMatchObject([
      {
        url: '/v1/chat/completions',
        authorization: 'Bearer sk-secret',
        body: {
          model: 'test-model',
          temperature: 0,
          messages: [
            { role: 'system', content: 'Copy facts.' },
            { role: 'user', content: 'The document.' },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'resume', strict: true } },
        },
      },
    ]);
  });

  it('sends no key where none is set', async () => {
    const ask = await model(() => completion({}), { apiKey: null });
    await ask(request, signal);
    expect(server.asked[0]?.authorization).toBeUndefined();
  });

  it('goes on after failures of the server, with pauses that double', async () => {
    const ask = await model((count) => (count < 3 ? failing(500) : completion({})));
    expect(await ask(request, signal)).toMatchObject({ content: '{}', failure: null, calls: 4 });
    expect(clock.pauses).toEqual([500, 1000, 2000]);
  });

  it('leaves up to half of a pause to chance, so that requests that failed together do not come back together', async () => {
    const ask = await model((count) => (count === 0 ? failing(500) : completion({})));
    clock.chance = 0;
    await ask(request, signal);
    expect(clock.pauses).toEqual([250]);
  });

  it('waits as long as the server asks for', async () => {
    const ask = await model((count) => (count === 0 ? failing(429, 'rate_limit', { 'retry-after': '7' }) : completion({})));
    expect(await ask(request, signal)).toMatchObject({ failure: null, calls: 2 });
    expect(clock.pauses).toEqual([7000]);
  });

  it('gives up at once where the server asks for more time than there is, and leaves it alone for so long', async () => {
    const ask = await model(() => failing(429, 'rate_limit', { 'retry-after': '90' }));
    expect(await ask(request, signal)).toMatchObject({ content: null, failure: 'rate-limited', calls: 1 });
    expect(clock.pauses).toEqual([]);
    clock.now += 89_000;
    expect(await ask(request, signal)).toMatchObject({ failure: 'paused', calls: 0 });
    clock.now += 1000;
    expect(await ask(request, signal)).toMatchObject({ failure: 'rate-limited', calls: 1 });
  });

  it.each([
    [401, 'invalid_api_key', 'key-refused'],
    [403, 'forbidden', 'key-refused'],
    [404, 'model_not_found', 'not-found'],
    [400, 'context_length_exceeded', 'too-long'],
    [400, 'invalid_request', 'rejected'],
    [429, 'insufficient_quota', 'rate-limited'],
  ])('asks only once when trying again is of no use: %s %s', async (status, code, failure) => {
    const ask = await model(() => failing(status, code));
    const reply = await ask(request, signal);
    expect(reply).toMatchObject({ content: null, failure, calls: 1 });
    expect(JSON.stringify(reply)).not.toContain('secret');
  });

  it('ends a request that takes too long', async () => {
    const ask = await model(() => ({ ...completion({}), milliseconds: 5000 }), { milliseconds: 150 });
    expect(await ask(request, signal)).toMatchObject({ content: null, failure: 'timeout', calls: 1 });
  });

  it('tries again when the connection breaks in the middle of an answer', async () => {
    const ask = await model((count) => ({ ...completion({ a: 'long enough to be cut' }), cut: count === 0 }));
    expect(await ask(request, signal)).toMatchObject({ failure: null, calls: 2 });
  });

  it('says that nobody answers where nobody does', async () => {
    const ask = await model(() => completion({}));
    await server.close();
    expect(await ask(request, signal)).toMatchObject({ failure: 'unreachable', calls: 4 });
  });

  it.each([
    ['is no JSON', { body: '<html>busy</html>' }],
    ['is empty', { body: {} }],
    ['was cut off by a limit of the server', completion('{"name":', 'length')],
  ])('takes no answer that %s', async (_what, answered) => {
    const ask = await model(() => answered);
    expect(await ask(request, signal)).toMatchObject({ content: null, failure: 'bad-answer', calls: 1 });
  });

  it('asks without a temperature where the model refuses one, and remembers it', async () => {
    const refused = { status: 400, body: { error: { message: 'unsupported', param: 'temperature', code: 'unsupported_value' } } };
    const ask = await model((count) => (count === 0 ? refused : completion({})));
    expect(await ask(request, signal)).toMatchObject({ failure: null });
    await ask(request, signal);
    expect(server.asked.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined]);
  });

  it('spares a server that fails, and tries it again after a while', async () => {
    const state = { broken: true };
    const ask = await model(() => (state.broken ? failing(400 + 1) : completion({})));
    for (let count = 0; count < 5; count++) expect(await ask(request, signal)).toMatchObject({ failure: 'key-refused' });
    expect(await ask(request, signal)).toMatchObject({ failure: 'paused', calls: 0 });
    expect(server.asked).toHaveLength(5);
    clock.now += 30_000;
    expect(await ask(request, signal)).toMatchObject({ failure: 'key-refused', calls: 1 });
    expect(await ask(request, signal)).toMatchObject({ failure: 'paused' });
    state.broken = false;
    clock.now += 30_000;
    expect(await ask(request, signal)).toMatchObject({ failure: null });
    expect(await ask(request, signal)).toMatchObject({ failure: null });
  });

  it('keeps asking a server that answers, however useless its answers are', async () => {
    const ask = await model(() => failing(400));
    for (let count = 0; count < 8; count++) expect(await ask(request, signal)).toMatchObject({ failure: 'rejected' });
  });

  it('asks about so many documents at once and no more', async () => {
    const ask = await model(() => ({ ...completion({}), milliseconds: 40 }), { concurrency: 2 });
    const replies = await Promise.all(Array.from({ length: 7 }, () => ask(request, signal)));
    expect(replies.every(({ failure }) => failure === null)).toBe(true);
    expect(server.mostAtOnce()).toBe(2);
  });

  it('stops when it is called off, while it asks and while it waits', async () => {
    const ask = await model(() => ({ ...completion({}), milliseconds: 5000 }), { concurrency: 1 });
    const stop = new AbortController();
    const both = Promise.allSettled([ask(request, stop.signal), ask(request, stop.signal)]);
    await expect.poll(() => server.asked.length).toBe(1);
    stop.abort();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server.asked).toHaveLength(1);
  });
});
