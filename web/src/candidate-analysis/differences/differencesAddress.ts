import { readPage } from '../readPage.ts';

/** What the Differences tab shows, as the address names it. */
export interface DifferencesState {
  /** Each must be found in a rare skill. */
  skills: string[];
  /** 0 to 100. */
  minUniqueness: number;
  rareOnly: boolean;
  certification: string;
  education: string;
  /** 1-based. */
  page: number;
}

/** As the server limits them. */
const [mostSkills, longestSkill, longestText] = [20, 100, 200];

/** Reads `u_skills`, `u_min`, `u_rare`, `u_cert`, `u_edu` and `page`; what is not valid filters nothing. */
export function readDifferences(params: URLSearchParams): DifferencesState {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, longestText);
  const min = Number(params.get('u_min') || 0);
  const skills = (params.get('u_skills') ?? '').split(',').map((skill) => skill.trim().slice(0, longestSkill));
  return {
    skills: [...new Set(skills.filter(Boolean))].slice(0, mostSkills),
    minUniqueness: min >= 0 && min <= 100 ? Math.round(min) : 0,
    rareOnly: params.get('u_rare') === '1',
    certification: text('u_cert'),
    education: text('u_edu'),
    page: readPage(params),
  };
}

/** The parameters with a change applied; what filters nothing is left out. Other filters start at page 1. */
export function changeDifferences(params: URLSearchParams, change: Partial<DifferencesState>): URLSearchParams {
  const state = { ...readDifferences(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  set('u_skills', state.skills.join(','));
  set('u_min', state.minUniqueness > 0 ? String(state.minUniqueness) : '');
  set('u_rare', state.rareOnly ? '1' : '');
  set('u_cert', state.certification);
  set('u_edu', state.education);
  set('page', state.page > 1 ? String(state.page) : '');
  return next;
}

/** The filters as the server takes them. */
export function filtersOf({ page: _page, ...filters }: DifferencesState): Omit<DifferencesState, 'page'> {
  return filters;
}

export const noFilters: Omit<DifferencesState, 'page'> = {
  skills: [],
  minUniqueness: 0,
  rareOnly: false,
  certification: '',
  education: '',
};

export function hasFilters({ skills, minUniqueness, rareOnly, certification, education }: DifferencesState): boolean {
  return skills.length > 0 || minUniqueness > 0 || rareOnly || certification !== '' || education !== '';
}
