import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePreset } from '../../core/presets/savePreset.ts';
import { saveCandidate } from '../../core/saved/saveCandidate.ts';
import { jobText, resumeText } from '../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import type { ContractCall, MakeCall } from '../http/testing/contract/contractCalls.ts';
import { buildContractWorld, type ContractWorld, contractTestCode } from '../http/testing/contract/contractWorld.ts';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';
import { encodeForm, textFile, toFormData } from '../http/testing/multipart.ts';

interface SpecifiedCall {
  /** With exactly the payload that the specification names. */
  call: MakeCall;
  /** The fields that it reads from the answer: `items[].id` stands for the id of the first item. */
  answers: readonly string[];
}

const fields = (place: string, names: string) => names.split(' ').map((name) => `${place}${name}`);
const project = 'id title description';
const candidate = 'id project_id full_name title skills score experience_years location';
const requirements = 'position required_skills experience education salary';
const requirement = 'label category confidence';
const activity = 'id candidate_id type channel when note';
const saved = 'candidate_id full_name title location experience_years skills score status starred email phone website linkedin';
const meta = 'candidate_id payment_expected currency';
const breakdown = 'overall skills_match experience_score education_score certs_score growth_score achievements_score';
const difference = 'candidate unique_skills certifications education specialization unique_experience';

const person = {
  full_name: 'Ada',
  skills: ['Python', 'Go'],
  certifications: ['AWS Certified Developer'],
  experience_lines: ['Led a team of five'],
  education_degree: 'Bachelor',
  education_specialization: 'Mathematics',
  raw_text: resumeText('Ada', 'Python, Go'),
};
const body = { candidates: [person, { ...person, full_name: 'Bob', skills: ['Python'] }] };
const scored = { candidate_skills: ['Python'], candidate_years: 5, achievements: 2, responsibilities: 4 };
const form = { position: 'Engineer', required_skills: ['Python'], experience: '3 years', education: 'Bachelor', salary: '90k' };
const selection = ({ projectId }: ContractWorld) => ({
  project_id: projectId,
  selected: ['Python', 'SQL'],
  extracted: [{ label: 'Python', category: 'technical', confidence: 0.9 }],
  source_name: 'job.txt',
});
const savedRow = ({ candidateId }: ContractWorld) => ({
  candidate_id: candidateId,
  full_name: 'Ada Byron',
  title: 'Engineer',
  location: 'Oslo',
  experience_years: 5,
  score: 80,
  skills: ['Python'],
  status: 'shortlisted',
  email: 'ada@example.com',
  phone: '+47 22 00 00 00',
  website: 'https://ada.example.com',
  linkedin: 'https://www.linkedin.com/in/ada',
  starred: true,
});
const note = { type: 'note', channel: 'phone', when: '2026-01-02T10:00:00Z', note: 'Called.' };

const always =
  (sent: object): MakeCall =>
  () =>
    sent;
const ofProject: MakeCall = ({ projectId }) => ({ params: { id: projectId } });
const ofCandidate: MakeCall = ({ candidateId }) => ({ params: { id: candidateId } });
const differences = { call: always({ body }), answers: fields('items[].', difference) };
const profiles = { call: always({ body }), answers: fields('items[].', 'full_name skills normalized_skills') };
const started = (call: MakeCall): SpecifiedCall => ({ call, answers: ['task_id'] });

