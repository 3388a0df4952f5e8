import { randomUUID } from 'node:crypto';
import { decideEnough } from '../../../../core/decisions/testing/decideEnough.ts';
import { savePreset } from '../../../../core/presets/savePreset.ts';
import { saveCandidate } from '../../../../core/saved/saveCandidate.ts';
import { saveSearch } from '../../../../core/searches/saveSearch.ts';
import { jobText, resumeText } from '../../../../core/testing/sampleTexts.ts';
import { textFile } from '../multipart.ts';
import { type ContractWorld, contractTestCode } from './contractWorld.ts';

/** One call of an operation: path parameters, query and body. */
export interface ContractCall {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  form?: Record<string, string | File>;
  token?: string;
}

export type MakeCall = (world: ContractWorld) => ContractCall | Promise<ContractCall>;

export interface OperationCalls {
  /** A call that succeeds every time. */
  success: MakeCall;
  /** Calls for failures that are specific to the operation. */
  failures?: Record<number, MakeCall>;
}

const nobody = '018f0000-0000-7000-8000-000000000000';
const plain = { full_name: 'Ada', skills: ['Python', 'Go'], experience_years: 4, raw_text: resumeText('Ada', 'Python, Go') };
const other = { full_name: 'Bob', skills: ['Python'], experience_years: 7 };
const candidates = [plain, other];
const score = { required_skills: ['Python'], min_years: 3, candidate_skills: ['Python'], candidate_years: 5 };

const always =
  (call: ContractCall): MakeCall =>
  () =>
    call;
const ofProject: MakeCall = ({ projectId }) => ({ params: { id: projectId } });
const ofCandidate: MakeCall = ({ candidateId }) => ({ params: { id: candidateId } });
const ofJob: MakeCall = ({ jobId }) => ({ params: { id: jobId } });
const ofSearch: MakeCall = async ({ ctx, projectId }) => ({
  params: { id: (await saveSearch(ctx, { projectId, name: 'Short', filter: {} })).id },
});
const ofBody = (body: object): OperationCalls => ({ success: always({ body }) });

