import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { countQueries } from '../../http/testing/countQueries.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

let server: TestServer;
let counted: ReturnType<typeof countQueries>;
beforeAll(async () => {
  server = await createTestServer({ plugins: builtInPlugins, replaceDatabase: (url) => (counted = countQueries(url)).db });
});
afterAll(() => server.close());

it('reading a candidate takes two statements: one for the caller, one for all data', async () => {
  const { token } = await server.signIn();
  const { id: projectId } = await seedCandidates(server.ctx, { position: 'Backend Engineer', count: 3 });
  const { id, fullName } = await server.ctx.db.candidate.findFirstOrThrow({ where: { projectId } });
  const get = () => server.request({ method: 'GET', url: `/api/candidates/${id}`, token });
  // Facet slots are read only once per process.
  await get();
  const sent = await counted.during(async () => {
    expect((await get()).json()).toMatchObject({ id, full_name: fullName });
  });
  expect(sent).toHaveLength(2);
});
