import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBulk } from '../../../core/bulk/startBulk.ts';
import { moveCandidate } from '../../../core/candidates/stages/moveCandidate.ts';
import type { Ctx } from '../../../core/context.ts';
import { createCandidate } from '../../../core/corrections/createCandidate.ts';
import { cleanUp } from '../../../core/maintenance/cleanUp.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { saveRequirements } from '../../../core/projects/requirements/saveRequirements.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { openReceiver, type Receiver } from '../../../core/testing/openReceiver.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { sendDeliveries } from '../../../core/webhooks/sendDeliveries.ts';
import { webhookEvents } from '../../../core/webhooks/webhookEvents.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';
import { textFile } from '../../http/testing/multipart.ts';
import { createOutgoing } from '../../outgoing/createOutgoing.ts';
import { presentEvent } from './presentEvent.ts';

const hour = 3_600_000;

/** With hundreds of messages on a busy machine, answers are late but do arrive. */
const patient = createOutgoing({ allowPrivate: true, timeoutMs: 60_000 });
const impatient = createOutgoing({ allowPrivate: true, timeoutMs: 2_000 });

describe('webhooks', () => {
  let patience = patient;
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let receiver: Receiver;
  beforeEach(async () => {
    patience = patient;
    server = await createTestServer({
      plugins: builtInPlugins,
      outgoing: { ...patient, post: (request) => patience.post(request) },
    });
    // Signatures include the time, and receivers refuse old ones.
    server.clock.now = new Date();
    ({ token, ctx } = await server.signIn());
    receiver = await openReceiver();
  });
  afterEach(async () => {
    receiver.close();
    await server.close();
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.request({ method, url: `/api${url}`, token, ...(payload && { payload }) });
  const make = async (events: string[] = ['candidate.created']) =>
    (await call('POST', '/webhooks', { url: receiver.url, events })).json();
  const send = () => sendDeliveries(server.ctx, { present: presentEvent, signal: new AbortController().signal });
  const later = (ms: number) => void (server.clock.now = new Date(server.clock.now.getTime() + ms));
  const deliveries = async (id: string) => (await call('GET', `/webhooks/${id}/deliveries`)).json().items;
  const messages = () => receiver.received.map(({ body }) => JSON.parse(body));

  it('are created with a ping, shown with their secret once, changed and deleted', async () => {
    const made = await call('POST', '/webhooks', { url: receiver.url, events: ['job.finished'], description: 'ATS' });
    expect(made.statusCode).toBe(201);
    const { secret, ...shown } = made.json();
    expect(secret).toMatch(/^whsec_/);
    expect(shown).toMatchObject({
      url: receiver.url,
      events: ['job.finished'],
      description: 'ATS',
      active: true,
      failing_since: null,
    });
    const list = await call('GET', '/webhooks');
    expect(list.json().items).toEqual([shown]);
    expect(list.body).not.toContain(secret);
    expect(JSON.stringify(await ctx.db.webhook.findMany())).not.toContain(secret.slice(6));
    await send();
    expect(messages()).toEqual([{ type: 'ping', timestamp: expect.any(String), data: { webhook_id: shown.id } }]);
    const { headers, body } = receiver.received[0] ?? { headers: {}, body: '' };
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'ping' });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow(/signature/);
    const changed = await call('PATCH', `/webhooks/${shown.id}`, { active: false, events: ['stage.changed'] });
    expect(changed.json()).toMatchObject({ active: false, events: ['stage.changed'], url: receiver.url });
    const stranger = await server.signIn();
    const theirs = await server.request({ method: 'DELETE', url: `/api/webhooks/${shown.id}`, token: stranger.token });
    expect(theirs.statusCode).toBe(404);
    expect((await call('DELETE', `/webhooks/${shown.id}`)).statusCode).toBe(204);
    expect((await call('GET', `/webhooks/${shown.id}/deliveries`)).statusCode).toBe(404);
  });

  it.each([
    [{ url: 'http://example.com/', events: ['job.finished'] }, '/url'],
    [{ url: 'https://user:pw@example.com/', events: ['job.finished'] }, '/url'],
    [{ url: 'https://example.com/', events: [] }, '/events'],
    [{ url: 'https://example.com/', events: ['anything'] }, '/events/0'],
  ])('are refused as %j', async (payload, pointer) => {
    const answer = await call('POST', '/webhooks', payload);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  });

  it('tell of every event, with the shapes of REST', async () => {
    await make([...webhookEvents]);
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    const { id: screeningId, projectId } = screening;
    await uploadDocuments(ctx, { screeningId, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
    const files = [textFile('ada.txt', resumeText('Ada Byron', 'Python, Django')), textFile('empty.txt', '')];
    await uploadDocuments(ctx, { screeningId, kind: 'RESUME', files });
    await drainQueue(server);
    const { id: candidateId } = await ctx.db.candidate.findFirstOrThrow({ where: { projectId } });
    await moveCandidate(ctx, { candidateId, stage: 'OFFER' });
    await send();
    const told = Object.fromEntries(messages().map(({ type, data }) => [type, data]));
    expect(Object.keys(told).sort()).toEqual([...webhookEvents, 'ping'].sort());
    const { resume: _resume, ...candidate } = (await call('GET', `/candidates/${candidateId}`)).json();
    expect(told['candidate.created']).toEqual(candidate);
    expect(told['candidate.scored']).toMatchObject({
      candidate_id: candidateId,
      score: candidate.score,
      facets: candidate.facets,
    });
    expect(told['stage.changed']).toEqual({ candidate_id: candidateId, project_id: projectId, from: 'Applied', to: 'Offer' });
    expect(told['requirement.revised']).toEqual((await call('GET', `/projects/${projectId}/requirements`)).json());
    expect(told['job.finished']).toEqual((await call('GET', `/bulk/${screening.jobId}`)).json());
    expect(told['screening.finished']).toMatchObject({
      id: screeningId,
      project_id: projectId,
      state: 'COMPLETED',
      total: 3,
      done: 2,
      failed: 1,
      candidates: [candidate],
      failures: [{ file_name: 'empty.txt', code: 'EMPTY_FILE', message: 'The file is empty.' }],
    });
    await send();
    expect(receiver.received).toHaveLength(7);
  });

  it('go on with a webhook that became free while more were looked for', async () => {
    const { id } = await make();
    const { id: projectId } = await createProject(ctx, { title: 'Florist' });
    await ctx.db.candidate.createMany({ data: Array.from({ length: 6 }, (_, at) => ({ projectId, fullName: `Person ${at}` })) });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    patience = {
      ...patient,
      post: async (request) => {
        await released;
        return patient.post(request);
      },
    };
    let claims = 0;
    const whileFirstEnd = async () => {
      claims += 1;
      if (claims !== 2) return;
      release();
      const delivered = async () =>
        (await deliveries(id)).filter(({ status }: { status: string }) => status === 'delivered').length;
      while ((await delivered()) < 4) await setTimeout(5);
    };
    const db = new Proxy(server.ctx.db, {
      get: (target, key) => {
        const own = Reflect.get(target, key);
        if (key !== '$queryRaw') return own;
        return async (sql: TemplateStringsArray, ...values: unknown[]) => {
          if (sql.join('').includes('due as materialized')) await whileFirstEnd();
          return target.$queryRaw(sql, ...values);
        };
      },
    });
    await sendDeliveries({ ...server.ctx, db }, { present: presentEvent, signal: new AbortController().signal });
    expect(receiver.received).toHaveLength(7);
  });

  it('are told exactly once of each change that was committed, and of nothing else', async () => {
    const { id } = await make(['stage.changed']);
    await send();
    const { id: projectId } = await createProject(ctx, { title: 'Florist' });
    const people = Array.from({ length: 600 }, (_, index) => ({ projectId, fullName: `Person ${index}` }));
    const ids = (await ctx.db.candidate.createManyAndReturn({ data: people, select: { id: true } })).map((row) => row.id);
    await startBulk(ctx, { kind: 'moveStage', selection: { projectId, ids }, input: { stage: 'OFFER' } });
    await drainQueue(server);
    const rolledBack = ctx.db.$transaction(async (tx) => {
      await tx.candidate.updateMany({ where: { projectId }, data: { stage: 'HIRED' } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await Promise.all([send(), send()]);
    const told: string[] = messages().flatMap(({ type, data }) => (type === 'ping' ? [] : data.candidate_id));
    expect(told.sort()).toEqual([...ids].sort());
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(601);
    const jobs = await ctx.db.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from graphile_worker.jobs where task_identifier = 'sendDeliveries' and key is null`;
    // One for the ping, one for each of the two transactions, and one with a key for what was still running.
    expect(jobs).toEqual([{ count: 3 }]);
    expect((await deliveries(id)).every(({ status }: { status: string }) => status === 'delivered')).toBe(true);
  });

  it('are tried again for a day while the receiver fails, under one id, and then replayed', async () => {
    const { id, secret } = await make();
    patience = impatient;
    const answers = [500, 302, 429, 'silence'] as const;
    let asked = 0;
    receiver.answer = (response) => {
      const status = answers[asked++] ?? 500;
      if (status !== 'silence') response.writeHead(status, { location: receiver.url }).end();
    };
    const errors: string[] = [];
    let attempts = 0;
    for (;;) {
      await send();
      const [delivery] = await deliveries(id);
      errors.push(delivery.last_error);
      ({ attempts } = delivery);
      if (delivery.status === 'failed') break;
      server.clock.now = new Date(delivery.next_attempt_at);
    }
    expect(errors.slice(0, 4)).toEqual(['HTTP 500', 'HTTP 302', 'HTTP 429', 'no answer within 2 s']);
    expect(attempts).toBe(11);
    expect(receiver.received).toHaveLength(11);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [failed] = await deliveries(id);
    receiver.answer = (response) => response.end('ok');
    server.clock.now = new Date();
    const replay = await call('POST', `/webhooks/${id}/deliveries/${failed.id}/replay`);
    expect([replay.statusCode, replay.json().status]).toEqual([202, 'pending']);
    await send();
    const last = receiver.received.at(-1);
    expect(last?.headers['webhook-id']).toBe(failed.id);
    expect(new Webhook(secret).verify(last?.body ?? '', last?.headers as Record<string, string>)).toMatchObject({ type: 'ping' });
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', attempts: 1, last_error: null }]);
    expect((await call('GET', '/webhooks')).json().items[0].failing_since).toBeNull();
  });

  it('are not held up by one that is slow', async () => {
    patience = impatient;
    const slow = await openReceiver();
    slow.answer = () => {};
    await call('POST', '/webhooks', { url: slow.url, events: ['candidate.created'] });
    await make();
    const sending = send();
    await expect.poll(() => receiver.received.length).toBe(1);
    const { id: projectId } = await createProject(ctx, { title: 'Florist' });
    await createCandidate(ctx, { projectId, name: 'Ada', source: 'REST' });
    await sending;
    await send();
    slow.close();
    expect(messages().map(({ type }) => type)).toEqual(['ping', 'candidate.created']);
  });

  it('are switched off with a notice when every attempt of three days failed, and can be switched on again', async () => {
    const { id } = await make();
    receiver.answer = (response) => response.writeHead(503).end();
    await send();
    later(71 * hour);
    await send();
    expect((await call('GET', '/webhooks')).json().items[0].active).toBe(true);
    later(2 * hour);
    await send();
    expect((await call('GET', '/webhooks')).json().items[0].active).toBe(false);
    expect(await ctx.db.notification.findMany({ select: { kind: true, params: true } })).toEqual([
      { kind: 'webhook-off', params: { webhookId: id } },
    ]);
    expect(await deliveries(id)).toMatchObject([{ status: 'failed' }]);
    await saveRequirements(ctx, { projectId: (await createProject(ctx, { title: 'Chef' })).id, requiredSkills: ['Salt'] });
    expect(await deliveries(id)).toHaveLength(1);
    receiver.answer = (response) => response.end();
    expect((await call('PATCH', `/webhooks/${id}`, { active: true })).json()).toMatchObject({
      active: true,
      failing_since: null,
    });
    await send();
    expect(await deliveries(id)).toMatchObject([{ event: 'ping', status: 'delivered' }, { status: 'failed' }]);
  });

  it('are switched off at once by 410, and when their owner may not sign in any more', async () => {
    receiver.answer = (response) => response.writeHead(410).end();
    await make();
    await send();
    expect((await call('GET', '/webhooks')).json().items[0].active).toBe(false);
    const before = receiver.received.length;
    await make();
    const closed = { ...server.ctx, signInAllow: () => ['@elsewhere.example'] };
    await sendDeliveries(closed, { present: presentEvent, signal: new AbortController().signal });
    expect(receiver.received).toHaveLength(before);
    expect(await ctx.db.webhook.count({ where: { disabledAt: null } })).toBe(0);
  });

  it('hide in blind review what identifies a candidate, and give only ids of deleted ones', async () => {
    await make();
    await ctx.db.user.updateMany({ data: { blindReview: true } });
    const { id: projectId } = await createProject(ctx, { title: 'Florist' });
    const { id } = await createCandidate(ctx, { projectId, name: 'Ada Byron', email: 'ada@example.com', source: 'REST' });
    await send();
    const text = receiver.received.at(-1)?.body ?? '';
    expect(text).toContain(id);
    expect(text).not.toMatch(/Ada|Byron|ada@/);
    const { id: gone } = await createCandidate(ctx, { projectId, name: 'Bob', source: 'REST' });
    await ctx.db.candidate.delete({ where: { id: gone } });
    await send();
    expect(messages().at(-1)).toMatchObject({ type: 'candidate.created', data: { id: gone, deleted: true } });
  });

  it('report jobs of their owner only', async () => {
    await make(['job.finished']);
    const other = await server.signIn();
    await startBulk(other.ctx, { kind: 'archive', selection: { ids: [] }, input: { archived: true } }).catch(() => undefined);
    await ctx.db.bulkJob.create({ data: { kind: 'archive', ownerId: other.userId } });
    await ctx.db.bulkJob.updateMany({ data: { state: 'SUCCESS', finishedAt: server.clock.now } });
    await send();
    expect(messages().map(({ type }) => type)).toEqual(['ping']);
  });

  it('keep their log for thirty days', async () => {
    const { id } = await make();
    await send();
    later(31 * 24 * hour);
    await cleanUp(server.ctx);
    expect(await ctx.db.webhookDelivery.count({ where: { webhookId: id } })).toBe(0);
  });

  it('are the same by GraphQL', async () => {
    const ask = (name: string, type: string, input: object, fields: string) =>
      server.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ... on AppError { code } ${fields} } }`, {
        token,
        variables: { input },
      });
    const made = await ask(
      'createWebhook',
      'CreateWebhookInput',
      { url: receiver.url, events: ['STAGE_CHANGED'] },
      '... on CreateWebhookPayload { secret webhook { id events active } }',
    );
    const { secret, webhook } = made.data.createWebhook;
    expect([secret, webhook.events, webhook.active]).toEqual([expect.stringMatching(/^whsec_/), ['STAGE_CHANGED'], true]);
    await send();
    const log = await server.graphql(
      '{ viewer { webhooks { id deliveries(first: 5) { totalCount edges { node { id event status attempts } } } } } }',
      {
        token,
      },
    );
    const [{ node: delivery }] = log.data.viewer.webhooks[0].deliveries.edges;
    expect(delivery).toMatchObject({ event: 'ping', status: 'DELIVERED', attempts: 1 });
    const replayed = await ask(
      'replayDelivery',
      'ReplayDeliveryInput',
      { webhookId: webhook.id, deliveryId: delivery.id },
      '... on ReplayDeliveryPayload { delivery { status } }',
    );
    expect(replayed.data.replayDelivery).toEqual({ delivery: { status: 'PENDING' } });
    const off = await ask(
      'updateWebhook',
      'UpdateWebhookInput',
      { id: webhook.id, active: false },
      '... on UpdateWebhookPayload { webhook { active } }',
    );
    expect(off.data.updateWebhook).toEqual({ webhook: { active: false } });
    const deleted = await ask(
      'deleteWebhook',
      'DeleteWebhookInput',
      { id: webhook.id },
      '... on DeleteWebhookPayload { deletedId }',
    );
    expect(deleted.data.deleteWebhook).toEqual({ deletedId: webhook.id });
  });
});
