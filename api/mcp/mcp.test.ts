import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../core/access/scopes.ts';
import { setBlindReview } from '../../core/blindReview/setBlindReview.ts';
import type { Ctx } from '../../core/context.ts';
import { createProject } from '../../core/projects/createProject.ts';
import { drainQueue } from '../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../core/testing/sampleTexts.ts';
import { createAccessToken } from '../../core/tokens/createAccessToken.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';
import { tools } from './tools.ts';

describe('the tools for assistants', () => {
  let server: TestServer;
  let ctx: Ctx;
  let url: URL;
  let assistant: Client;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ ctx } = await server.signIn());
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    url = new URL(`http://127.0.0.1:${port}/mcp`);
    assistant = await connect('read', 'write');
  });
  afterAll(async () => {
    await assistant.close();
    await server.close();
  });

  const connect = (...scopes: Scope[]) => connectAs(ctx, ...scopes);

  async function connectAs(user: Ctx, ...scopes: Scope[]): Promise<Client> {
    const { token } = await createAccessToken(user, { name: scopes.join(), scopes });
    const client = new Client({ name: 'test', version: '1' });
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return client;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- tests know what they asked for
  async function call(name: string, args: object, client = assistant): Promise<any> {
    const answer = await client.callTool({ name, arguments: { ...args } });
    const [content] = answer.content as { text: string }[];
    if (answer.isError) return content?.text;
    expect(JSON.parse(content?.text ?? '')).toEqual(answer.structuredContent);
    return answer.structuredContent;
  }

  /** Runs queued jobs while the tool waits for them. */
  async function screen(args: object) {
    const answer = call('screen_documents', args);
    let ended = false;
    void answer.finally(() => (ended = true)).catch(() => undefined);
    while (!ended) {
      await drainQueue(server);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return answer;
  }

  const folder = [
    { name: 'ada.txt', text: resumeText('Ada Byron', 'Python, Django, PostgreSQL') },
    { name: 'bob.txt', base64: Buffer.from(resumeText('Bob Stone', 'Java')).toString('base64') },
    { name: 'empty.txt', text: '' },
  ];

  it('rank a folder of CVs with quotes in one call', async () => {
    const answer = await screen({ job_description: jobText, documents: folder });
    expect(answer.finished).toBe(true);
    expect(answer.documents.map(({ name, error }: { name: string; error: string | null }) => [name, error])).toEqual([
      ['ada.txt', null],
      ['bob.txt', null],
      ['empty.txt', 'The file is empty.'],
    ]);
    const [best, next] = answer.candidates;
    expect([best.full_name, next.full_name]).toEqual(['Ada Byron', 'Bob Stone']);
    expect(best.score).toBeGreaterThan(next.score);
    expect(best.candidate_id).toBe(answer.documents[0].candidate_id);
    const django = best.requirements.find(({ requirement }: { requirement: string }) => requirement === 'Django');
    expect(django).toMatchObject({ importance: 'must', verdict: 'yes' });
    expect(django.quotes[0]).toMatchObject({ text: expect.stringContaining('Django'), page: 1 });
    expect(best.must_haves_met).toMatch(/^\d of \d$/);
  });

  it('list, rank, search, explain and compare what is there', async () => {
    const { positions } = await call('list_positions', {});
    expect(positions).toMatchObject([{ title: 'Senior Python Developer', candidates: 2 }]);
    const position = { position_id: positions[0].position_id };
    const { candidates, total } = await call('rank_candidates', { ...position, limit: 1 });
    expect([candidates.length, candidates[0].full_name, total]).toEqual([1, 'Ada Byron', 2]);
    const found = await call('search_candidates', { ...position, query: 'stone' });
    expect(found.candidates.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Bob Stone']);
    const [{ candidate_id: ada }, { candidate_id: bob }] = [candidates[0], found.candidates[0]];
    const explained = await call('explain_candidate', { candidate_id: ada });
    expect(explained).toMatchObject({ full_name: 'Ada Byron', document: 'ada.txt', not_read: null });
    expect(explained.strengths.length).toBeGreaterThan(0);
    expect(explained.questions.length).toBeGreaterThanOrEqual(3);
    const compared = await call('compare_candidates', { candidate_ids: [bob, ada] });
    const django = compared.requirements.find(({ requirement }: { requirement: string }) => requirement === 'Django');
    expect(django.candidates.map(({ candidate_id }: { candidate_id: string }) => candidate_id)).toEqual([bob, ada]);
    expect(django.candidates.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['no', 'yes']);
  });

  it('say what is wrong in plain words', async () => {
    expect(await call('rank_candidates', { position_id: 'nonsense' })).toBe('Project not found.');
    expect(await call('compare_candidates', { candidate_ids: ['a', 'b'] })).toBe('Candidate not found.');
    expect(await call('screen_documents', { documents: folder })).toBe('Add at least one job description.');
    expect(await call('screen_documents', { job_description: jobText, documents: [{ name: 'x' }] })).toContain(
      'either as base64',
    );
    expect(await call('rank_candidates', {})).toContain('position_id');
    expect(await ctx.db.project.count()).toBe(1);
  });

  it('hide what blind review hides', async () => {
    const { id } = await ctx.db.project.findFirstOrThrow();
    await setBlindReview(ctx, { on: true });
    const { candidates } = await call('rank_candidates', { position_id: id });
    const explained = await call('explain_candidate', { candidate_id: candidates[0].candidate_id });
    const compared = await call('compare_candidates', {
      candidate_ids: candidates.map(({ candidate_id }: { candidate_id: string }) => candidate_id),
    });
    expect(JSON.stringify([candidates, explained, compared])).not.toMatch(/Ada|Byron|Stone|@example/i);
    await setBlindReview(ctx, { on: false });
  });

  it('are offered by scope, and to nobody without a token', async () => {
    const reader = await connect('read');
    const offered = (await reader.listTools()).tools.map(({ name }) => name);
    expect(offered).toEqual(tools.filter(({ needs }) => needs === 'read').map(({ name }) => name));
    expect(await call('screen_documents', { job_description: jobText, documents: folder }, reader)).toContain('screen_documents');
    await reader.close();
    expect((await assistant.listTools()).tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    const nobody = await server.request({ method: 'POST', url: '/mcp', payload: {} });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    const { token } = await server.signIn();
    const get = await server.request({ method: 'GET', url: '/mcp', token });
    expect(get.statusCode).toBe(405);
  });

  it.each(tools.map(({ name, needs }) => [name, needs] as const))(
    'are not run for strangers, nor for tokens that may not: %s needs %s',
    async (name, needs) => {
      const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } };
      const headers = { accept: 'application/json, text/event-stream' };
      const ask = (token?: string) =>
        server.request({ method: 'POST', url: '/mcp', payload, headers, ...(token === undefined ? {} : { token }) });
      for (const token of [undefined, 'noa_p_made-up'])
        expect((await ask(token)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
      const { token } = await createAccessToken(ctx, { name: `only read ${name}`, scopes: ['read'] });
      const answer = (await ask(token)).body;
      if (needs === 'read') expect(answer).not.toContain(`Tool ${name} not found`);
      else expect(answer).toContain(`Tool ${name} not found`);
    },
  );

  it('answer every user alike, and hide only from the one who reviews blind', async () => {
    const { ctx: other } = await server.signIn('somebody.else@example.com');
    const reader = await connectAs(other, 'read');
    await setBlindReview(ctx, { on: true });
    const { id } = await ctx.db.project.findFirstOrThrow({ where: { title: 'Senior Python Developer' } });
    const [ada, bob] = await ctx.db.candidate.findMany({ where: { projectId: id, unread: false }, orderBy: { id: 'asc' } });
    const asked: Record<string, object> = {
      list_positions: {},
      rank_candidates: { position_id: id },
      search_candidates: { position_id: id, query: 'byron' },
      explain_candidate: { candidate_id: ada?.id },
      compare_candidates: { candidate_ids: [ada?.id, bob?.id] },
    };
    expect(Object.keys(asked)).toEqual(tools.filter(({ needs }) => needs === 'read').map(({ name }) => name));
    for (const [name, args] of Object.entries(asked)) {
      const [theirs, blind] = [JSON.stringify(await call(name, args, reader)), JSON.stringify(await call(name, args))];
      expect([name, /Byron/.test(theirs), /Byron/.test(blind)]).toEqual([name, name !== 'list_positions', false]);
    }
    await setBlindReview(ctx, { on: false });
    for (const [name, args] of Object.entries(asked))
      expect(await call(name, args, reader), name).toEqual(await call(name, args));
    await other.db.apiToken.deleteMany({ where: { userId: other.viewer?.userId ?? '' } });
    for (const [name, args] of Object.entries(asked))
      await expect(call(name, args, reader), name).rejects.toThrow('UNAUTHENTICATED');
  });

  it('leave nothing behind when a position could not be created', async () => {
    const { id } = await createProject(ctx, { title: 'Empty', skills: [] });
    expect(await call('screen_documents', { position_id: id, documents: folder })).toBe('Add at least one job description.');
    expect(await ctx.db.screening.count({ where: { projectId: id } })).toBe(0);
  });
});
