import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Plugin } from '../../../plugins/contract.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

const people = 40;
const candidates = Array.from({ length: people }, (_, index) => ({
  full_name: `Ada ${index}`,
  skills: ['Python', `Skill ${index}`],
}));
const scored = candidates.map(({ full_name, skills }) => ({ full_name, candidate_skills: skills }));

describe('a long list that is not stored', () => {
  let server: TestServer;
  let token: string;
  let sinceTurn = 0;
  let most = 0;
  let watching: NodeJS.Immediate;

  /** A comparison that takes three milliseconds of processor time per candidate. */
  const work = (count: number) => {
    const until = performance.now() + 3 * count;
    while (performance.now() < until);
    sinceTurn += count;
    most = Math.max(most, sinceTurn);
  };
  const slow = (plugin: Plugin): Plugin => {
    if (plugin.kind === 'facet' && plugin.id === 'skills')
      return {
        ...plugin,
        score(facts, requirements) {
          work(1);
          return plugin.score(facts, requirements);
        },
      };
    if (plugin.kind !== 'comparison') return plugin;
    return {
      ...plugin,
      compare(given, options) {
        work(given.length);
        return plugin.compare(given, options);
      },
    };
  };
  const watch = () => {
    sinceTurn = 0;
    watching = setImmediate(watch);
  };
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins.map(slow) });
    ({ token } = await server.signIn());
    watch();
  });
  beforeEach(() => {
    most = 0;
  });
  afterAll(async () => {
    clearImmediate(watching);
    await server.close();
  });

  it.each([
    ['score/batch', { required_skills: ['Python'], candidates: scored }],
    ['achievers', { required_skills: ['Python'], candidates }],
    ['differences', { candidates }],
    ['differences/ordered', { candidates }],
    ['uniqueness', { candidates }],
  ])('lets others have their turn after a few candidates: %s', async (path, payload) => {
    const answer = await server.request({ method: 'POST', url: `/api/analysis/${path}`, token, payload });
    expect(answer.statusCode).toBe(200);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(people / 4);
  });
});
