/**
 * Column widths, and when a column is shown: this depends on the width of the table, not of the window, because the sidebar collapses. Values of hidden
 * columns are shown in small print under the title.
 */
export const columns = {
  position: 'pl-6! max-sm:pl-4!',
  department: 'w-32 @max-4xl:hidden',
  status: 'w-36',
  candidates: 'w-26 @max-xl:hidden',
  location: 'w-36 @max-4xl:hidden',
  skills: 'w-64 @max-[70rem]:hidden',
  actions: 'w-48 pr-6! @max-2xl:hidden',
};
