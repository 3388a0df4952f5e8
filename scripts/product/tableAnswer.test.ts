import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

const file = path.join(projectFolder(), 'schema', 'persistedOperations.json');
const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

let importer: Importer;
let id: string;
beforeAll(async () => {
  importer = await openImporter();
  const { prisma } = importer.database!;
  const project = await prisma.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  id = btoa(`Project:${project.id}`);
  const people = Array.from({ length: 400 }, (_, index) => ({ projectId: project.id, fullName: `Ann ${index}` }));
  await prisma.candidate.createMany({ data: people });
});
afterAll(() => importer.close());

/** Sends one of the web app's operations by its hash. */
async function send(name: string, variables: object) {
  const [sha256Hash] = operations.find(([, text]) => text.startsWith(`query ${name}(`)) ?? [];
  const answer = await fetch(`${importer.env['NOA_URL']}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${importer.env['NOA_TOKEN']}`,
      'content-type': 'application/json',
      'accept-encoding': 'br',
    },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { sha256Hash } } }),
  });
  return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
}

it('sends the table of a position compressed, and no other answer to the web app', async () => {
  const table = await send('fetchTableQuery', { id });
  expect(JSON.parse(table.text).data.node.scoreMatrix).toMatchObject({ count: 400 });
  const names = await send('useNamesQuery', { ids: Array.from({ length: 50 }, () => id) });
  expect(JSON.parse(names.text).data.nodes).toHaveLength(50);
  expect(names.text.length).toBeGreaterThan(1024);
  expect([table.encoding, names.encoding]).toEqual(['br', null]);
});
