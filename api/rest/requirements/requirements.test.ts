import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '../../../core/projects/createProject.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('requirements by REST', () => {
  let server: TestServer;
  let token: string;
  let project: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    const { token: given, ctx } = await server.signIn('ada@example.com');
    token = given;
    ({ id: project } = await createProject(ctx, { title: 'Engineer', skills: [] }));
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.request({ method, url: `/api/projects/${url}`, token, ...(payload && { payload }) });
  const form = (fields: object) => call('POST', `${project}/requirements`, fields);

  it('are saved as revisions, listed, and rolled back as a new one', async () => {
    const first = await form({
      required_skills: ['Go', 'SQL'],
      experience: '5+ years',
      education: 'Bachelor',
      source_name: 'jd.docx',
    });
    expect(first.json()).toMatchObject({
      project_id: project,
      required_skills: ['Go', 'SQL'],
      experience: '5+ years',
      education: 'Bachelor',
      extracted: [],
      source_name: 'jd.docx',
      revision_id: expect.any(String),
      updated_at: expect.stringMatching(/Z$/),
    });
    server.clock.now = new Date('2026-03-03T10:00:00Z');
    const second = await form({ required_skills: ['Rust'], education: null });
    expect(second.json()).toMatchObject({ required_skills: ['Rust'], experience: '5+ years', education: null });
    expect((await call('GET', `${project}/requirements`)).json()).toEqual(second.json());
    server.clock.now = new Date('2026-03-04T10:00:00Z');
    const back = await call('POST', `${project}/requirements/revisions/${first.json().revision_id}/rollback`);
    expect(back.json()).toMatchObject({ required_skills: ['Go', 'SQL'], education: 'Bachelor' });
    const revisions = (await call('GET', `${project}/requirements/revisions`)).json().items;
    expect(revisions.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual([
      back.json().revision_id,
      second.json().revision_id,
      first.json().revision_id,
    ]);
    expect(revisions[0]).toMatchObject({ author: 'ada@example.com', source_name: 'jd.docx' });
    expect((await call('GET', `${project}/requirements/revisions?limit=1`)).headers['link']).toMatch(/rel="next"/);
  });

  it('are taken as the one text that a form has', async () => {
    const answer = await form({ required_skills: 'Go, SQL;\nKubernetes', nice_skills: 'Rust' });
    expect(answer.json()).toMatchObject({ required_skills: ['Go', 'SQL', 'Kubernetes'], nice_skills: ['Rust'] });
  });

  it('that were selected become the required skills, but for those that are none', async () => {
    const answer = await call('POST', 'requirements/save-selected', {
      project_id: project,
      selected: ['Kotlin', 'Teamwork', 'Driving licence'],
      extracted: [
        { label: 'Kotlin', category: 'technical', confidence: 0.9, evidence: { text: 'Kotlin', start: 0, end: 6 } },
        { label: 'Driving licence', category: 'other' },
      ],
      source_name: 'pasted',
    });
    expect(answer.json()).toMatchObject({
      revision: { selected: ['Kotlin', 'Teamwork', 'Driving licence'], source_name: 'pasted', author: 'ada@example.com' },
    });
    expect((await call('GET', `${project}/requirements`)).json()).toMatchObject({ required_skills: ['Kotlin'] });
  });

  it('keep what the job description said of each: required or nice, years, degree', async () => {
    const text = [
      'Backend Engineer',
      'Requirements',
      '- 5+ years of professional software development',
      "- Bachelor's degree in Computer Science",
      '- Python',
      'Nice to have',
      '- Docker',
    ].join('\n');
    const found = await server.request({
      method: 'POST',
      url: '/api/analysis/extract-requirements',
      token,
      payload: { text, top_k: 50 },
    });
    await call('POST', 'requirements/save-selected', { project_id: project, ...found.json() });
    expect((await call('GET', `${project}/requirements`)).json()).toMatchObject({
      required_skills: ['Python'],
      nice_skills: ['Docker'],
      experience: expect.stringContaining('5+ years'),
      education: expect.stringContaining("Bachelor's degree"),
    });
    const revision = await server.ctx.db.requirementRevision.findFirstOrThrow({
      where: { projectId: project },
      orderBy: { createdAt: 'desc' },
    });
    expect(revision).toMatchObject({ minYears: 5, educationLevel: 'bachelor' });
  });

  it('are not there for a position or a revision that is not there, and refused where they are wrong', async () => {
    for (const id of [randomUUID(), 'nothing']) {
      expect((await call('GET', `${id}/requirements`)).statusCode).toBe(404);
      expect((await call('GET', `${id}/requirements/revisions`)).statusCode).toBe(404);
      expect((await call('POST', `${project}/requirements/revisions/${id}/rollback`)).statusCode).toBe(404);
      expect((await call('POST', 'requirements/save-selected', { project_id: id, selected: [] })).statusCode).toBe(404);
    }
    const wrong = await form({ required_skills: 7 });
    expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([422, '/required_skills']);
  });
});
