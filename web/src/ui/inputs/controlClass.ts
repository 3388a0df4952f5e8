/** The shared frame of Input, Textarea and Select. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface text-base text-body transition-colors hover:border-muted focus-visible:outline-2 focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint data-disabled:bg-sunken data-disabled:text-faint data-invalid:border-red-solid';
