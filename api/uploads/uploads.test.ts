import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';
import { encodeForm, textFile, uploadForm } from '../http/testing/multipart.ts';
import { createUploadGate, type UploadGate, type UploadShare } from './createUploadGate.ts';

const megabyte = 1024 * 1024;
const ceiling = 8 * megabyte;

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
      mostOfCaller: plain.mostOfCaller,
      async enter(bytes, options) {
        const share = await plain.enter(bytes, options);
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

  async function send(url: string, form: FormData, by = token): Promise<Response> {
    const { payload, headers } = await encodeForm(form);
    return fetch(`${address}${url}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${by}` },
      body: new Uint8Array(payload),
    });
  }

  function order(name: string): FormData {
    const form = new FormData();
    form.append('files', large(name));
    form.append('requirement', textFile('job.txt', 'Cook wanted'));
    return form;
  }

  async function upload(name: string, by: string): Promise<Response> {
    const { data } = await server.graphql(
      'mutation { startScreening(input: { expectedJobDescriptions: 1, expectedResumes: 1 }) { ... on StartScreeningPayload { screening { id } } } }',
      { token: by },
    );
    const query =
      'mutation ($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { ... on UploadDocumentsPayload { documents { state } } } }';
    return send(
      '/graphql',
      uploadForm(query, { screeningId: data['startScreening'].screening.id, kind: 'RESUME' }, [large(name)]),
      by,
    );
  }

  /** Announces a body, with its length or without, but sends only its beginning. */
  function hold(
    bytes: number | null,
    { to = address, by = token, drip = false } = {},
  ): { leave(): void; ended: Promise<unknown> } {
    const call = request(`${to}/api/screenings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${by}`,
        'content-type': 'multipart/form-data; boundary=x',
        ...(bytes !== null && { 'content-length': bytes }),
      },
    });
    const ended = new Promise((resolve) => call.once('error', resolve));
    call.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nbeginning');
    const drops = drip ? setInterval(() => call.write('.'), 2) : undefined;
    call.once('close', () => clearInterval(drops));
    return { leave: () => call.destroy(new Error('left')), ended };
  }

  it('stay below the limit, and all arrive', async () => {
    const tokens = [token];
    while (tokens.length < 3) tokens.push((await server.signIn()).token);
    const by = (index: number) => tokens[index % tokens.length] ?? '';
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => send('/api/screenings', order(`rest-${index}.txt`), by(index))),
      ...Array.from({ length: 4 }, (_, index) => upload(`graphql-${index}.txt`, by(index))),
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

  it.each([
    ['without a length', null],
    ['each as large as a share', ceiling / 4],
    ['each larger than a share', ceiling],
  ])('of one user who keeps many open, %s, leave room for others', async (_, bytes) => {
    const { token: other } = await server.signIn();
    const held = Array.from({ length: 5 }, () => hold(bytes, { drip: true }));
    await expect.poll(() => gate.waiting).toBe(4);
    expect((await send('/api/screenings', order('others.txt'), other)).status).toBe(202);
    expect(gate.waiting).toBe(4);
    for (const { leave } of held) leave();
    await expect.poll(() => gate.inFlight + gate.waiting).toBe(0);
  });

  it('without a length are refused once they are larger than a share', async () => {
    const form = order('first.txt');
    form.append('files', large('second.txt'));
    const { payload, headers } = await encodeForm(form);
    const answer = await fetch(`${address}/api/screenings`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Blob([new Uint8Array(payload)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
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
  async function enter(gate: UploadGate, bytes: number, caller: string): Promise<UploadShare> {
    const share = await gate.enter(bytes, { caller });
    if (share === null) throw new Error('Nobody left.');
    return share;
  }

  /** A gate whose shares are of 10 bytes, and the names of those it lets in. */
  function watchedGate() {
    const gate = createUploadGate({ mostBytes: 40 });
    const admitted: string[] = [];
    const ask = async (caller: string, bytes: number) => {
      const share = await enter(gate, bytes, caller);
      admitted.push(`${caller} ${bytes}`);
      return share;
    };
    return { gate, admitted, ask };
  }

  it('admits callers in order, as there is room', async () => {
    const { gate, admitted, ask } = watchedGate();
    const first = await ask('ada', 8);
    for (const caller of ['bob', 'eve', 'dan']) await ask(caller, 10);
    const waiting = [ask('joe', 6), ask('kim', 2)];
    first.free(2);
    await Promise.resolve();
    expect(admitted).toHaveLength(4);
    first.free();
    await Promise.all(waiting);
    expect(admitted.slice(4)).toEqual(['joe 6', 'kim 2']);
    expect(gate.inFlight).toBe(38);
  });

  it('lets nobody wait for what exceeds the share of another', async () => {
    const { admitted, ask } = watchedGate();
    const first = await ask('ada', 10);
    const second = ask('ada', 10);
    await ask('bob', 10);
    expect(admitted).toEqual(['ada 10', 'bob 10']);
    first.free();
    await second;
  });

  it('admits one that is larger than a share as the only one of its caller, and leaves a share to others', async () => {
    const { gate, admitted, ask } = watchedGate();
    const large = await ask('ada', 50);
    expect(gate.inFlight).toBe(30);
    const waiting = [ask('ada', 1), ask('bob', 20)];
    await ask('eve', 10);
    expect(admitted).toEqual(['ada 50', 'eve 10']);
    large.free();
    await Promise.all(waiting);
  });

  it('frees no more than was taken', async () => {
    const { gate, ask } = watchedGate();
    const share = await ask('ada', 4);
    share.free(3);
    share.free(3);
    share.free();
    expect(gate.inFlight).toBe(0);
  });

  it('refuses who has waited too long', async () => {
    const gate = createUploadGate({ mostBytes: 40, longestWaitMs: 1 });
    const share = await enter(gate, 10, 'ada');
    await expect(gate.enter(1, { caller: 'ada' })).rejects.toMatchObject({ code: 'UPLOADS_BUSY', params: { seconds: 10 } });
    share.free();
    await enter(gate, 1, 'ada');
  });
});
