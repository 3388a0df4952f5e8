import type { SortColumn } from '../addressState.ts';

/**
 * Column widths, and when a column is shown: this depends on the width of the table, not of the window, because the sidebar collapses. The narrowest table
 * shows name and
 * score; the rest is in the drawer.
 */
export const columnClass: Record<SortColumn, string> = {
  name: 'w-auto',
  relevance: 'w-26 @max-[32rem]:hidden',
  achievements: 'w-28 @max-[57rem]:hidden',
  skills: 'w-22 @max-[45rem]:hidden',
  growth: 'w-22 @max-[57rem]:hidden',
  experience: 'w-28 @max-[40rem]:hidden',
  score: 'w-40',
};
