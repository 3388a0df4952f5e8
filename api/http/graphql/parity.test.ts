import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { schema } from '../../../schema/schema.ts';
import { createTestServer, type GraphqlData, type TestServer } from '../testing/createTestServer.ts';
import { encodeForm, textFile } from '../testing/multipart.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/rest-to-graphql.md'), 'utf8');
const rows = [...guide.matchAll(/^\| `([A-Z]+ \/api\/[^`]+)` *\| (.+?) *\|$/gm)].map(([, call = '', does = '']) => ({
  call,
  does,
}));

const text = resumeText('Ada Moran', 'Python, Docker');
const ada = { full_name: 'Ada', skills: ['Python', 'Rust'], certifications: ['CKA'], experience_years: 6, raw_text: text };
const bob = { full_name: 'Bob', skills: ['Python', 'Excel'], experience_years: 2 };
const list = `[{ fullName: "Ada", skills: ["Python", "Rust"], certifications: ["CKA"], years: 6, rawText: ${JSON.stringify(text)} },
  { fullName: "Bob", skills: ["Python", "Excel"], years: 2 }]`;

describe('GraphQL beside REST', () => {
  let server: TestServer;
  let token: string;
  let projectId: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    const signedIn = await server.signIn();
    token = signedIn.token;
    ({ projectId } = await createCandidates(signedIn.ctx, 3, () => ({ skills: ['Python'], experienceYears: 5 })));
  });
  afterAll(() => server.close());

  const ask = async (query: string, variables: object = {}): Promise<GraphqlData> => {
    const { data, errors } = await server.graphql(query, { token, variables: { ...variables } });
    expect(errors).toEqual([]);
    return data;
  };
  const analyse = async (fields: string) => (await ask(`{ analysis { ${fields} } }`))['analysis'] as GraphqlData;
  const rest = async (url: string, payload: object) => {
    const answer = await server.request({ method: 'POST', url: `/api/analysis/${url}`, token, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<GraphqlData>();
  };
  const many = (count: number, one: object) => Array.from({ length: count }, () => one);
  const global = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');

  it('names for each call of REST the fields that do its work, or why there is none', async () => {
    const { paths } = (await server.request({ method: 'GET', url: '/api/openapi.json' })).json();
    const calls = Object.entries(paths as Record<string, object>).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(rows.map(({ call }) => call).sort()).toEqual(calls.sort());
    for (const { call, does } of rows) {
      const fields = [...does.matchAll(/`(\w+)\.(\w+)`/g)];
      if (fields.length === 0) expect([call, does]).toEqual([call, expect.stringMatching(/^— \w.+\.$/)]);
      for (const [name, type = '', field = ''] of fields) {
        const owner = schema.getType(type);
        expect([call, name, isObjectType(owner) && field in owner.getFields()]).toEqual([call, name, true]);
      }
    }
  });

  it('scores and ranks by the same formula', async () => {
    const wanted = { required_skills: ['Python', 'Rust'], min_years: 4, weights: { skills: 3, experience: 1 } };
    const { results } = await rest('score/batch', {
      ...wanted,
      candidates: [
        { candidate_skills: ['Python'], candidate_years: 5, growth: 4 },
        { candidate_skills: [], education_degree: 'MSc' },
      ],
    });
    const { scores } = await analyse(`scores(requiredSkills: ["Python", "Rust"], minYears: 4,
      weights: [{ key: "skills", weight: 3 }, { key: "experience", weight: 1 }],
      candidates: [{ skills: ["Python"], years: 5, growth: 4 }, { skills: [], educationDegree: "MSc" }]) { overall facets { key value } }`);
    for (const [place, { score }] of results.entries()) {
      expect(scores[place].overall).toBe(score.overall);
      expect(scores[place].facets).toEqual(score.facets.map(({ key, value }: GraphqlData) => ({ key, value })));
    }
    const ranked = await rest('achievers', { candidates: [bob, { ...ada, raw_text: null }], required_skills: ['Rust'] });
    const { achievers } =
      await analyse(`achievers(requiredSkills: ["Rust"], candidates: [{ fullName: "Bob", skills: ["Python", "Excel"], years: 2 },
      { fullName: "Ada", skills: ["Python", "Rust"], certifications: ["CKA"], years: 6 }]) { place fullName overall facets achievements }`);
    expect(achievers.map(({ fullName, overall, facets }: GraphqlData) => ({ full_name: fullName, overall, facets }))).toEqual(
      ranked['items'].map(({ full_name, overall, facets }: GraphqlData) => ({ full_name, overall, facets })),
    );
    expect(achievers.map(({ place }: GraphqlData) => place)).toEqual([1, 0]);
  });

  it('compares lists alike, with what their texts say', async () => {
    const plain = await rest('differences/llm-extract', { candidates: [ada, bob] });
    const { differences, profiles } = await analyse(`differences(candidates: ${list}) { engine holders
      candidates { fullName uniqueSkills certifications uniqueExperience uniqueness } }
      profiles(candidates: ${list}) { fullName seniority normalizedSkills { raw canonical category } }`);
    expect(differences.engine).toBe('local');
    expect(differences.candidates.map(({ uniqueSkills }: GraphqlData) => uniqueSkills)).toEqual(
      plain['items'].map(({ unique_skills }: GraphqlData) => unique_skills),
    );
    expect(differences.candidates[0].uniqueSkills).toContain('Docker');
    expect(differences.candidates[0].uniqueness).toBeGreaterThan(0);
    expect(profiles[0].normalizedSkills).toContainEqual({ raw: 'Python', canonical: 'Python', category: 'TECHNICAL' });

    const matrix = await rest('llm/compare-matrix', { candidates: [ada, bob], requirements: ['Docker', 'Excel'] });
    const summed = await rest('llm/combine-summary', { candidates: [ada, bob], requirements: ['Docker', 'Excel'] });
    const { matrix: asked } = await analyse(`matrix(candidates: ${list}, requirements: ["Docker", "Excel"]) {
      requirements candidates verdicts { verdict score evidence { text start end } } summary ranking { fullName reason } engine }`);
    expect(asked.verdicts.flat().map(({ score }: GraphqlData) => score)).toEqual(
      ['Ada', 'Bob'].flatMap((name) =>
        matrix['cells'].filter(({ candidate }: GraphqlData) => candidate === name).map(({ score }: GraphqlData) => score),
      ),
    );
    expect(asked.verdicts[0][0].evidence[0].text).toContain('Docker');
    expect([asked.summary, asked.ranking.length]).toEqual([summed['summary'], 2]);
  });

  it('reads texts and files without keeping them', async () => {
    const before = await server.ctx.db.document.count();
    const found = await rest('extract-requirements', { text: jobText, top_k: 3 });
    const judged = await rest('llm/analyze-cv', { pdf_text: text, requirements_text: jobText });
    const { requirements, cv } =
      await analyse(`requirements(text: ${JSON.stringify(jobText)}, top: 3) { selected extracted { label evidence { text } } }
      cv(cvText: ${JSON.stringify(text)}, jobText: ${JSON.stringify(jobText)}) { overall summary strengths { text evidence { text start end } }
      requirements { requirement verdict { verdict score } } engine }`);
    expect(requirements.selected).toEqual(found['selected']);
    expect(requirements.extracted.length).toBe(found['extracted'].length);
    expect([cv.overall, cv.summary, cv.engine]).toEqual([judged['overall'], judged['summary'], 'local']);
    expect(cv.requirements.length).toBe(judged['requirements_match'].length);
    for (const { evidence } of cv.strengths)
      for (const { text: quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote);

    const query = `query ($job: Upload!, $cvs: [Upload!]!) { analysis { jobText(file: $job) { text fileName pages }
      resumes(files: $cvs) { fileName error { code } text engine facts { name { value } skills { name } } evidence { field quotations { text start end } } } } }`;
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { job: null, cvs: [null, null] } }));
    form.set('map', JSON.stringify({ 0: ['variables.job'], 1: ['variables.cvs.0'], 2: ['variables.cvs.1'] }));
    for (const [name, file] of [textFile('jd.txt', jobText), textFile('ada.txt', text), textFile('empty.txt', '')].entries())
      form.set(String(name), file);
    const { payload, headers } = await encodeForm(form);
    const { data } = (await server.request({ method: 'POST', url: '/graphql', token, payload, headers })).json();
    const [read, refused] = data.analysis.resumes;
    expect(data.analysis.jobText).toMatchObject({ fileName: 'jd.txt', pages: 1, text: expect.stringContaining('Python') });
    expect(read).toMatchObject({ fileName: 'ada.txt', error: null, engine: 'local', facts: { name: { value: 'Ada Moran' } } });
    const { quotations } = read.evidence.find(({ field }: GraphqlData) => field === 'name');
    expect(read.text.slice(quotations[0].start, quotations[0].end)).toBe('Ada Moran');
    expect(refused).toMatchObject({ fileName: 'empty.txt', error: { code: 'EMPTY_FILE' }, facts: null });
    expect(await server.ctx.db.document.count()).toBe(before);
  });

  it('refuses lists that are too long', async () => {
    const query = 'query ($all: [PlainCandidateInput!]!) { analysis { profiles(candidates: $all) { fullName } } }';
    for (const all of [many(1_001, { fullName: 'x' }), many(51, { fullName: 'x', rawText: 'text' })]) {
      const { errors } = await server.graphql(query, { token, variables: { all } });
      expect(errors[0]?.extensions['code']).toBe('INVALID_INPUT');
    }
  });

  it('creates, filters, saves and suggests as REST does', async () => {
    const mutate = async (name: string, input: object, fields: string) => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
      const data = await ask(
        `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on AppError { code message } ... on ${type}Payload { ${fields} } } }`,
        { input },
      );
      return data[name] as GraphqlData;
    };
    const id = global('Project', projectId);
    const input = {
      projectId: id,
      fullName: 'Nina Falk',
      years: 9,
      skills: ['Rust', 'Go'],
      externalId: 'A-1',
      source: 'REFERRAL',
    };
    const made = await mutate('createCandidate', input, 'created candidate { id source fullName score { overall } }');
    const again = await mutate('createCandidate', input, 'created candidate { id }');
    expect(made).toMatchObject({ created: true, candidate: { source: 'REFERRAL', fullName: 'Nina Falk' } });
    expect(again).toEqual({ created: false, candidate: { id: made['candidate'].id } });

    const required = await mutate(
      'saveSelectedRequirements',
      {
        projectId: id,
        selected: ['Rust', 'Own transport', 'Kafka', '5+ years'],
        extracted: [
          { label: 'Own transport', category: 'OTHER' },
          { label: 'Kafka', importance: 'NICE' },
          { label: '5+ years', category: 'OTHER', kind: 'EXPERIENCE' },
        ],
        sourceName: 'ATS',
      },
      'requirements { requiredSkills niceSkills experience selected sourceName }',
    );
    expect(required['requirements']).toEqual({
      requiredSkills: ['Rust'],
      niceSkills: ['Kafka'],
      experience: '5+ years',
      selected: ['Rust', 'Own transport', 'Kafka', '5+ years'],
      sourceName: 'ATS',
    });

    const { project } = await ask(
      `query ($id: ID!) { project(id: $id) { candidates(filter: { skills: ["rust"], minYears: 8 }) { totalCount edges { node { id } } }
        none: candidates(filter: { updatedSince: "2999-01-01T00:00:00Z" }) { totalCount } achievers(first: 2) { candidate { id } overall } } }`,
      { id },
    );
    expect(project.candidates).toEqual({ totalCount: 1, edges: [{ node: { id: made['candidate'].id } }] });
    expect([project.none.totalCount, project.achievers.length]).toEqual([0, 2]);

    const entries = [{ candidateId: made['candidate'].id, status: 'HIRED', starred: true }];
    const { job } = await mutate('bulkSaveEach', { entries, background: false }, 'job { state completed failed }');
    expect(job).toEqual({ state: 'SUCCESS', completed: 1, failed: 0 });
    const { viewer } = await ask(
      '{ viewer { saved(first: 5) { totalCount edges { node { status starred candidate { id } } } } } }',
    );
    expect(viewer.saved).toEqual({
      totalCount: 1,
      edges: [{ node: { status: 'HIRED', starred: true, candidate: { id: made['candidate'].id } } }],
    });
    const { suggested } = await analyse('suggested(requiredSkills: ["Rust"], first: 5) { fit skillLevel candidate { id } }');
    expect(suggested[0]).toMatchObject({ skillLevel: 'SENIOR', candidate: { id: made['candidate'].id } });
  });
});
