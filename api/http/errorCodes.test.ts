import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSignInCode } from '../../core/accounts/sendSignInCode.ts';
import type { Ctx } from '../../core/context.ts';
import { decisionReport } from '../../core/decisions/decisionReport.ts';
import { decideEnough } from '../../core/decisions/testing/decideEnough.ts';
import { type ErrorCode, errorTable } from '../../core/errors.ts';
import { proposedWeights } from '../../core/fairness/proposal/proposalEffect.ts';
import { setSelfReport } from '../../core/fairness/selfReports/setSelfReport.ts';
import { fetchDocument } from '../../core/pipeline/fetchDocument.ts';
import { createProject } from '../../core/projects/createProject.ts';
import { rankCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import type { FacetWeight } from '../../core/scoring/weightedOverall.ts';
import { cancelScreening } from '../../core/screenings/cancelScreening.ts';
import { orderFiles } from '../../core/screenings/orders/orderFiles.ts';
import { startScreening } from '../../core/screenings/startScreening.ts';
import { enableSecondFactor, startSecondFactor } from '../../core/secondFactor/changeSecondFactor.ts';
import { createCandidates } from '../../core/testing/createCandidates.ts';
import { createAccessToken } from '../../core/tokens/createAccessToken.ts';
import { createWebhook } from '../../core/webhooks/createWebhook.ts';
import { updateWebhook } from '../../core/webhooks/updateWebhook.ts';
import { PluginError, type PluginErrorCode } from '../../plugins/contract.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { packIds } from '../../schema/common/packColumns.ts';
import { createUploadGate } from '../uploads/createUploadGate.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { encodeForm, textFile, uploadForm } from './testing/multipart.ts';

interface Provoked {
  status: number;
  code: unknown;
}

/** Documents that a reader gives up on. The readers' own tests cover what makes a real document do so. */
const hopeless: Record<string, PluginErrorCode> = {
  'locked.pdf': 'ENCRYPTED',
  'bomb.docx': 'BOMB',
  'slow.pdf': 'TIMEOUT',
  'stopped.pdf': 'ABORTED',
  'scan.pdf': 'NO_TEXT',
  'russian-scan.pdf': 'LANGUAGE_MISSING',
};

describe('each error code', () => {
  const uploadGate = createUploadGate({ mostBytes: 64 * 1024 * 1024, longestWaitMs: 10 });
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, rates: { signIn: 25, requests: 500 }, uploadGate });
    const { read } = server.ctx.documents;
    server.ctx.documents.read = (input) => {
      const code = hopeless[input.name];
      return code ? Promise.reject(new PluginError(code, 'as named')) : read(input);
    };
    ({ token, ctx } = await server.signIn());
  });
  afterAll(() => server.close());

  async function rest(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: string | object,
    headers: Record<string, string> = {},
  ): Promise<Provoked> {
    const answer = await server.request({ method, url: `/api${url}`, token, headers, ...(payload !== undefined && { payload }) });
    return { status: answer.statusCode, code: answer.json().code };
  }

  async function readFile(file: File): Promise<Provoked> {
    const form = new FormData();
    form.set('file', file);
    const { payload, headers } = await encodeForm(form);
    return rest('POST', '/extract/jd-text', payload, headers);
  }

  /** The code in a mutation's error union, where the response itself is a success. */
  async function mutate(name: string, type: string, input: object): Promise<Provoked> {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ... on AppError { code } } }`;
    const { data } = await server.graphql(query, { token, variables: { input } });
    const code = data[name].code as ErrorCode;
    return { status: errorTable[code].status, code };
  }

  const name = (pluginFile: string) => readFile(textFile(pluginFile, 'x'));
  const json = { 'content-type': 'application/json' };

  async function repeat(times: number, ask: (index: number) => Promise<Provoked>): Promise<Provoked> {
    let last = await ask(0);
    for (let index = 1; index < times; index++) last = await ask(index);
    return last;
  }

  const provocations: Record<ErrorCode, () => Promise<Provoked>> = {
    UNAUTHENTICATED: async () => {
      const answer = await server.request({ method: 'GET', url: '/api/auth/me' });
      return { status: answer.statusCode, code: answer.json().code };
    },
    WRONG_CODE: () => rest('POST', '/auth/verify', { email: 'nobody@example.com', code: '000000' }),
    SECOND_FACTOR_NEEDED: async () => {
      const email = 'two@example.com';
      const { ctx: careful } = await server.signIn(email);
      const { secret } = await startSecondFactor(careful);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: careful.now().getTime() });
      await enableSecondFactor(careful, { code });
      await rest('POST', '/auth/request', { email });
      const { id: codeId } = await ctx.db.signInCode.findFirstOrThrow({ where: { email } });
      await sendSignInCode(server.ctx, { codeId });
      return rest('POST', '/auth/verify', { email, code: /\d{6}/.exec(server.mails.at(-1)?.text ?? '')?.[0] });
    },
    TOO_MANY_STREAMS: async () => {
      const { token: busy } = await server.signIn();
      const url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/graphql/streams`;
      const leave = new AbortController();
      const headers = { ...json, authorization: `Bearer ${busy}` };
      const body = JSON.stringify({ operations: { a: { query: 'subscription { jobUpdated { kind } }' } } });
      const open = () => fetch(url, { method: 'POST', headers, body, signal: leave.signal });
      for (let streams = 0; streams < 40; streams++) await open();
      const refused = await open();
      const { errors } = (await refused.json()) as { errors: { extensions: { code: ErrorCode } }[] };
      leave.abort();
      return { status: refused.status, code: errors[0]?.extensions.code };
    },
    NOT_ALLOWED: () => rest('GET', '/projects', undefined, { origin: 'https://evil.example' }),
    SCOPE_MISSING: async () => {
      const { token: reading } = await createAccessToken(ctx, { name: 'reads', scopes: ['read'] });
      const answer = await server.request({ method: 'POST', url: '/api/projects', token: reading, payload: { title: 'x' } });
      return { status: answer.statusCode, code: answer.json().code };
    },
    NOT_LOCAL: () => rest('GET', '/projects', undefined, { host: 'evil.example' }),
    NOT_FOUND: () => rest('GET', '/projects/nothing'),
    CONFLICT: async () => {
      const { id, currentRevisionId } = await createProject(ctx, { title: 'Contested', skills: ['Go'] });
      const write = (baseRevisionId: string | null) =>
        mutate('updateRequirements', 'UpdateRequirementsInput', { projectId: id, baseRevisionId, requiredSkills: ['C'] });
      await server.graphql('mutation ($input: UpdateRequirementsInput!) { updateRequirements(input: $input) { __typename } }', {
        token,
        variables: { input: { projectId: id, requiredSkills: ['D'] } },
      });
      return write(currentRevisionId);
    },
    IDEMPOTENCY_MISMATCH: async () => {
      await rest('POST', '/projects', { title: 'A' }, { 'idempotency-key': 'k' });
      return rest('POST', '/projects', { title: 'B' }, { 'idempotency-key': 'k' });
    },
    REQUEST_RUNNING: async () => {
      await rest('POST', '/projects', { title: 'A' }, { 'idempotency-key': 'running' });
      await ctx.db.idempotencyKey.updateMany({ where: { key: 'running' }, data: { status: null } });
      return rest('POST', '/projects', { title: 'A' }, { 'idempotency-key': 'running' });
    },
    BLIND_REVIEW: () => mutate('updateProfile', 'UpdateProfileInput', { fullName: '██████' }),
    INVALID_INPUT: () => rest('POST', '/projects', {}),
    MALFORMED: () => rest('POST', '/projects', '{', json),
    TOO_MANY_CODES: () => repeat(6, () => rest('POST', '/auth/request', { email: 'eager@example.com' })),
    TOO_MANY_TRIES: () => repeat(11, () => rest('POST', '/auth/verify', { email: 'locked@example.com', code: '000000' })),
    // Keep it last among the sign-in calls: it uses up their limit.
    TOO_MANY_REQUESTS: () => repeat(26, (index) => rest('POST', '/auth/request', { email: `caller${index}@example.com` })),
    TOO_MANY_FILES: () => mutate('startScreening', 'StartScreeningInput', { expectedJobDescriptions: 1, expectedResumes: 50 }),
    NO_JOB_DESCRIPTION: () => mutate('startScreening', 'StartScreeningInput', { expectedJobDescriptions: 0, expectedResumes: 1 }),
    NO_RESUMES: () => mutate('startScreening', 'StartScreeningInput', { expectedJobDescriptions: 1, expectedResumes: 0 }),
    SCREENING_ENDED: async () => {
      const { id: screeningId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
      await cancelScreening(ctx, { screeningId });
      const query = 'mutation ($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { ... on AppError { code } } }';
      const form = await encodeForm(uploadForm(query, { screeningId, kind: 'RESUME' }, [textFile('a.txt', 'x')]));
      const { code } = (await server.request({ method: 'POST', url: '/graphql', token, ...form })).json().data.uploadDocuments;
      return { status: errorTable[code as ErrorCode].status, code };
    },
    NO_EMAIL_ADDRESS: async () => {
      const { candidates } = await createCandidates(ctx, 1);
      return mutate('contactCandidate', 'ContactCandidateInput', { candidateId: candidates[0]?.id, subject: 'a', text: 'b' });
    },
    NO_MAIL_SERVER: async () => {
      const mailer = server.ctx.mailer as { delivers: boolean };
      mailer.delivers = false;
      const selection = { ids: packIds(['018f0000-0000-7000-8000-000000000000']) };
      const answer = await mutate('bulkInvite', 'BulkInviteInput', { selection, subject: 'a', text: 'b' });
      mailer.delivers = true;
      return answer;
    },
    NOT_FETCHED: async () => {
      const { candidates } = await createCandidates(ctx, 1);
      const { id, projectId } = await startScreening(ctx, {
        projectId: candidates[0]?.projectId,
        expectedJobDescriptions: 1,
        expectedResumes: 1,
      });
      await ctx.db.$transaction((tx) => orderFiles(ctx, tx, { screeningId: id, urls: ['https://files.example.com/cv.pdf'] }));
      const { id: documentId } = await ctx.db.document.findFirstOrThrow({ where: { projectId } });
      await fetchDocument(ctx, { documentId, signal: new AbortController().signal, lastAttempt: true });
      const { failures } = (await server.request({ method: 'GET', url: `/api/screenings/${id}`, token })).json();
      return { status: errorTable[failures[0].code as ErrorCode].status, code: failures[0].code };
    },
    NO_PROPOSAL: async () => {
      const { projectId } = await createCandidates(ctx, 0);
      return rest('POST', `/projects/${projectId}/decisions/take`, { shares: { skills: 100 } });
    },
    IMPACT_RATIO_FALLS: async () => {
      const shares = await decideEnough(ctx);
      const { id } = await ctx.db.project.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
      const { proposal } = await decisionReport(ctx);
      if (proposal === null) throw new Error('A proposal was expected.');
      const rank = async (weights: FacetWeight[] | null) =>
        (await rankCandidates(ctx, { projectId: id, weights, take: 30 })).items.map((one) => one.id);
      const [before, after] = [await rank(null), await rank(proposedWeights(proposal))];
      const [rising, falling] = [after.slice(0, 15), after.slice(15)];
      // One man and one woman above the median, then only the man.
      const pick = (ids: string[], above: boolean) => ids.find((one) => before.indexOf(one) < 15 === above) ?? '';
      await setSelfReport(ctx, { candidateId: pick(rising, true), sex: 'MALE' });
      await setSelfReport(ctx, { candidateId: pick(falling, true), sex: 'FEMALE' });
      return rest('POST', `/projects/${id}/decisions/take`, { shares });
    },
    WEBHOOK_OFF: async () => {
      const { id } = await createWebhook(ctx, { url: 'http://127.0.0.1:9', events: ['job.finished'] });
      await updateWebhook(ctx, { id, active: false });
      return rest('POST', `/webhooks/${id}/deliveries/${id}/replay`);
    },
    METHOD_NOT_ALLOWED: () => rest('PUT', '/projects'),
    BODY_TOO_LARGE: () => rest('POST', '/projects', `{"title":"${'x'.repeat(5_000_000)}"}`, json),
    UNSUPPORTED_MEDIA_TYPE: () => rest('POST', '/projects', 'title', { 'content-type': 'text/plain' }),
    QUERY_TOO_COMPLEX: async () => {
      const { status, errors } = await server.graphql('{ projects(first: 100) { edges { node { scoreMatrix { ids } } } } }', {
        token,
      });
      return { status, code: errors[0]?.extensions['code'] };
    },
    INTERNAL: async () => {
      const { read } = server.ctx.documents;
      server.ctx.documents.read = () => Promise.reject(new TypeError('a bug'));
      const answer = await readFile(textFile('a.txt', 'x'));
      server.ctx.documents.read = read;
      return answer;
    },
    UPLOADS_BUSY: async () => {
      const share = await uploadGate.enter(64 * 1024 * 1024, { caller: ctx.viewer?.userId ?? '' });
      const answer = await readFile(textFile('a.txt', 'x'));
      share?.free();
      return answer;
    },
    DISK_FULL: async () => {
      const { read } = server.ctx.documents;
      server.ctx.documents.read = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
      const answer = await readFile(textFile('a.txt', 'x'));
      server.ctx.documents.read = read;
      return answer;
    },
    UNAVAILABLE: async () => {
      const { read } = server.ctx.documents;
      server.ctx.documents.read = () =>
        Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
      const answer = await readFile(textFile('a.txt', 'x'));
      server.ctx.documents.read = read;
      return answer;
    },
    UNSUPPORTED_KIND: () =>
      readFile(new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52)], 'a.png')),
    EMPTY_FILE: () => readFile(textFile('a.txt', '')),
    CORRUPT: () => readFile(textFile('a.pdf', '%PDF-1.7\nbroken')),
    TOO_LARGE: () => readFile(textFile('a.txt', 'x'.repeat(10 * 1024 * 1024 + 1))),
    ENCRYPTED: () => name('locked.pdf'),
    BOMB: () => name('bomb.docx'),
    TIMEOUT: () => name('slow.pdf'),
    ABORTED: () => name('stopped.pdf'),
    NO_TEXT: () => name('scan.pdf'),
    LANGUAGE_MISSING: () => name('russian-scan.pdf'),
  };

  it.each(Object.entries(provocations))('%s can be provoked, and has its status', async (code, provoke) => {
    expect(await provoke()).toEqual({ status: errorTable[code as ErrorCode].status, code });
  });
});
