import { firstDirection, type PoolSort } from './poolColumns.ts';

const sorts: Record<string, PoolSort> = {
  name: 'NAME',
  skills: 'MATCHED',
  experience: 'YEARS',
  education: 'DEGREE',
  location: 'LOCATION',
};
const stages = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'] as const;
const levels = ['SECONDARY', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'] as const;

export type PoolStage = (typeof stages)[number];
export type PoolLevel = (typeof levels)[number];
export { levels as poolLevels, stages as poolStages };

/** What of the pool stands in the address. */
export interface PoolAddress {
  q: string;
  sort: PoolSort;
  direction: 'ASC' | 'DESC';
  stage: PoolStage | null;
  minYears: number | null;
  maxYears: number | null;
  /** Separated by commas. */
  skills: string;
  education: PoolLevel | null;
  location: string;
  archived: boolean;
}

/** Bad values count as absent. */
export function readPoolAddress(params: URLSearchParams): PoolAddress {
  const sort = sorts[params.get('sort') ?? ''] ?? 'OVERALL';
  const direction = params.get('dir');
  return {
    q: params.get('q') ?? '',
    sort,
    direction: direction === 'asc' || direction === 'desc' ? (direction.toUpperCase() as 'ASC' | 'DESC') : firstDirection(sort),
    stage: stages.find((stage) => stage === params.get('stage')?.toUpperCase()) ?? null,
    minYears: readYears(params.get('min')),
    maxYears: readYears(params.get('max')),
    skills: params.get('skills') ?? '',
    education: levels.find((level) => level === params.get('edu')?.toUpperCase()) ?? null,
    location: params.get('place') ?? '',
    archived: params.get('archived') === '1',
  };
}

/** The parameters with a change applied; defaults are left out. */
export function changePoolAddress(params: URLSearchParams, change: Partial<PoolAddress>): URLSearchParams {
  const state = { ...readPoolAddress(params), ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  set('q', state.q);
  set('sort', Object.keys(sorts).find((name) => sorts[name] === state.sort) ?? null);
  set('dir', state.direction === firstDirection(state.sort) ? null : state.direction.toLowerCase());
  set('stage', state.stage?.toLowerCase() ?? null);
  set('min', state.minYears === null ? null : String(state.minYears));
  set('max', state.maxYears === null ? null : String(state.maxYears));
  set('skills', state.skills);
  set('edu', state.education?.toLowerCase() ?? null);
  set('place', state.location);
  set('archived', state.archived ? '1' : null);
  return next;
}

/** `CandidateFilter` of the server. */
export function filterOf({ q, stage, minYears, maxYears, skills, education, location, archived }: PoolAddress) {
  const names = skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
  return {
    search: q.trim().slice(0, 200),
    stage,
    minYears,
    maxYears,
    skills: names,
    education,
    location: location.trim(),
    archived,
  };
}

/** How many filters restrict the list, the search not counted. */
export function countFilters({ stage, minYears, maxYears, skills, education, location, archived }: PoolAddress): number {
  return [stage, minYears ?? maxYears, skills.trim(), education, location.trim(), archived].filter(
    (value) => value !== null && value !== '' && value !== false,
  ).length;
}

export const noFilters: Partial<PoolAddress> = {
  stage: null,
  minYears: null,
  maxYears: null,
  skills: '',
  education: null,
  location: '',
  archived: false,
};

function readYears(text: string | null): number | null {
  const years = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(years) && years >= 0 && years <= 80 ? years : null;
}
