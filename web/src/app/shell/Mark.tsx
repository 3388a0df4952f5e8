/** The product's logo and name. */
export function Mark({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 px-1 text-base font-semibold tracking-tight">
      <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
        <rect width="24" height="24" rx="6" className="fill-accent" />
        <path
          d="M7 17V7l10 10V7"
          fill="none"
          className="stroke-accent-fg"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {compact ? <span className="sr-only">NOA</span> : 'NOA'}
    </span>
  );
}
