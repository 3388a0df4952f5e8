import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '../../../core/errors.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('the documentation of REST', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const get = (url: string) => server.request({ method: 'GET', url });

  it('is an OpenAPI 3.1 document', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).length).toBeGreaterThan(50);
  });

  it('names its types, and refers to nothing that is missing', async () => {
    const text = (await get('/api/openapi.json')).body;
    const { components, paths } = JSON.parse(text);
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Project', 'Candidate', 'ParsedResume', 'User', 'Problem']),
    );
    expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([]);
    expect(text).not.toContain('Default Response');
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(components.schemas).toHaveProperty(name ?? '');
    expect(
      paths['/api/extract/resumes'].post.requestBody.content['multipart/form-data'].schema.properties.files.items,
    ).toMatchObject({ type: 'string', format: 'binary' });
    const { responses } = paths['/api/projects'].post;
    expect(Object.keys(responses)).toEqual(['201', '400', '401', '403', '409', '413', '415', '422', '429', '503', 'default']);
    expect(responses['422'].content['application/problem+json'].schema).toEqual({ $ref: '#/components/schemas/Problem' });
    expect(paths['/api/auth/request'].post.security).toEqual([]);
    const keyed = expect.objectContaining({ name: 'Idempotency-Key', in: 'header' });
    expect(paths['/api/projects'].post.parameters).toContainEqual(keyed);
    expect(paths['/api/auth/verify'].post.parameters ?? []).not.toContainEqual(keyed);
    expect(Object.keys(paths['/api/projects'].get.responses['200'].headers)).toEqual(
      expect.arrayContaining(['ETag', 'Link', 'RateLimit-Remaining']),
    );
  });

  it('is a page that loads only from here, and runs nothing that stands in it', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|(?:src|href)="(?:https?:)?\/\//);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
  });

  it('tells every error code on the page', async () => {
    const { info, paths } = (await get('/api/docs/json')).json();
    for (const [code, { status }] of Object.entries(errorTable))
      expect(info.description).toContain(`<code>${code}</code></td><td>${status}</td>`);
    expect(paths).toHaveProperty('/api/extract/resumes');
    expect(paths).not.toHaveProperty('/api/docs/json');
  });
});
