import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { ProgressBar } from '../ui/figures/ProgressBar.tsx';
import type { BackgroundProgress_screening$key } from './__generated__/BackgroundProgress_screening.graphql.ts';

/** A line at the top while the screening is still running. */
export function BackgroundProgress({ screening }: { screening: BackgroundProgress_screening$key }) {
  const data = useFragment(
    graphql`
      fragment BackgroundProgress_screening on Screening {
        internalId
        state
        progress
        filesProcessed
        filesTotal
        expectedFiles
      }
    `,
    screening,
  );
  if (data.state !== 'RUNNING' && data.state !== 'UPLOADING') return null;
  const total = Math.max(data.filesTotal, data.expectedFiles);
  return (
    <section
      aria-label={m.processing_overall()}
      className="flex items-center gap-4 rounded-card border border-accent-line bg-accent-soft px-4 py-2.5"
    >
      <p className="shrink-0 text-sm font-medium tabular-nums">{m.review_still_running({ done: data.filesProcessed, total })}</p>
      <ProgressBar label={m.processing_overall()} value={data.progress} />
      <Link
        to={`/processing?screening=${data.internalId}`}
        className="shrink-0 text-sm font-medium text-accent-text hover:underline"
      >
        {m.review_watch()}
      </Link>
    </section>
  );
}
