/**
 * Columns of the list. Which are shown depends on the width of the list, not of the window; what a hidden column has is shown in small print under the name.
 */
export const rowGrid =
  'grid items-center gap-x-3 px-3 grid-cols-[minmax(0,1fr)_auto_auto] @2xl:grid-cols-[minmax(0,1fr)_4.5rem_7rem_auto] @4xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_4.5rem_8rem_4.5rem_7rem_auto] @[68rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.4fr)_5rem_8rem_4.5rem_7rem_auto]';

export const columnClass = {
  title: 'hidden @4xl:block',
  skills: 'hidden @[68rem]:block',
  experience: 'hidden text-right tabular-nums @4xl:block',
  contact: 'hidden @4xl:block',
  score: 'text-right',
  status: 'hidden @2xl:block',
  actions: 'w-16 coarse:w-22',
} as const;

/** What stands in the small print where its column is hidden. */
export const printClass = { title: '@4xl:hidden', status: '@2xl:hidden' } as const;

export const rowHeight = 68;
export const headHeight = 36;
