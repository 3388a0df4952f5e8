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

  it('is an OpenAPI 3.1 document with every call', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(
      [
        'POST /api/auth/request',
        'POST /api/auth/verify',
        'GET /api/auth/me',
        'POST /api/auth/logout',
        'GET /api/projects',
        'POST /api/projects',
        'POST /api/projects/{id}/candidates/export',
        'GET /api/projects/{id}/requirements',
        'POST /api/projects/{id}/requirements',
        'POST /api/projects/requirements/save-selected',
        'GET /api/projects/{id}/requirements/revisions',
        'POST /api/projects/{id}/requirements/revisions/{rev}/rollback',
        'POST /api/candidates',
        'PATCH /api/candidates/{id}',
        'GET /api/saved-candidates',
        'POST /api/saved-candidates',
        'DELETE /api/saved-candidates/{id}',
        'POST /api/candidate-meta',
        'GET /api/candidate-meta/{id}',
        'POST /api/activities',
        'GET /api/activities/{candidate_id}',
        'GET /api/activities/export.csv',
        'GET /api/presets',
        'POST /api/presets',
        'DELETE /api/presets/{id}',
        'POST /api/analysis/extract-requirements',
        'POST /api/analysis/score',
        'POST /api/analysis/score/batch',
        'POST /api/analysis/suggested',
        'POST /api/analysis/relevant-matrix',
        'POST /api/analysis/differences',
        'POST /api/analysis/differences/ordered',
        'POST /api/analysis/differences/llm-extract',
        'POST /api/analysis/uniqueness',
        'POST /api/analysis/achievers',
        'POST /api/analysis/profile',
        'POST /api/analysis/normalize-profile',
        'POST /api/analysis/llm/analyze-cv',
        'POST /api/analysis/llm/compare-matrix',
        'POST /api/analysis/llm/combine-summary',
        'GET /api/tokens',
        'POST /api/tokens',
        'DELETE /api/tokens/{id}',
        'POST /api/bulk/activities',
        'POST /api/bulk/candidate-meta',
        'POST /api/bulk/saved/delete',
        'POST /api/bulk/saved/status',
        'POST /api/bulk/saved/upsert',
        'GET /api/bulk/{id}',
        'POST /api/bulk/{id}/cancel',
        'POST /api/bulk/{id}/ticket',
        'GET /api/bulk/{id}/sse',
        'GET /api/projects/{id}',
        'PATCH /api/projects/{id}',
        'DELETE /api/projects/{id}',
        'GET /api/projects/{id}/candidates',
        'GET /api/candidates/{id}',
        'GET /api/candidates/{id}/document',
        'GET /api/documents/{id}/original',
        'POST /api/extract/jd-text',
        'POST /api/extract/resumes',
        'GET /api/health/live',
        'GET /api/health/ready',
      ].sort(),
    );
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
    expect(paths['/api/projects'].post.responses['4XX'].content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
    expect(paths['/api/auth/request'].post.security).toEqual([]);
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
      expect(info.description).toContain(`| \`${code}\` | ${status} |`);
    expect(paths).toHaveProperty('/api/extract/resumes');
    expect(paths).not.toHaveProperty('/api/docs/json');
  });
});
