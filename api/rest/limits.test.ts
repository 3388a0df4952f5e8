import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Paths of texts and lists without a limit. Limits of files are in the operator's settings. */
function findEndless(at: string, schema: Schema): string[] {
  const { type, format, items, properties = {}, anyOf = [] } = schema;
  const isFile = format === 'binary';
  const isFree = type === 'string' && !isFile && schema.enum === undefined && schema.const === undefined;
  const endless =
    (isFree && schema.maxLength === undefined) ||
    (type === 'array' && items?.format !== 'binary' && schema.maxItems === undefined);
  return [
    ...(endless ? [at] : []),
    ...(items ? findEndless(`${at}/*`, items) : []),
    ...Object.entries(properties).flatMap(([name, each]) => findEndless(`${at}/${name}`, each)),
    ...anyOf.flatMap((each) => findEndless(at, each)),
  ];
}

describe('what REST takes', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  const post = (payload: object) => server.request({ method: 'POST', url: '/api/projects', token, payload });

  it('has a limit for each text and list', async () => {
    const answer = await server.request({ method: 'GET', url: '/api/openapi.json' });
    const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
    const endless = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => [
        ...parameters
          .filter((parameter) => parameter.in !== 'header')
          .flatMap(({ name, schema }) => findEndless(`${method} ${path} ${name}`, schema)),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => findEndless(`${method} ${path}`, schema)),
      ]),
    );
    expect(endless).toEqual([]);
    expect(findEndless('planted', { type: 'object', properties: { title: { type: 'string' } } })).toEqual(['planted/title']);
  });

  it('is refused by its length before anything looks at it', async () => {
    const answer = await post({ title: 'Engineer', description: `${' '.repeat(1_000_000)}x` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ pointer: '/description' }]);
  });

  it('is read in time in proportion to it', async () => {
    const blanks = ' '.repeat(9_900);
    const answers = [`${blanks}x`, `a${blanks}•${blanks}b`, `${blanks}•`, '• '.repeat(9_000), 'a'.repeat(20_000)].map(
      (description) => post({ title: 'Engineer', description }),
    );
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(201);
  });
});
