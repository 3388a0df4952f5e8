import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBlindReview } from '../../../core/blindReview/setBlindReview.ts';
import type { Ctx } from '../../../core/context.ts';
import { createCandidate } from '../../../core/corrections/createCandidate.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('/analysis', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: object) => {
    const answer = await server.request({ method: 'POST', url: `/api/analysis/${url}`, token, payload });
    return { status: answer.statusCode, body: answer.json(), raw: answer.body };
  };

  const ada = { full_name: 'Ada', skills: ['Go', 'k8s', 'Rust'], certifications: ['CKA'], experience_years: 8 };
  const bo = { full_name: 'Bo', skills: ['Go', 'Python'], experience_lines: ['Built a search'], experience_years: 2 };
  const candidates = [ada, bo];

  describe('score', () => {
    const wanted = { required_skills: ['Go', 'Kubernetes'], min_years: 4 };

    it('follows the documented formula', async () => {
      const { body } = await post('score', {
        ...wanted,
        candidate_skills: ['golang', 'SQL'],
        candidate_years: 2,
        achievements: 3,
        responsibilities: 9,
        education_degree: 'Master of Science',
        certifications: ['CKA', 'CKAD'],
        growth: 2,
      });
      // 0.45 × 50 + 0.25 × 45 + 0.1 × 90 + 0.1 × 25 + 0.1 × 20
      expect(body).toMatchObject({
        skills_match: 50,
        experience_score: 45,
        education_score: 90,
        certs_score: 25,
        growth_score: 20,
        achievements_score: 30,
        overall: 47.3,
      });
      expect(body.facets.map(({ key }: { key: string }) => key)).toContain('growth');
    });

    it('leaves education out where no degree is given, and takes weights', async () => {
      const given = { ...wanted, candidate_skills: ['Go', 'Kubernetes'], candidate_years: 4 };
      const { body } = await post('score', given);
      // (0.45 × 100 + 0.25 × 83.3 + 0.1 × 0 + 0.1 × 0) / 0.9
      expect(body).toMatchObject({ education_score: null, experience_score: 83.3, growth_score: 0, overall: 73.1 });
      expect((await post('score', { ...given, weights: { skills: 2 } })).body.overall).toBe(100);
    });

    it('scores many at once, each with its name', async () => {
      const { body } = await post('score/batch', {
        ...wanted,
        candidates: [
          { candidate_id: 'a', full_name: 'Ada', candidate_skills: ['Go'], candidate_years: 9 },
          { full_name: 'Bo', candidate_skills: [] },
        ],
      });
      expect(body.results).toMatchObject([
        { candidate_id: 'a', full_name: 'Ada', score: { skills_match: 50, experience_score: 100 } },
        { candidate_id: null, full_name: 'Bo', score: { skills_match: 0 } },
      ]);
    });
  });

  it('extract-requirements finds them with their lines in the text that was sent', async () => {
    const text = jobText.replaceAll('\n', '\r\n');
    const { body } = await post('extract-requirements', { text, top_k: 2 });
    expect(body.extracted.length).toBeGreaterThan(2);
    expect(body.selected).toEqual(body.extracted.slice(0, 2).map(({ label }: { label: string }) => label));
    expect(body.engine).toBe('local');
    for (const { label, category, confidence, evidence } of body.extracted) {
      expect(text.slice(evidence.start, evidence.end)).toBe(evidence.text);
      expect(evidence.text).toContain(label);
      expect(['technical', 'soft', 'other']).toContain(category);
      expect(confidence).toBeGreaterThan(0);
    }
    expect((await post('extract-requirements', { text: ' ' })).body).toMatchObject({ extracted: [], selected: [] });
  });

  it('relevant-matrix has a verdict for each requirement and candidate, by skills and by whole texts', async () => {
    const { body } = await post('relevant-matrix', {
      requirements: ['Kubernetes', 'Python'],
      candidates: [...candidates, { full_name: 'Cy', raw_text: resumeText('Cy Young', 'Python, Kubernetes') }],
    });
    expect(body).toMatchObject({ requirements: ['Kubernetes', 'Python'], candidates: ['Ada', 'Bo', 'Cy'], engine: 'local' });
    const cell = (requirement: string, candidate: string) =>
      body.cells.find((each: Record<string, string>) => each.requirement === requirement && each.candidate === candidate);
    expect(cell('Kubernetes', 'Ada').score).toBeGreaterThanOrEqual(50);
    expect(cell('Kubernetes', 'Bo').score ?? 0).toBeLessThan(50);
    expect(cell('Python', 'Cy').score).toBeGreaterThanOrEqual(50);
    expect(cell('Python', 'Cy').evidence[0].text).toContain('Python');
    expect(body.cells).toHaveLength(6);
  });

  it('differences, in the given order and rarest first, and uniqueness', async () => {
    const plain = await post('differences', { candidates });
    expect(plain.body.items).toMatchObject([
      { candidate: 'Ada', unique_skills: ['k8s', 'Rust'], certifications: ['CKA'] },
      { candidate: 'Bo', unique_skills: ['Python'], unique_experience: ['Built a search'] },
    ]);
    expect(plain.body.order_hints).toMatchObject({
      unique_skills: { k8s: 1, Rust: 1, Python: 1 },
      certifications: { CKA: 1 },
      education: {},
      unique_experience: { 'Built a search': 1 },
    });
    expect((await post('differences/ordered', { candidates })).body.items[0].unique_skills.toSorted()).toEqual(['Rust', 'k8s']);
    const read = await post('differences/llm-extract', {
      candidates: [bo, { full_name: 'Cy', raw_text: resumeText('Cy Young', 'Haskell') }],
    });
    expect(read.body.items[1].unique_skills).toContain('Haskell');
    const { body } = await post('uniqueness', { candidates });
    expect(body.items[0]).toMatchObject({ candidate: 'Ada', rare_certs: ['CKA'], uniqueness_score: expect.any(Number) });
    expect((await post('uniqueness', { candidates: [ada] })).body.items[0].uniqueness_score).toBeNull();
  });

  it('profile and normalize-profile know skills by their names', async () => {
    for (const url of ['profile', 'normalize-profile']) {
      const { body } = await post(url, { candidates });
      expect(body.items[0]).toMatchObject({ full_name: 'Ada', seniority: 'Senior', years: 8, skills: ada.skills });
      expect(body.items[0].normalized_skills).toContainEqual({ raw: 'k8s', canonical: 'Kubernetes', category: 'technical' });
      expect(body.items[1].seniority).toBe('Junior');
    }
  });

  it('suggested and achievers know the stored candidates, and hide them in blind review', async () => {
    const { id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Erlang'] });
    const { id: elsewhere } = await createProject(ctx, { title: 'Other' });
    const person = { name: 'Joe Armstrong', skills: ['Erlang', 'Prolog'], years: 30, location: 'Stockholm' };
    const { id } = await createCandidate(ctx, { ...person, projectId, source: 'REST' });
    const wanted = { required_skills: ['Erlang'], project_id: elsewhere };
    const { body } = await post('suggested', wanted);
    expect(body.items).toMatchObject([
      { candidate_id: id, full_name: 'Joe Armstrong', skill_level: 'Senior', experience_years: 30, location: 'Stockholm' },
    ]);
    expect(body.items[0].fit).toBeGreaterThan(50);
    expect((await post('suggested', { ...wanted, project_id: projectId })).body.items).toEqual([]);
    const best = await post('achievers', { project_id: projectId, top_k: 1 });
    expect(best.body.items).toMatchObject([{ candidate_id: id, full_name: 'Joe Armstrong', facets: { skills: 100 } }]);
    await setBlindReview(ctx, { on: true });
    for (const { raw } of [await post('suggested', wanted), await post('achievers', { project_id: projectId })])
      expect(raw).not.toContain('Armstrong');
    await setBlindReview(ctx, { on: false });
    const listed = await post('achievers', { candidates: [bo, { ...ada, candidate_id: 'a' }], required_skills: ['Go', 'Rust'] });
    expect(listed.body.items).toMatchObject([{ candidate_id: 'a', full_name: 'Ada' }, { candidate_id: null }]);
  });

  it('llm calls answer by the rules of this machine, and say so', async () => {
    const analysis = await post('llm/analyze-cv', {
      pdf_text: resumeText('Cy Young', 'Python, PostgreSQL'),
      requirements_text: jobText,
    });
    expect(analysis.body).toMatchObject({ engine: 'local', summary: expect.any(String), recommendation: expect.any(String) });
    expect(analysis.body.requirements_match.length).toBeGreaterThan(0);
    const matrix = await post('llm/compare-matrix', { candidates });
    expect(matrix.body).toMatchObject({ criteria: expect.arrayContaining(['Go']), candidates: ['Ada', 'Bo'], engine: 'local' });
    const combined = await post('llm/combine-summary', { candidates, requirements: ['Go', 'Rust'] });
    expect(combined.body).toMatchObject({
      summary: 'Of 2 compared, Ada meets most: 2 of 2 criteria.',
      ranking: [{ full_name: 'Ada' }, { full_name: 'Bo', reason: 'Meets 1 of 2 criteria: Go. 2 years of experience.' }],
      engine: 'local',
    });
    expect((await post('llm/combine-summary', { candidates: [] })).body.ranking).toEqual([]);
  });

  it.each([
    ['score', { required_skills: 'Go', candidate_skills: [] }, '/required_skills'],
    ['score/batch', { required_skills: [], candidates: [{}] }, '/candidates/0/candidate_skills'],
    ['differences', {}, '/candidates'],
    ['extract-requirements', { text: 'x', top_k: 0 }, '/top_k'],
    ['relevant-matrix', { candidates: [] }, '/requirements'],
    ['llm/analyze-cv', { pdf_text: ' ', requirements_text: 'Go' }, '/pdf_text'],
  ])('%s refuses %j at its field', async (url, payload, pointer) => {
    const { status, body } = await post(url, payload);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });
});
