import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type GraphqlData, type TestServer } from '../testing/createTestServer.ts';
import { encodeForm, uploadForm } from '../testing/multipart.ts';

interface Example {
  title: string;
  query: string;
  variables: string;
  answer: unknown;
}

const root = path.resolve(import.meta.dirname, '../../..');
const examples = readExamples(readFileSync(path.join(root, 'docs/graphql.md'), 'utf8'));

/** Ids from an answer, for later examples. */
const remember: Record<string, (data: GraphqlData) => Record<string, string>> = {
  '1. Make a position': (data) => ({ POSITION: data['createProject'].project.id }),
  '3. Open a screening for CVs': (data) => ({ SCREENING: data['startScreening'].screening.id }),
  '6. Rank the candidates': (data) => ({ CANDIDATE: data['project'].candidates.edges[0].node.id }),
};

let server: TestServer;
let token: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await createTestServer({ plugins: builtInPlugins });
  ({ token } = await server.signIn());
});
afterAll(() => server.close());

it('the document has ten examples', () => {
  expect(examples.map(({ title }) => title.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

it.each(examples)('$title: answers as the document says', async ({ title, query, variables, answer }) => {
  const known = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`"${name}"`, JSON.stringify(id)), variables);
  const data = await send(query, JSON.parse(known) as Record<string, GraphqlData>);
  Object.assign(ids, remember[title]?.(data));
  expectLike(data, answer, title);
  // Let started jobs finish, as they would before a reader continues.
  await drainQueue(server);
});

async function send(query: string, variables: Record<string, GraphqlData>): Promise<GraphqlData> {
  const files: unknown = variables['input']?.['files'];
  if (!Array.isArray(files)) {
    const { data, errors } = await server.graphql(query, { token, variables });
    expect(errors).toEqual([]);
    return data;
  }
  const documents = files.map((name: string) => new File([readFileSync(path.join(root, name))], path.basename(name)));
  const { payload, headers } = await encodeForm(uploadForm(query, { ...variables['input'] }, documents));
  const response = await server.request({ method: 'POST', url: '/graphql', token, payload, headers });
  expect(response.json().errors).toBeUndefined();
  return response.json().data;
}

/**
 * Compares an answer with the documented one: texts must be equal, numbers only be numbers, "…" matches anything, and lists may show only their first rows.
 */
function expectLike(actual: unknown, shown: unknown, where: string): void {
  if (shown === '…') expect(actual, where).toBeTruthy();
  else if (typeof shown === 'number') expect(typeof actual, where).toBe('number');
  else if (shown === null || typeof shown !== 'object') expect(actual, where).toEqual(shown);
  else if (Array.isArray(shown))
    for (const [index, each] of shown.entries()) expectLike((actual as unknown[])[index], each, `${where}[${index}]`);
  else {
    expect(Object.keys(actual as object), where).toEqual(Object.keys(shown));
    for (const [key, each] of Object.entries(shown))
      expectLike((actual as Record<string, unknown>)[key], each, `${where}.${key}`);
  }
}

function readExamples(text: string): Example[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      query: block(section, 'graphql'),
      variables: block(section, 'json variables'),
      answer: JSON.parse(block(section, 'json answer')) as unknown,
    }));
}

function block(section: string, kind: string): string {
  const [, found] = section.split(`\n\`\`\`${kind}\n`);
  if (found === undefined) throw new Error(`An example has no ${kind}.`);
  return found.slice(0, found.indexOf('\n```'));
}