/** Sections 3 and 7 of the specification: every call that it lists. */
const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  'GET /api/projects': { call: always({}), answers: fields('items[].', project) },
  'POST /api/projects': {
    call: always({ body: { title: 'Engineer', description: 'Design • Oslo' } }),
    answers: [...fields('', project), 'department'],
  },
  'POST /api/extract/jd-text': { call: always({ form: { file: textFile('job.txt', jobText) } }), answers: ['text'] },
  'POST /api/extract/resumes': {
    call: always({ form: { files: textFile('ada.txt', resumeText('Ada Byron', 'Python')) } }),
    answers: fields(
      'items[].',
      'name years skills score payment_expected currency raw_text education_degree education_specialization certifications experience_lines',
    ),
  },
  'GET /api/projects/{id}/candidates': { call: ofProject, answers: fields('items[].', candidate) },
  'GET /api/candidates/{id}': { call: ofCandidate, answers: fields('', candidate) },
  'POST /api/candidates': {
    call: ({ projectId }) => ({
      body: {
        project_id: projectId,
        full_name: 'Grace Hopper',
        title: 'Candidate',
        experience_years: 40,
        score: 70,
        skills: ['SQL'],
      },
    }),
    answers: fields('', candidate),
  },
  'POST /api/projects/{id}/requirements': {
    call: ({ projectId }) => ({ params: { id: projectId }, body: form }),
    answers: fields('', requirements),
  },
  'GET /api/projects/{id}/requirements': { call: ofProject, answers: fields('', requirements) },
  'POST /api/projects/requirements/save-selected': {
    call: (world) => ({ body: selection(world) }),
    answers: fields('revision.', 'id created_at source_name selected'),
  },
  'GET /api/projects/{id}/requirements/revisions': {
    call: ofProject,
    answers: fields('items[].', 'id created_at source_name selected'),
  },
  'POST /api/projects/{id}/requirements/revisions/{rev}/rollback': {
    call: ({ projectId, revisionId }) => ({ params: { id: projectId, rev: revisionId } }),
    answers: fields('', requirements),
  },
  'POST /api/analysis/suggested': {
    call: always({ body: { required_skills: ['Python'], min_years: 3, top_k: 10 } }),
    answers: fields('items[].', 'candidate_id full_name title fit skill_level key_skills experience_years location'),
  },
  'POST /api/analysis/relevant-matrix': {
    call: always({ body: { requirements: ['Python', 'Rust'], candidates: [{ full_name: 'Ada', skills: ['Python'] }] } }),
    answers: ['requirements[]', 'candidates[]', ...fields('cells[].', 'requirement candidate label score')],
  },
  'POST /api/analysis/differences': differences,
  'POST /api/analysis/differences/ordered': {
    ...differences,
    answers: [...differences.answers, ...fields('order_hints.', 'unique_skills certifications education unique_experience')],
  },
  'POST /api/analysis/differences/llm-extract': differences,
  'POST /api/analysis/score/batch': {
    call: always({
      body: { required_skills: ['Python'], min_years: 3, candidates: [{ candidate_id: '1', full_name: 'Ada', ...scored }] },
    }),
    answers: [...fields('results[].', 'candidate_id full_name'), ...fields('results[].score.', breakdown)],
  },
  'POST /api/analysis/score': {
    call: always({ body: { required_skills: ['Python'], min_years: 3, ...scored } }),
    answers: fields('', breakdown),
  },
  'POST /api/analysis/achievers': {
    call: ({ projectId }) => ({ body: { project_id: projectId } }),
    answers: fields('items[].', 'candidate_id full_name overall achievements'),
  },
  'POST /api/analysis/extract-requirements': {
    call: always({ body: { text: jobText, top_k: 8 } }),
    answers: [...fields('extracted[].', requirement), 'selected[]'],
  },
  'POST /api/analysis/uniqueness': {
    call: always({ body }),
    answers: fields('items[].', 'candidate rare_skills rare_certs education specialization unique_experience uniqueness_score'),
  },
  'POST /api/analysis/profile': profiles,
  'POST /api/analysis/normalize-profile': profiles,
  'POST /api/analysis/llm/analyze-cv': {
    call: always({ body: { pdf_text: person.raw_text, requirements_text: jobText } }),
    answers: fields('', 'summary requirements_match[]'),
  },
  'POST /api/analysis/llm/compare-matrix': { call: always({ body }), answers: fields('', 'criteria[] candidates[] cells[]') },
  'POST /api/analysis/llm/combine-summary': { call: always({ body }), answers: fields('', 'summary ranking[]') },
  'GET /api/saved-candidates': { call: always({}), answers: fields('items[].', saved) },
  'POST /api/saved-candidates': { call: (world) => ({ body: savedRow(world) }), answers: fields('', saved) },
  'DELETE /api/saved-candidates/{id}': {
    call: async ({ ctx, spare }) => {
      const { candidateId } = await spare();
      await saveCandidate(ctx, { candidateId });
      return { params: { id: candidateId } };
    },
    answers: [],
  },
  'POST /api/activities': {
    call: ({ candidateId }) => ({ body: { candidate_id: candidateId, ...note } }),
    answers: fields('', activity),
  },
  'GET /api/activities/{candidate_id}': {
    call: ({ candidateId }) => ({ params: { candidate_id: candidateId } }),
    answers: fields('items[].', activity),
  },
  'POST /api/candidate-meta': {
    call: ({ candidateId }) => ({ body: { candidate_id: candidateId, payment_expected: 90_000, currency: 'EUR' } }),
    answers: fields('', meta),
  },
  'GET /api/candidate-meta/{id}': { call: ofCandidate, answers: fields('', meta) },
  'POST /api/presets': {
    call: always({
      body: { name: 'Even', scope: 'weights', payload: { skills: 1, experience: 1, education: 1, certifications: 1, growth: 1 } },
    }),
    answers: ['name', 'scope', ...fields('payload.', 'skills experience education certifications growth')],
  },
  'GET /api/presets': { call: always({}), answers: fields('items[].', 'id name scope payload') },
  'DELETE /api/presets/{id}': {
    call: async ({ ctx }) => ({
      params: { id: (await savePreset(ctx, { name: 'Short', scope: 'weights', payload: { skills: 1 } })).id },
    }),
    answers: [],
  },
  'POST /api/bulk/activities': started(({ candidateId }) => ({ body: { candidate_ids: [candidateId], activity: note } })),
  'POST /api/bulk/candidate-meta': started(({ candidateId }) => ({
    body: { candidate_ids: [candidateId], payment_expected: 90_000, currency: 'EUR' },
  })),
  'POST /api/bulk/saved/delete': started(({ candidateId }) => ({ body: { ids: [candidateId] } })),
  'POST /api/bulk/saved/status': started(({ candidateId }) => ({ body: { ids: [candidateId], status: 'shortlisted' } })),
  'POST /api/bulk/saved/upsert': started((world) => ({ body: { rows: [savedRow(world)] } })),
  'POST /api/bulk/{id}/cancel': {
    call: ({ jobId }) => ({ params: { id: jobId } }),
    answers: ['task_id', 'id', 'state', 'meta.completed'],
  },
  'GET /api/analytics/summary': {
    call: always({}),
    answers: [
      ...fields('', 'hires interviews avg_time_to_hire_days offer_acceptance sources trend.hires[3] trend.offers[3]'),
      ...fields('pipeline.', 'Applied Screening Interview Offer Hired'),
    ],
  },
  'POST /api/auth/request': { call: always({ body: { email: 'ada@example.com' } }), answers: [] },
  'POST /api/auth/verify': {
    call: async ({ server }) => {
      const email = `${randomUUID()}@example.com`;
      await server.request({ method: 'POST', url: '/api/auth/request', payload: { email } });
      return { body: { email, code: contractTestCode } };
    },
    answers: ['access_token'],
  },
  'GET /api/auth/me': { call: always({}), answers: ['email', 'role'] },
};

