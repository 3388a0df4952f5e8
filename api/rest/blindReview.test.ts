import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity } from '../../core/activities/addActivity.ts';
import { setBlindReview } from '../../core/blindReview/setBlindReview.ts';
import { createCandidate } from '../../core/corrections/createCandidate.ts';
import { editCandidate } from '../../core/corrections/editCandidate.ts';
import { exportFormats } from '../../core/exports/exportCandidates.ts';
import { receivedByMail } from '../../core/privacy/mailNote.ts';
import { createAccessToken } from '../../core/tokens/createAccessToken.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { contractCalls } from '../http/testing/contract/contractCalls.ts';
import { buildContractWorld, type ContractWorld, contractTestCode } from '../http/testing/contract/contractWorld.ts';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';
import { tools } from '../mcp/tools.ts';

/** Words that only occur in names, contacts, notes, mails and file names of the candidate. */
const canaries = ['quillfeather', 'tamsinq', 'babbington', 'ada.txt'];

describe('blind review', () => {
  let server: TestServer;
  let world: ContractWorld;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, change: { testCode: contractTestCode } });
    world = await buildContractWorld(server);
    const { ctx, candidateId } = world;
    ({ token } = await createAccessToken(ctx, { name: 'ATS', scopes: ['admin'] }));
    await editCandidate(ctx, {
      candidateId,
      name: 'Tamsin Quillfeather',
      email: 'tamsinq@example.com',
      website: 'https://quillfeather.example',
      linkedin: 'https://linkedin.com/in/tamsinq',
    });
    await createCandidate(ctx, { projectId: world.projectId, source: 'REST', name: 'Bo Linden', skills: ['Python'] });
    // The sender's name differs from the CV's.
    const sender = `${receivedByMail}T. Babbington <tamsinq@example.com> on 2026-11-02.\nSubject: T. Babbington applies`;
    for (const note of [sender, 'Quillfeather would move.']) await addActivity(ctx, { candidateId, type: 'NOTE', note });
  });
  afterAll(() => server.close());

  interface Door {
    method: 'GET' | 'POST';
    url: string;
    payload?: object;
  }

  async function doors(): Promise<Door[]> {
    const { projectId, candidateId } = world;
    const { id: twinId } = await world.ctx.db.candidate.findFirstOrThrow({ where: { projectId, id: { not: candidateId } } });
    const reads: Door[] = [];
    for (const [name, { success }] of Object.entries(contractCalls)) {
      const [method, path = ''] = name.split(' ');
      if (method !== 'GET') continue;
      const { params = {}, query = '' } = await success(world);
      reads.push({ method, url: `${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')}?${query}` });
    }
    const post = (url: string, payload: object): Door => ({ method: 'POST', url, payload });
    const call = (name: string, args: object) =>
      post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
    const given: Record<string, object> = {
      rank_candidates: { position_id: projectId },
      explain_candidate: { candidate_id: candidateId },
      compare_candidates: { candidate_ids: [candidateId, twinId] },
      search_candidates: { position_id: projectId, query: 'Python' },
    };
    return [
      ...reads,
      { method: 'GET', url: `/api/projects/${projectId}/candidates` },
      ...exportFormats.map((format) => post(`/api/projects/${projectId}/candidates/export`, { format })),
      post('/api/analysis/suggested', { required_skills: ['Python'] }),
      post('/api/analysis/achievers', { project_id: projectId }),
      ...tools.flatMap(({ name }) => (given[name] ? [call(name, given[name])] : [])),
    ];
  }

  /** Calls whose answers contain a canary, by method and path. */
  async function leaks(): Promise<string[]> {
    const found: string[] = [];
    for (const { method, url, payload } of await doors()) {
      const headers = { accept: 'application/json, text/event-stream' };
      const answer = await server.request({ method, url, token, headers, ...(payload && { payload }) });
      const shown = `${JSON.stringify(answer.headers)} ${answer.body}`.toLowerCase();
      if (canaries.some((canary) => shown.includes(canary)))
        found.push(`${method} ${url.replace(/\?.*/, '')} ${JSON.stringify(payload ?? {})}`);
    }
    return found;
  }

  it('lets no call return what identifies a candidate', async () => {
    const open = (await leaks()).join('\n');
    // Proves that the calls reach the canaries.
    for (const door of [
      `/activities/${world.candidateId}`,
      '/candidates/export',
      '/changes',
      '/documents/',
      '/activities/export.csv',
      '/mcp',
    ])
      expect(open).toContain(door);
    await setBlindReview(world.ctx, { on: true });
    expect(await leaks()).toEqual([]);
  });
});
