import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity } from '../../core/activities/addActivity.ts';
import type { Ctx } from '../../core/context.ts';
import { savePreset } from '../../core/presets/savePreset.ts';
import { createProject } from '../../core/projects/createProject.ts';
import { saveRequirements } from '../../core/projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../../core/saved/saveCandidate.ts';
import { facetSlots } from '../../core/scoring/facetSlots.ts';
import { createCandidates } from '../../core/testing/createCandidates.ts';
import { createAccessToken } from '../../core/tokens/createAccessToken.ts';
import { createWebhook } from '../../core/webhooks/createWebhook.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRandom } from '../../scripts/seed/random.ts';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';

const rows = 23;
const limit = 4;
let skills = 0;

describe('a list that is read page by page', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
  });
  afterAll(() => server.close());

  /** Ids of all pages, along the Link headers; `between` changes the list after each page. */
  async function walk(path: string, between: () => Promise<unknown>): Promise<{ ids: string[]; sizes: number[] }> {
    const ids: string[] = [];
    const sizes: number[] = [];
    for (let url: string | undefined = `/api${path}?limit=${limit}`; url !== undefined; ) {
      const answer = await server.request({ method: 'GET', url, token });
      expect(answer.statusCode).toBe(200);
      const page = answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
      ids.push(...page);
      sizes.push(page.length);
      url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      await between();
    }
    return { ids, sizes };
  }
  const times = async (count: number, make: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index++) {
      // Some have the same time, so that only the id orders them.
      if (index % 3 === 0) server.clock.now = new Date(server.clock.now.getTime() + 1_000);
      await make(index);
    }
  };

  /** Fills a list, and returns a function that adds another row. */
  const lists: Record<
    string,
    () => Promise<{ path: string; add: () => Promise<unknown>; stored: () => Promise<{ id: string }[]> }>
  > = {
    projects: async () => {
      const add = () => createProject(ctx, { title: 'Engineer' });
      await times(rows, add);
      return { path: '/projects', add, stored: () => ctx.db.project.findMany() };
    },
    activities: async () => {
      const { candidates } = await createCandidates(ctx, 1);
      const candidateId = candidates[0]?.id ?? '';
      const add = () => addActivity(ctx, { candidateId, type: 'NOTE', note: 'Called.' });
      await times(rows, add);
      return { path: `/activities/${candidateId}`, add, stored: () => ctx.db.activity.findMany({ where: { candidateId } }) };
    },
    'saved candidates': async () => {
      const { candidates } = await createCandidates(ctx, rows + 20);
      const left = candidates.map(({ id }) => id);
      const add = () => saveCandidate(ctx, { candidateId: left.pop() ?? '' });
      await times(rows, add);
      return { path: '/saved-candidates', add, stored: () => ctx.db.savedCandidate.findMany() };
    },
    revisions: async () => {
      const { id: projectId } = await createProject(ctx, { title: 'Engineer' });
      const add = () => saveRequirements(ctx, { projectId, requiredSkills: [`Skill ${(skills += 1)}`] });
      await times(rows, add);
      return {
        path: `/projects/${projectId}/requirements/revisions`,
        add,
        stored: () => ctx.db.requirementRevision.findMany({ where: { projectId } }),
      };
    },
    tokens: async () => {
      const add = () => createAccessToken(ctx, { name: 'CI', scopes: ['read'] });
      await times(rows, add);
      return { path: '/tokens', add, stored: () => ctx.db.apiToken.findMany() };
    },
    presets: async () => {
      const add = () => savePreset(ctx, { name: `Preset ${(skills += 1)}`, scope: 'weights', payload: { skills: 1 } });
      await times(rows, add);
      return { path: '/presets', add, stored: () => ctx.db.preset.findMany() };
    },
    webhooks: async () => {
      const add = () => createWebhook(ctx, { url: 'https://hook.example.com/', events: ['job.finished'] });
      await times(rows, add);
      return { path: '/webhooks', add, stored: () => ctx.db.webhook.findMany() };
    },
    deliveries: async () => {
      const webhook = await ctx.db.webhook.findFirstOrThrow();
      const data = { webhookId: webhook.id, event: 'ping', entityId: webhook.id };
      const add = () => ctx.db.webhookDelivery.create({ data: { ...data, createdAt: ctx.now() } });
      await times(rows, add);
      const stored = () => ctx.db.webhookDelivery.findMany({ where: { webhookId: webhook.id } });
      return { path: `/webhooks/${webhook.id}/deliveries`, add, stored };
    },
    candidates: async () => {
      const { projectId } = await createCandidates(ctx, rows, () => ({ skills: [] }));
      const slots = [...(await facetSlots(ctx)).keys()];
      const scored = await ctx.db.candidate.findMany({ where: { projectId }, select: { id: true } });
      await ctx.db.candidateScore.createMany({
        data: scored.map(({ id }) => ({
          candidateId: id,
          projectId,
          values: slots.map(() => 50),
          details: {},
          matchedSkills: 1,
        })),
      });
      const random = createRandom(3);
      const shuffle = () =>
        ctx.db
          .$executeRaw`update candidate_scores set values = array(select (${random.below(50)}::int + (hashtext(candidate_id::text || ${random.below(1000)}::text) % 50 + 50) / 2)::float8 from unnest(values))
          where project_id = ${projectId}::uuid`;
      await shuffle();
      const add = async () => {
        await ctx.db.candidate.create({ data: { projectId, fullName: 'New Person', skills: [], createdAt: ctx.now() } });
        await shuffle();
      };
      return {
        path: `/projects/${projectId}/candidates`,
        add,
        stored: () => ctx.db.candidate.findMany({ where: { projectId } }),
      };
    },
  };

  it.each(Object.keys(lists))('gives each row of %s once, while rows are added and scores change', async (name) => {
    const { path, add, stored } = (await lists[name]?.()) ?? { path: '', add: async () => {}, stored: async () => [] };
    const before = (await stored()).map(({ id }) => id);
    const { ids, sizes } = await walk(path, add);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before));
    expect(sizes.length).toBeGreaterThanOrEqual(Math.ceil(rows / limit));
    for (const size of sizes.slice(0, -1)) expect(size).toBe(limit);
  });

  it('takes no cursor of another list or of somebody else', async () => {
    const { path } = (await lists['candidates']?.()) ?? { path: '' };
    const first = await server.request({ method: 'GET', url: `/api${path}?limit=${limit}`, token });
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const stranger = await server.signIn();
    for (const [url, by] of [
      [next, stranger.token],
      [next.replace(/^[^?]+/, '/api/projects'), token],
      [`/api${path}?cursor=x`, token],
    ] as const) {
      const answer = await server.request({ method: 'GET', url, token: by });
      expect([answer.statusCode, answer.json().errors[0]?.pointer]).toEqual([422, '/cursor']);
    }
  });
});
