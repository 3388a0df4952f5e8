import type { SortColumn } from '../addressState.ts';

/** Widths and what narrow screens leave out: a phone shows who and how well, the rest is in the drawer. */
export const columnClass: Record<SortColumn, string> = {
  name: 'w-auto',
  relevance: 'w-26 max-md:hidden',
  achievements: 'w-28 max-xl:hidden',
  skills: 'w-22 max-lg:hidden',
  growth: 'w-22 max-xl:hidden',
  experience: 'w-28 max-md:hidden',
  score: 'w-40',
};