describe('the calls of the specification', () => {
  let server: TestServer;
  let world: ContractWorld;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, change: { testCode: contractTestCode } });
    world = await buildContractWorld(server);
  });
  afterAll(() => server.close());

  async function send(method: string, path: string, { params = {}, body, form }: ContractCall) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
    const encoded = form && (await encodeForm(toFormData(form)));
    return server.request({ method, url, token: world.token, ...(encoded ?? (body && { payload: body })) });
  }

  it.each(Object.entries(specifiedCalls))(
    '%s takes the documented payload and answers the documented fields',
    async (name, { call, answers }) => {
      const [method = '', path = ''] = name.split(' ');
      const answer = await send(method, path, await call(world));
      expect([answer.statusCode, answer.statusCode < 300 || answer.body]).toEqual([expect.any(Number), true]);
      const found = answer.body === '' ? null : answer.json();
      expect(answers.filter((field) => at(found, field) === undefined)).toEqual([]);
    },
  );

  it('GET /api/bulk/{id}/sse streams JSON with the state and how many are done', async () => {
    const { body } = await send('GET', '/api/bulk/{id}/sse', { params: { id: world.jobId } });
    const message = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? '{}');
    expect(message).toMatchObject({ state: 'SUCCESS', meta: { completed: 1 } });
  });
});

/** The value at `items[].id`, in the first item; undefined where there is none. */
function at(value: unknown, field: string): unknown {
  const steps = field.split(/\.|(?=\[)/).map((step) => step.replace(/^\[(\d*)\]$/, (_, index: string) => index || '0'));
  return steps.reduce<unknown>((found, step) => (found as Record<string, unknown> | null | undefined)?.[step], value);
}
