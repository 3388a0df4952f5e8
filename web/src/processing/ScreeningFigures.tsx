import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { formatDuration } from '../ui/format/formatDuration.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { ScreeningFigures_screening$key } from './__generated__/ScreeningFigures_screening.graphql.ts';

/** Files processed, time remaining and insights, all counted and measured by the server. */
export function ScreeningFigures({ screening }: { screening: ScreeningFigures_screening$key }) {
  const data = useFragment(
    graphql`
      fragment ScreeningFigures_screening on Screening {
        filesProcessed
        filesTotal
        expectedFiles
        filesFailed
        secondsLeft
        insights
      }
    `,
    screening,
  );
  const total = Math.max(data.filesTotal, data.expectedFiles);
  const figures: [label: string, value: string, caption?: string][] = [
    [
      m.processing_files_processed(),
      `${data.filesProcessed} / ${total}`,
      data.filesFailed > 0 ? m.processing_files_failed({ count: data.filesFailed }) : undefined,
    ],
    [m.processing_time_remaining(), data.secondsLeft == null ? '—' : formatDuration(data.secondsLeft)],
    [m.processing_insights(), formatNumber(data.insights)],
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface lg:grid-cols-1 lg:divide-x-0 lg:divide-y">
      {figures.map(([label, value, caption]) => (
        <div key={label} className="flex min-w-0 flex-col gap-0.5 px-4 py-3 lg:flex-row lg:items-baseline lg:justify-between">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-right text-lg font-semibold tabular-nums max-lg:text-left">
            {value}
            {caption ? <span className="block text-xs font-medium text-red-fg">{caption}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
