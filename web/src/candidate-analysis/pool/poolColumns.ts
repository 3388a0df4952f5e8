import { m } from '../../paraglide/messages.js';

/** `CandidateSort` of the server. */
export type PoolSort = 'OVERALL' | 'NAME' | 'MATCHED' | 'YEARS' | 'DEGREE' | 'LOCATION';

export interface PoolColumn {
  id: ColumnId;
  label: () => string;
  /** In pixels, before anyone resized it. */
  width: number;
  sort?: PoolSort;
}

export type ColumnId = 'candidate' | 'skills' | 'experience' | 'education' | 'location' | 'contact' | 'actions';

/** In the order of the screen. */
export const poolColumns: readonly PoolColumn[] = [
  { id: 'candidate', label: m.pool_candidate, width: 280, sort: 'NAME' },
  { id: 'skills', label: m.pool_skills, width: 380, sort: 'MATCHED' },
  { id: 'experience', label: m.pool_experience, width: 120, sort: 'YEARS' },
  { id: 'education', label: m.pool_education, width: 260, sort: 'DEGREE' },
  { id: 'location', label: m.pool_location, width: 200, sort: 'LOCATION' },
  { id: 'contact', label: m.pool_contact, width: 160 },
  { id: 'actions', label: m.pool_actions, width: 140 },
];

/** Contacts and actions leave the house only when asked for. */
export const exportedAtFirst: readonly ColumnId[] = ['candidate', 'skills', 'experience', 'education', 'location'];

export const widthLimits = { least: 80, most: 800 } as const;
export const rowHeight = 68;
export const headHeight = 36;

/** Names and places begin at A, everything else with the most. */
export function firstDirection(sort: PoolSort): 'ASC' | 'DESC' {
  return sort === 'NAME' || sort === 'LOCATION' ? 'ASC' : 'DESC';
}
