import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';
import { encodeForm, textFile, uploadForm } from '../http/testing/multipart.ts';
import { createUploadGate, type UploadGate, type UploadShare } from './createUploadGate.ts';

const megabyte = 1024 * 1024;
const ceiling = 4 * megabyte;

describe('uploads of many callers', () => {
  let server: TestServer;
  let token: string;
  let gate: UploadGate;
  let address: string;
  let most = 0;
  beforeAll(async () => {
    const plain = createUploadGate({ mostBytes: ceiling, longestWaitMs: 30_000 });
    gate = {
      get inFlight() {
        return plain.inFlight;
      },
      get waiting() {
        return plain.waiting;
      },
      async enter(bytes, signal) {
        const share = await plain.enter(bytes, signal);
        most = Math.max(most, plain.inFlight);
        return share;
      },
    };
    server = await createTestServer({
      change: { limits: { maxFiles: 5, maxFileBytes: 2 * megabyte } },
      uploadGate: gate,
    });
    ({ token } = await server.signIn());
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const large = (name: string) => textFile(name, `${name}\n`.padEnd(1.4 * megabyte, 'x'));

  async function send(url: string, form: FormData): Promise<Response> {
    const { payload, headers } = await encodeForm(form);
    return fetch(`${address}${url}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    });
  }

  function order(name: string): FormData {
    const form = new FormData();
    form.append('files', large(name));
    form.append('requirement', textFile('job.txt', 'Cook wanted'));
    return form;
  }

  async function upload(name: string): Promise<Response> {
    const { data } = await server.graphql(
      'mutation { startScreening(input: { expectedJobDescriptions: 1, expectedResumes: 1 }) { ... on StartScreeningPayload { screening { id } } } }',
      { token },
    );
    const query =
      'mutation ($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { ... on UploadDocumentsPayload { documents { state } } } }';
    return send(
      '/graphql',
      uploadForm(query, { screeningId: data['startScreening'].screening.id, kind: 'RESUME' }, [large(name)]),
    );
  }

  /** Announces a body but sends only its beginning. */
  function hold(bytes: number, { to = address, by = token, drip = false } = {}): { leave(): void; ended: Promise<unknown> } {
    const call = request(`${to}/api/screenings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${by}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': bytes,
      },
    });
    const ended = new Promise((resolve) => call.once('error', resolve));
    call.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nbeginning');
    const drops = drip ? setInterval(() => call.write('.'), 2) : undefined;
    call.once('close', () => clearInterval(drops));
    return { leave: () => call.destroy(new Error('left')), ended };
  }

  it('stay below the limit, and all arrive', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => send('/api/screenings', order(`rest-${index}.txt`))),
      ...Array.from({ length: 4 }, (_, index) => upload(`graphql-${index}.txt`)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(202), ...Array<number>(4).fill(200)]);
    expect(most).toBeGreaterThan(2 * megabyte);
    expect(most).toBeLessThanOrEqual(ceiling);
    expect(await server.ctx.db.storedFile.count({ where: { sizeBytes: { gt: megabyte } } })).toBe(12);
    await expect.poll(() => gate.inFlight).toBe(0);
  });

  it('free their share when their caller leaves', async () => {
    const held = hold(3 * megabyte);
    await expect.poll(() => gate.inFlight).toBe(3 * megabyte);
    const waiting = send('/api/screenings', order('next.txt'));
    held.leave();
    expect((await waiting).status).toBe(202);
    await expect.poll(() => gate.inFlight).toBe(0);
  });

  it('leave the queue when their caller disconnects', async () => {
    const first = hold(3 * megabyte);
    await expect.poll(() => gate.inFlight).toBe(3 * megabyte);
    const second = hold(3 * megabyte);
    await expect.poll(() => gate.waiting).toBe(1);
    second.leave();
    await expect.poll(() => gate.waiting).toBe(0);
    expect(gate.inFlight).toBe(3 * megabyte);
    first.leave();
    await expect.poll(() => gate.inFlight).toBe(0);
  });

  it('are disconnected when their caller stops sending or sends next to nothing, like small bodies', async () => {
    const own = createUploadGate({ mostBytes: ceiling });
    const hasty = await createTestServer({ uploadGate: own, longestSilenceMs: 20 });
    const { token: theirs } = await hasty.signIn();
    const elsewhere = await hasty.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await hold(3 * megabyte, { to: elsewhere, by: theirs }).ended).toMatchObject({ code: 'ECONNRESET' });
    expect(await hold(3 * megabyte, { to: elsewhere, by: theirs, drip: true }).ended).toMatchObject({ code: 'ECONNRESET' });
    await expect.poll(() => own.inFlight).toBe(0);
    for (const unfinished of ['/api/projects', '/api/nowhere', '/nowhere']) {
      const small = request(`${elsewhere}${unfinished}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${theirs}`, 'content-type': 'application/json', 'content-length': 100 },
      });
      const ended = new Promise((resolve) => small.once('error', resolve));
      small.write('{"title":');
      expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    }
    expect((await fetch(`${elsewhere}/api/health/live`)).status).toBe(200);
    await hasty.close();
  });

  it('are refused when they are larger than all files of an upload may be together', async () => {
    const { payload, headers } = await encodeForm(order('a.txt'));
    const answer = await server.request({
      method: 'POST',
      url: '/api/screenings',
      token,
      payload,
      headers: { ...headers, 'content-length': String(2 ** 40) },
    });
    expect(answer.json().code).toBe('BODY_TOO_LARGE');
    expect(gate.inFlight).toBe(0);
  });
});

describe('createUploadGate', () => {
  async function enter(gate: UploadGate, bytes: number): Promise<UploadShare> {
    const share = await gate.enter(bytes);
    if (share === null) throw new Error('Nobody left.');
    return share;
  }

  it('admits callers in order, as there is room', async () => {
    const gate = createUploadGate({ mostBytes: 9 });
    const first = await enter(gate, 6);
    const admitted: string[] = [];
    const second = enter(gate, 6).then((share) => (admitted.push('second'), share));
    const third = enter(gate, 3).then((share) => (admitted.push('third'), share));
    first.free(2);
    await Promise.resolve();
    expect(admitted).toEqual([]);
    first.free();
    (await second).free();
    await third;
    expect(admitted).toEqual(['second', 'third']);
    expect(gate.inFlight).toBe(3);
  });

  it('frees no more than was taken', async () => {
    const gate = createUploadGate({ mostBytes: 10 });
    const share = await enter(gate, 4);
    share.free(3);
    share.free(3);
    share.free();
    expect(gate.inFlight).toBe(0);
  });

  it('admits a request larger than the limit alone', async () => {
    const gate = createUploadGate({ mostBytes: 10, longestWaitMs: 1 });
    const share = await enter(gate, 50);
    await expect(gate.enter(1)).rejects.toMatchObject({ code: 'UPLOADS_BUSY', params: { seconds: 10 } });
    share.free();
    await gate.enter(1);
  });
});
