import type { RichPosition } from './createRichPosition.ts';

type Variables = (position: RichPosition) => Record<string, unknown>;

const ofCandidate: Variables = ({ candidate: id }) => ({ id });
const ofProject: Variables = ({ project: id }) => ({ id });
const ofScreening: Variables = ({ screening: id }) => ({ id });
const none: Variables = () => ({});
const weights = [
  { key: 'skills', weight: 0.6 },
  { key: 'experience', weight: 0.4 },
];

/** What the screens send with each of their queries. Lists are as long as a screen ever asks for. */
export const operationVariables: Readonly<Record<string, Variables>> = {
  ActivityPopoverQuery: ofCandidate,
  AiTabQuery: ofCandidate,
  AnalysisRouteQuery: ({ candidate: id }) => ({ id, hasId: true }),
  BulkErrorsQuery: ({ job: id }) => ({ id }),
  CandidateAnalysisRouteQuery: ({ project: projectId }) => ({ projectId, hasProject: true }),
  CandidateIdentityQuery: ofCandidate,
  CellReasonQuery: (position) => ({ ...ofCandidate(position), key: 'skill python' }),
  ComparedCandidatesQuery: ({ project: projectId, candidates }) => ({ projectId, ids: candidates.slice(0, 5) }),
  ContactFormQuery: none,
  DifferencesTabQuery: ({ project: projectId }) => ({ projectId, filters: {}, first: 50, offset: 0 }),
  DocumentViewQuery: ({ document: id }) => ({ id, start: 0, end: 20, hasRange: true }),
  FetchedBreakdownQuery: ofCandidate,
  LoginRouteQuery: none,
  MailPreviewQuery: ({ candidate: id, project: positionId }) => ({ id, positionId, subject: '{position}', text: '{name}' }),
  NotesTabQuery: ofCandidate,
  PreloadCandidatesQuery: ({ project: id }) => ({ id, first: 50 }),
  PresetsQuery: none,
  PrintedDifferencesQuery: ({ project: projectId }) => ({ projectId, filters: {}, first: 100 }),
  PrintedDifferencesRowsQuery: ({ project: id }) => ({ id, filters: {}, first: 100 }),
  ProcessingRouteQuery: ({ screening: id }) => ({ id, hasId: true }),
  ProjectDetailsQuery: ofProject,
  ProjectsRouteQuery: none,
  ProjectsTablePageQuery: () => ({ first: 50 }),
  RankingUpdatesQuery: ofProject,
  RecomputeQuery: ({ project: id }) => ({ id, weights }),
  RelevantTabQuery: ofProject,
  RemoteEntriesQuery: ({ project: projectId }) => ({ projectId, search: 'a', withCandidates: true }),
  ResumeTabQuery: ofCandidate,
  ReviewRouteQuery: ({ screening: id }) => ({ id, hasId: true }),
  RevisionsDrawerPageQuery: ({ project: id }) => ({ id, count: 20 }),
  RevisionsDrawerQuery: ofProject,
  ScoresTabQuery: ofCandidate,
  SuggestedTabQuery: ({ project: projectId }) => ({ projectId, first: 100 }),
  SummaryChangeQuery: ofProject,
  UploadRouteQuery: ({ project: projectId }) => ({ projectId, hasProject: true }),
  WhyChangedQuery: ({ candidate: id }) => ({ id, weights }),
  fetchTableQuery: ofProject,
  followReadingQuery: ({ document: id }) => ({ id }),
  sendMissingQuery: ofScreening,
  shellQuery: none,
  useAnalysisUpdatesQuery: ofCandidate,
  useCandidateHeadQuery: ofCandidate,
  useContactCandidateQuery: ofCandidate,
  useExportActivitiesQuery: ({ uuids }) => ({ ids: Buffer.from(uuids.join('').replaceAll('-', ''), 'hex').toString('base64') }),
  useExportDifferencesQuery: ({ project: projectId }) => ({ projectId, filters: {} }),
  useJobUpdatesQuery: none,
  useMatchingQuery: ({ project: id }) => ({ id, search: 'python', searching: true }),
  useMatrixQuery: ({ project: id }) => ({ id, skip: 0, take: 100, weights }),
  usePoolOrderQuery: ({ project: id }) => ({ id, filter: { search: 'python' }, sort: 'NAME', direction: 'ASC' }),
  usePoolRowsQuery: ({ candidates: ids }) => ({ ids }),
  useProcessingUpdatesQuery: ofScreening,
  useProposedFieldsQuery: () => ({ title: 'Data Analyst' }),
  useReloadProjectQuery: ofProject,
  useReviewUpdatesQuery: ofScreening,
  useRowCandidatesQuery: ({ candidates: ids }) => ({ ids }),
};
