import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getViewer } from '../../../core/accounts/getViewer.ts';
import { addActivity } from '../../../core/activities/addActivity.ts';
import { startBulk } from '../../../core/bulk/startBulk.ts';
import { moveCandidate } from '../../../core/candidates/stages/moveCandidate.ts';
import { startRenewal } from '../../../core/renewal/startRenewal.ts';
import { saveCandidate } from '../../../core/saved/saveCandidate.ts';
import { cancelScreening } from '../../../core/screenings/cancelScreening.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { makeToken } from '../../../core/secrets/token.ts';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type GraphqlData, type TestServer } from '../testing/createTestServer.ts';
import { textFile } from '../testing/multipart.ts';
import { type OpenStream, openStream } from '../testing/openStream.ts';

const follow = 'subscription ($id: ID!) { screeningUpdated(id: $id) { internalId state filesProcessed phase } }';

describe('subscriptions', () => {
  let server: TestServer;
  let address: string;
  const open: OpenStream[] = [];
  const allow = ['@example.com', 'leaving@example.org'];
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, change: { signInAllow: () => allow } });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const stream of open) stream.close();
    await server.close();
  });

  async function subscribe(token: string | null, query: string, variables: Record<string, unknown> = {}): Promise<OpenStream> {
    const stream = await openStream(`${address}/graphql`, { token, body: { query, variables } });
    open.push(stream);
    return stream;
  }

  it('tell each change of a screening, from where it stands to its end', async () => {
    const { ctx, token } = await server.signIn();
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const stream = await subscribe(token, follow, { id });
    expect(await stream.next()).toMatchObject({
      data: { screeningUpdated: { internalId: id, state: 'UPLOADING', filesProcessed: 0 } },
    });
    await uploadDocuments(ctx, { screeningId: id, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
    await uploadDocuments(ctx, {
      screeningId: id,
      kind: 'RESUME',
      files: [textFile('ada.txt', resumeText('Ada Byron', 'Python'))],
    });
    await drainQueue(server);
    const rest = await stream.rest();
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.at(-1)).toMatchObject({ data: { screeningUpdated: { state: 'COMPLETED', phase: 'DONE', filesProcessed: 2 } } });
  });

  it('tell every note on a candidate, to everyone who has it open', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()];
    const { candidates } = await createCandidates(ada.ctx, 2);
    const [candidateId = '', other = ''] = candidates.map(({ id }) => id);
    const query =
      'subscription ($id: ID!) { activityAdded(candidateId: $id) { activities(first: 5, notes: true) { edges { node { note } } } } }';
    const stream = await subscribe(bob.token, query, { id: candidateId });
    const notes = async () => {
      const { data } = (await stream.next()) as { data: GraphqlData };
      return data['activityAdded'].activities.edges.map(({ node }: GraphqlData) => node['note']);
    };
    expect(await notes()).toEqual([]);
    await addActivity(ada.ctx, { candidateId: other, type: 'NOTE', note: 'Elsewhere.' });
    await addActivity(ada.ctx, { candidateId, type: 'NOTE', note: 'Call her.' });
    expect(await notes()).toEqual(['Call her.']);
  });

  it('tell every move to another stage, of one candidate or many, to everyone who has the board or the candidate open', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()];
    const { projectId, candidates } = await createCandidates(ada.ctx, 2);
    const other = await createCandidates(ada.ctx, 1);
    const [first = '', second = ''] = candidates.map(({ id }) => id);
    const board = await subscribe(
      bob.token,
      'subscription ($id: ID!) { stageMoved(projectId: $id) { stageMoves(first: 5) { edges { node { toStage } } } } }',
      { id: projectId },
    );
    const stages = async () => {
      const { data } = (await board.next()) as { data: GraphqlData };
      return data['stageMoved'].stageMoves.edges.map(({ node }: GraphqlData) => node['toStage']);
    };
    const page = await subscribe(bob.token, 'subscription ($id: ID!) { activityAdded(candidateId: $id) { stage } }', {
      id: first,
    });
    expect(await stages()).toEqual([]);
    expect(await page.next()).toEqual({ data: { activityAdded: { stage: 'APPLIED' } } });
    await moveCandidate(ada.ctx, { candidateId: other.candidates[0]?.id ?? '', stage: 'OFFER' });
    await moveCandidate(ada.ctx, { candidateId: first, stage: 'INTERVIEW' });
    expect(await stages()).toEqual(['INTERVIEW']);
    expect(await page.next()).toEqual({ data: { activityAdded: { stage: 'INTERVIEW' } } });
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await startBulk(ada.ctx, { kind: 'moveStage', selection: { ids: [second] }, background: true, input: { stage: 'HIRED' } });
    await drainQueue(server);
    expect(await stages()).toEqual(['HIRED', 'INTERVIEW']);
  });

  it('tell jobs to their owner only', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()];
    const query = 'subscription { jobUpdated { kind state total screening { internalId } } }';
    const [hers, his] = [await subscribe(ada.token, query), await subscribe(bob.token, query)];
    const { id } = await startScreening(ada.ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    const own = await startScreening(bob.ctx, { expectedJobDescriptions: 1, expectedResumes: 3 });
    expect(await hers.next()).toEqual({
      data: { jobUpdated: { kind: 'screening', state: 'PENDING', total: 3, screening: { internalId: id } } },
    });
    expect(await his.next()).toEqual({
      data: { jobUpdated: { kind: 'screening', state: 'PENDING', total: 4, screening: { internalId: own.id } } },
    });
  });

  it('tell notifications to whom they are for', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()];
    const query = 'subscription { notificationAdded { kind read candidateCount authorName candidate { displayName } } }';
    const hers = await subscribe(ada.token, query);
    const project = { create: { title: 'Analyst', department: '', location: '', type: '', level: '' } };
    const { id } = await ada.ctx.db.candidate.create({ data: { fullName: 'Grace Hopper', project } });
    await saveCandidate(ada.ctx, { candidateId: id, status: 'SAVED' });
    await addActivity(ada.ctx, { candidateId: id, type: 'NOTE', note: 'Her own note tells her nothing.' });
    await addActivity(bob.ctx, { candidateId: id, type: 'NOTE', note: 'Call her.' });
    expect(await hers.next()).toEqual({
      data: {
        notificationAdded: {
          kind: 'NOTE_ON_SAVED',
          read: false,
          candidateCount: 1,
          authorName: (await getViewer(bob.ctx)).email,
          candidate: { displayName: 'Grace Hopper' },
        },
      },
    });
    const mark =
      'mutation { markNotificationsRead(input: {}) { ... on MarkNotificationsReadPayload { viewer { unreadNotifications } } } }';
    expect((await server.graphql('{ viewer { unreadNotifications } }', { token: ada.token })).data).toEqual({
      viewer: { unreadNotifications: 1 },
    });
    expect((await server.graphql(mark, { token: ada.token })).data).toEqual({
      markNotificationsRead: { viewer: { unreadNotifications: 0 } },
    });
  });

  it('tell the renewal of results to everybody, who may stop it and go on with it', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()];
    await ada.ctx.db.candidate.create({
      data: {
        project: { create: { title: 'Analyst', department: '', location: '', type: '', level: '' } },
        score: { create: { projectId: randomUUID(), values: [], details: {}, matchedSkills: 0 } },
      },
    });
    const job = await startRenewal(ada.ctx);
    const stream = await subscribe(bob.token, 'subscription { jobUpdated { id kind state } }');
    const { data } = (await stream.next()) as { data: { jobUpdated: { id: string } } };
    expect(data.jobUpdated).toMatchObject({ kind: 'renewal', state: 'PENDING' });
    const input = { jobId: data.jobUpdated.id };
    const stop =
      'mutation ($input: StopRenewalInput!) { stopRenewal(input: $input) { ... on StopRenewalPayload { renewal { state } } } }';
    expect((await server.graphql(stop, { token: bob.token, variables: { input } })).data).toEqual({
      stopRenewal: { renewal: { state: 'REVOKED' } },
    });
    expect((await server.graphql('{ renewal { internalId state } }', { token: ada.token })).data).toEqual({
      renewal: { internalId: job?.id, state: 'REVOKED' },
    });
    const goOn =
      'mutation ($input: ContinueRenewalInput!) { continueRenewal(input: $input) { ... on ContinueRenewalPayload { renewal { state } } } }';
    expect((await server.graphql(goOn, { token: bob.token, variables: { input } })).data).toEqual({
      continueRenewal: { renewal: { state: 'PENDING' } },
    });
    await drainQueue(server);
    expect((await server.graphql('{ renewal { state } }', { token: ada.token })).data).toEqual({ renewal: null });
  });

  it('begin with the jobs that are running', async () => {
    const { ctx, token } = await server.signIn();
    await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const stream = await subscribe(token, 'subscription { jobUpdated { state } }');
    expect(await stream.next()).toEqual({ data: { jobUpdated: { state: 'PENDING' } } });
  });

  it('tell one job from its state to its end, even when it ended before anybody listened', async () => {
    const { ctx, token } = await server.signIn();
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const id = screening.jobId;
    const query = 'subscription ($id: ID!) { jobUpdated(id: $id) { internalId state } }';
    const early = await subscribe(token, query, { id });
    expect(await early.next()).toEqual({ data: { jobUpdated: { internalId: id, state: 'PENDING' } } });
    await cancelScreening(ctx, { screeningId: screening.id });
    const end = { data: { jobUpdated: { internalId: id, state: 'REVOKED' } } };
    expect(await early.rest()).toEqual([end]);
    expect(await (await subscribe(token, query, { id })).rest()).toEqual([end]);
    const stranger = await subscribe((await server.signIn()).token, query, { id });
    expect(await stranger.next()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  it('end with the session', async () => {
    const { ctx, token, userId } = await server.signIn();
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const stream = await subscribe(token, follow, { id });
    await stream.next();
    await ctx.db.session.updateMany({ where: { userId }, data: { revokedAt: ctx.now() } });
    ctx.events.publish('screening', { id });
    expect(await stream.rest()).toEqual([]);
  });

  it('end when the operator takes the caller off the list', async () => {
    const { ctx, token } = await server.signIn('leaving@example.org');
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const stream = await subscribe(token, follow, { id });
    await stream.next();
    allow.pop();
    ctx.events.publish('screening', { id });
    expect(await stream.rest()).toEqual([]);
  });

  it('end with the personal access token', async () => {
    const { ctx, userId } = await server.signIn();
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const { token, tokenHash } = makeToken('personal');
    await ctx.db.apiToken.create({ data: { userId, name: 'script', tokenHash } });
    const stream = await subscribe(token, follow, { id });
    expect(await stream.next()).toMatchObject({ data: { screeningUpdated: { internalId: id } } });
    await ctx.db.apiToken.updateMany({ where: { userId }, data: { revokedAt: ctx.now() } });
    ctx.events.publish('screening', { id });
    expect(await stream.rest()).toEqual([]);
  });

  it('stop listening when the caller disconnects', async () => {
    const { ctx, token } = await server.signIn();
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const before = server.openStreams();
    const stream = await subscribe(token, follow, { id });
    await stream.next();
    expect(server.openStreams()).toBe(before + 1);
    stream.close();
    await expect.poll(() => server.openStreams()).toBe(before);
  });

  it('are refused without an id', async () => {
    const { token } = await server.signIn();
    const stream = await subscribe(token, follow, { id: '01890a5d-ac96-774b-bcce-b302099a8057' });
    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});
