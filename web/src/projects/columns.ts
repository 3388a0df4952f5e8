/**
 * Widths of the columns and when there is room for them: by the width of the table, not of the window, because the sidebar folds. What is left
 * out stands small under the title.
 */
export const columns = {
  position: 'pl-6! max-sm:pl-4!',
  department: 'w-32 @max-4xl:hidden',
  status: 'w-36',
  candidates: 'w-26 @max-xl:hidden',
  location: 'w-36 @max-4xl:hidden',
  skills: 'w-64 @max-[70rem]:hidden',
  actions: 'w-40 pr-6! @max-2xl:hidden',
};
