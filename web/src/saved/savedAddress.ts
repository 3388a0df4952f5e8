/** The specification's names of the orders, as in the address. */
const sorts = {
  scoreDesc: 'SCORE_DESC',
  scoreAsc: 'SCORE_ASC',
  expDesc: 'EXP_DESC',
  expAsc: 'EXP_ASC',
  nameAsc: 'NAME_ASC',
} as const;
const statuses = ['SAVED', 'SHORTLISTED', 'HIRED', 'REJECTED'] as const;

export type SavedSort = (typeof sorts)[keyof typeof sorts];
export type SavedStatus = (typeof statuses)[number];
export const savedSorts = Object.values(sorts);
export { statuses as savedStatuses };

export const scoreLimits = { least: 0, most: 100 } as const;
export const yearsLimits = { least: 0, most: 50 } as const;

/** The search, filters and order of the list, as in the address. */
export interface SavedAddress {
  q: string;
  status: SavedStatus | null;
  minScore: number;
  maxScore: number;
  minYears: number;
  maxYears: number;
  /** The candidate must have all of them. */
  skills: readonly string[];
  sort: SavedSort;
}

export const noFilters = {
  q: '',
  status: null,
  minScore: scoreLimits.least,
  maxScore: scoreLimits.most,
  minYears: yearsLimits.least,
  maxYears: yearsLimits.most,
  skills: [],
} satisfies Partial<SavedAddress>;

/** Bad values count as absent. */
export function readSavedAddress(params: URLSearchParams): SavedAddress {
  return {
    q: params.get('q') ?? '',
    status: statuses.find((status) => status === params.get('status')?.toUpperCase()) ?? null,
    minScore: readNumber(params.get('smin'), scoreLimits) ?? scoreLimits.least,
    maxScore: readNumber(params.get('smax'), scoreLimits) ?? scoreLimits.most,
    minYears: readNumber(params.get('emin'), yearsLimits) ?? yearsLimits.least,
    maxYears: readNumber(params.get('emax'), yearsLimits) ?? yearsLimits.most,
    skills: params.getAll('skill').slice(0, 100),
    sort: Object.entries(sorts).find(([name]) => name === params.get('sort'))?.[1] ?? sorts.scoreDesc,
  };
}

/** The parameters with a change applied; defaults are left out. */
export function changeSavedAddress(params: URLSearchParams, change: Partial<SavedAddress>): URLSearchParams {
  const state = { ...readSavedAddress(params), ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  const number = (name: string, value: number, usual: number) => set(name, value === usual ? null : String(value));
  set('q', state.q);
  set('status', state.status?.toLowerCase() ?? null);
  number('smin', state.minScore, scoreLimits.least);
  number('smax', state.maxScore, scoreLimits.most);
  number('emin', state.minYears, yearsLimits.least);
  number('emax', state.maxYears, yearsLimits.most);
  next.delete('skill');
  for (const skill of state.skills) next.append('skill', skill);
  const sort = (Object.keys(sorts) as (keyof typeof sorts)[]).find((name) => sorts[name] === state.sort);
  set('sort', sort === undefined || state.sort === sorts.scoreDesc ? null : sort);
  return next;
}

/** `SavedFilter` of the server. */
export function filterOf({ q, sort: _sort, ...filter }: SavedAddress) {
  return { ...filter, search: q.trim().slice(0, 200) };
}

/** How many filters restrict the list, the search not counted. */
export function countFilters({ status, minScore, maxScore, minYears, maxYears, skills }: SavedAddress): number {
  const score = minScore > scoreLimits.least || maxScore < scoreLimits.most;
  const years = minYears > yearsLimits.least || maxYears < yearsLimits.most;
  return [status !== null, score, years, skills.length > 0].filter(Boolean).length;
}

function readNumber(text: string | null, { least, most }: { least: number; most: number }): number | null {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}