/** A call for every operation of the document. A new operation needs one here. */
export const contractCalls: Record<string, OperationCalls> = {
  'GET /api/health/live': { success: always({}) },
  'GET /api/health/ready': { success: always({}) },

  'POST /api/auth/request': ofBody({ email: 'ada@example.com' }),
  'POST /api/auth/verify': {
    success: async ({ server }) => {
      const email = `${randomUUID()}@example.com`;
      await server.request({ method: 'POST', url: '/api/auth/request', payload: { email } });
      return { body: { email, code: contractTestCode } };
    },
    failures: { 401: always({ body: { email: 'nobody@example.com', code: '000000' } }) },
  },
  'GET /api/auth/me': { success: always({}) },
  'POST /api/auth/logout': { success: async (world) => ({ token: await world.session() }) },

  'GET /api/projects': { success: always({ query: 'limit=1&status=Open' }) },
  'POST /api/projects': ofBody({ title: 'Data Engineer', skills: ['SQL'] }),
  'GET /api/projects/{id}': { success: ofProject },
  'PATCH /api/projects/{id}': { success: ({ projectId }) => ({ params: { id: projectId }, body: { status: 'On Hold' } }) },
  'DELETE /api/projects/{id}': { success: async (world) => ({ params: { id: (await world.spare()).projectId } }) },
  'GET /api/projects/{id}/candidates': {
    success: ({ projectId }) => ({ params: { id: projectId }, query: 'sort=score&limit=5' }),
  },
  'POST /api/projects/{id}/candidates/export': {
    success: ({ projectId }) => ({ params: { id: projectId }, body: { format: 'csv' } }),
  },

  'GET /api/projects/{id}/requirements': { success: ofProject },
  'POST /api/projects/{id}/requirements': {
    success: ({ projectId }) => ({ params: { id: projectId }, body: { required_skills: ['Python'], education: 'Bachelor' } }),
  },
  'POST /api/projects/requirements/save-selected': {
    success: ({ projectId }) => ({ body: { project_id: projectId, selected: ['Python', 'SQL'] } }),
    failures: { 404: always({ body: { project_id: nobody, selected: ['Python'] } }) },
  },
  'GET /api/projects/{id}/requirements/revisions': { success: ofProject },
  'POST /api/projects/{id}/requirements/revisions/{rev}/rollback': {
    success: ({ projectId, revisionId }) => ({ params: { id: projectId, rev: revisionId } }),
  },

  'POST /api/candidates': {
    success: ({ projectId }) => ({
      body: { project_id: projectId, full_name: 'Grace Hopper', title: 'Admiral', experience_years: 40, skills: ['COBOL'] },
    }),
    failures: { 404: always({ body: { project_id: nobody, full_name: 'Grace Hopper' } }) },
  },
  'POST /api/candidates/batch': {
    success: ({ projectId }) => ({
      body: { project_id: projectId, items: [{ full_name: 'Grace Hopper', external_id: 'grace' }] },
    }),
    failures: { 404: always({ body: { project_id: nobody, items: [{ full_name: 'Grace Hopper', external_id: 'grace' }] } }) },
  },
  'GET /api/candidates/{id}': { success: ofCandidate },
  'PATCH /api/candidates/{id}': {
    success: ({ candidateId }) => ({ params: { id: candidateId }, body: { stage: 'Offer', location: 'Oslo' } }),
  },
  'DELETE /api/candidates/{id}': { success: async (world) => ({ params: { id: (await world.spare()).candidateId } }) },
  'GET /api/candidates/{id}/document': { success: ofCandidate },
  'GET /api/documents/{id}/original': { success: ({ documentId }) => ({ params: { id: documentId } }) },

  'POST /api/candidate-meta': {
    success: ({ candidateId }) => ({ body: { candidate_id: candidateId, payment_expected: 90_000, currency: 'EUR' } }),
    failures: { 404: always({ body: { candidate_id: nobody, payment_expected: 90_000 } }) },
  },
  'GET /api/candidate-meta/{id}': { success: ofCandidate },
  'POST /api/activities': {
    success: ({ candidateId }) => ({ body: { candidate_id: candidateId, type: 'note', note: 'Called.' } }),
    failures: { 404: always({ body: { candidate_id: nobody, type: 'note', note: 'Called.' } }) },
  },
  'GET /api/activities/{candidate_id}': { success: ({ candidateId }) => ({ params: { candidate_id: candidateId } }) },
  'GET /api/activities/export.csv': {
    success: ({ candidateId }) => ({ query: `candidate_ids=${candidateId}` }),
    failures: { 422: always({ query: `candidate_ids=${'x,'.repeat(300)}` }) },
  },

  'GET /api/saved-candidates': { success: always({}) },
  'POST /api/saved-candidates': {
    success: ({ candidateId }) => ({ body: { candidate_id: candidateId, status: 'shortlisted', starred: true } }),
    failures: { 404: always({ body: { candidate_id: nobody } }) },
  },
  'POST /api/saved-candidates/export': { success: always({ body: { filter: { search: 'python' } } }) },
  'DELETE /api/saved-candidates/{id}': {
    success: async ({ ctx, candidateId }) => {
      await saveCandidate(ctx, { candidateId });
      return { params: { id: candidateId } };
    },
  },
  'GET /api/presets': { success: always({}) },
  'POST /api/presets': ofBody({ name: 'Skills first', scope: 'weights', payload: { skills: 3, growth: 1 } }),
  'DELETE /api/presets/{id}': {
    success: async ({ ctx }) => ({
      params: { id: (await savePreset(ctx, { name: 'Short', scope: 'weights', payload: { skills: 1 } })).id },
    }),
  },

  'POST /api/bulk/activities': {
    success: ({ candidateId }) => ({ body: { candidate_ids: [candidateId], activity: { type: 'note', note: 'Called.' } } }),
  },
  'POST /api/bulk/candidate-meta': {
    success: ({ candidateId }) => ({ body: { candidate_ids: [candidateId], payment_expected: 90_000 } }),
  },
  'POST /api/bulk/saved/delete': { success: ({ candidateId }) => ({ body: { ids: [candidateId] } }) },
  'POST /api/bulk/saved/status': { success: ({ candidateId }) => ({ body: { ids: [candidateId], action: 'hire' } }) },
  'POST /api/bulk/saved/upsert': {
    success: ({ candidateId }) => ({ body: { rows: [{ candidate_id: candidateId, status: 'saved' }] } }),
  },
  'GET /api/bulk/{id}': { success: ofJob },
  'POST /api/bulk/{id}/cancel': { success: ofJob },
  'POST /api/bulk/{id}/ticket': { success: ofJob },
  'GET /api/bulk/{id}/sse': { success: ofJob },

  'GET /api/mentionable-users': { success: always({ query: 'q=a&limit=3' }) },
  'GET /api/sample-data': { success: always({}) },
  'POST /api/sample-data': { success: always({}) },
  'DELETE /api/sample-data': { success: always({}) },
  'GET /api/changes': { success: always({ query: 'limit=5' }) },
  'GET /api/analytics/summary': { success: always({ query: 'period=90d' }) },
  'GET /api/decisions': { success: always({}) },
  'GET /api/projects/{id}/decisions': { success: ofProject },
  'POST /api/projects/{id}/decisions/take': {
    success: async ({ ctx, projectId }) => ({ params: { id: projectId }, body: { shares: await decideEnough(ctx) } }),
  },
  'GET /api/projects/{id}/impact-report': { success: ofProject },
  'POST /api/projects/{id}/self-reports': {
    success: ({ projectId, candidateId }) => ({
      params: { id: projectId },
      body: { csv: `candidate_id,sex,race_ethnicity\n${candidateId},female,asian\nnobody,male,white\n` },
    }),
  },
  'GET /api/projects/{id}/retention': { success: ofProject },
  'GET /api/projects/{id}/retention-preview': {
    success: ({ projectId }) => ({ params: { id: projectId }, query: 'days=180&counted_from=last_activity' }),
    failures: { 404: always({ params: { id: nobody }, query: 'days=180&counted_from=last_activity' }) },
  },
  'POST /api/projects/{id}/retention': {
    success: ({ projectId }) => ({
      params: { id: projectId },
      body: { days: 180, counted_from: 'position_closed', previewed: 0 },
    }),
  },
  'DELETE /api/projects/{id}/retention': { success: ofProject },

  'GET /api/projects/{id}/searches': { success: ofProject },
  'POST /api/projects/{id}/searches': {
    success: ({ projectId }) => ({ params: { id: projectId }, body: { name: 'Pythonists', filter: { skills: ['Python'] } } }),
  },
  'PATCH /api/searches/{id}': { success: async (world) => ({ ...(await ofSearch(world)), body: { tell: true } }) },
  'POST /api/searches/{id}/look': { success: (world) => ofSearch(world) },
  'DELETE /api/searches/{id}': { success: (world) => ofSearch(world) },

  'POST /api/analysis/extract-requirements': ofBody({ text: jobText }),
  'POST /api/analysis/score': ofBody(score),
  'POST /api/analysis/score/batch': ofBody({
    required_skills: ['Python'],
    candidates: [{ candidate_id: '1', full_name: 'Ada', candidate_skills: ['Python'], candidate_years: 5 }],
  }),
  'POST /api/analysis/suggested': ofBody({ required_skills: ['Python'] }),
  'POST /api/analysis/achievers': {
    success: ({ projectId }) => ({ body: { project_id: projectId, top_k: 3 } }),
    failures: { 404: always({ body: { project_id: nobody } }) },
  },
  'POST /api/analysis/relevant-matrix': ofBody({ requirements: ['Python', 'Rust'], candidates }),
  'POST /api/analysis/differences': ofBody({ candidates }),
  'POST /api/analysis/differences/ordered': ofBody({ candidates }),
  'POST /api/analysis/differences/llm-extract': ofBody({ candidates }),
  'POST /api/analysis/uniqueness': ofBody({ candidates }),
  'POST /api/analysis/profile': ofBody({ candidates }),
  'POST /api/analysis/normalize-profile': ofBody({ candidates }),
  'POST /api/analysis/llm/analyze-cv': ofBody({ pdf_text: plain.raw_text, requirements_text: jobText }),
  'POST /api/analysis/llm/compare-matrix': ofBody({ candidates }),
  'POST /api/analysis/llm/combine-summary': ofBody({ candidates }),

  'POST /api/extract/jd-text': { success: always({ form: { file: textFile('job.txt', jobText) } }) },
  'POST /api/extract/resumes': {
    success: always({ form: { files: textFile('ada.txt', resumeText('Ada Byron', 'Python')) } }),
    failures: { 404: always({ form: { files: textFile('ada.txt', resumeText('Ada', 'Go')), project_id: nobody } }) },
  },

  'GET /api/tokens': { success: always({}) },
  'POST /api/tokens': ofBody({ name: 'CI', scopes: ['read'] }),
  'DELETE /api/tokens/{id}': { success: async (world) => ({ params: { id: await world.accessTokenId() } }) },

  'GET /api/webhooks': { success: always({}) },
  'POST /api/webhooks': ofBody({ url: 'https://hook.example.com/', events: ['job.finished'] }),
  'PATCH /api/webhooks/{id}': {
    success: async (world) => ({ params: { id: (await world.webhook()).id }, body: { events: ['stage.changed'] } }),
  },
  'DELETE /api/webhooks/{id}': { success: async (world) => ({ params: { id: (await world.webhook()).id } }) },
  'GET /api/webhooks/{id}/deliveries': { success: async (world) => ({ params: { id: (await world.webhook()).id } }) },
  'POST /api/webhooks/{id}/deliveries/{delivery}/replay': {
    success: async (world) => {
      const { id, delivery } = await world.webhook();
      return { params: { id, delivery } };
    },
  },

  'POST /api/screenings': {
    success: ({ projectId }) => ({
      form: { project_id: projectId, files: textFile('ada.txt', resumeText('Ada Byron', 'Python')) },
    }),
    failures: { 404: always({ form: { project_id: nobody, files: textFile('ada.txt', resumeText('Ada', 'Go')) } }) },
  },
  'GET /api/screenings': { success: always({ query: 'external_id=order-1' }) },
  'GET /api/screenings/{id}': { success: async (world) => ({ params: { id: await world.screeningId() } }) },
};
