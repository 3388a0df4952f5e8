import type { ReactNode } from 'react';

export type DrawingName = 'positions' | 'documents' | 'candidates' | 'search' | 'lost' | 'jobs';

/** Small line drawings for empty states, only as decoration. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 120 80"
      className="h-20 w-30 text-line-strong"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}

const accent = { className: 'text-accent', stroke: 'currentColor' };

const drawings: Record<DrawingName, ReactNode> = {
  positions: (
    <>
      <rect x="26" y="26" width="68" height="42" rx="6" />
      <path d="M48 26v-6a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v6M26 42c20 9 48 9 68 0" />
      <path d="M60 45v6" {...accent} strokeWidth="3" />
      <path d="M12 68h8M100 68h8" strokeDasharray="2 4" />
    </>
  ),
  documents: (
    <>
      <rect x="24" y="18" width="36" height="48" rx="4" transform="rotate(-8 42 42)" />
      <path d="M52 14h28l12 12v40a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4V14Z" fill="var(--canvas)" />
      <path d="M80 14v12h12M60 58h24M60 50h18" />
      <path d="M60 34h14M60 42h24" {...accent} strokeWidth="2.5" />
    </>
  ),
  candidates: (
    <>
      <circle cx="36" cy="32" r="9" />
      <path d="M20 62c1-11 8-17 16-17s15 6 16 17" />
      <circle cx="84" cy="32" r="9" />
      <path d="M68 62c1-11 8-17 16-17s15 6 16 17" />
      <circle cx="60" cy="26" r="11" fill="var(--canvas)" {...accent} />
      <path d="M40 66c1-14 10-21 20-21s19 7 20 21" fill="var(--canvas)" {...accent} />
    </>
  ),
  search: (
    <>
      <path d="M18 22h48M18 36h30M18 50h24M18 64h40" strokeDasharray="3 4" />
      <circle cx="72" cy="42" r="17" fill="var(--canvas)" {...accent} />
      <path d="m85 55 14 13" {...accent} strokeWidth="3" />
    </>
  ),
  lost: (
    <>
      <path d="M14 66c14-22 24-6 38-20s14-34 32-30 14 30 22 24" strokeDasharray="3 5" />
      <circle cx="14" cy="66" r="3" />
      <path d="M100 36l8 8m0-8-8 8" {...accent} strokeWidth="2.5" />
    </>
  ),
  jobs: (
    <>
      <rect x="24" y="20" width="72" height="12" rx="6" />
      <rect x="24" y="40" width="72" height="12" rx="6" />
      <path d="M30 26h38" {...accent} strokeWidth="4" />
      <path d="M30 46h18" {...accent} strokeWidth="4" />
      <path d="M36 64h48" strokeDasharray="2 5" />
    </>
  ),
};
