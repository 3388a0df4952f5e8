import { classNames } from '../classNames.ts';

export interface HistogramBucket {
  from: number;
  to: number;
  count: number;
}

export interface HistogramProps {
  buckets: readonly HistogramBucket[];
  labelledBy: string;
  /** Headers of the table that replaces the columns for screen readers. */
  rangeLabel: string;
  countLabel: string;
  describe: (bucket: HistogramBucket) => string;
  /** The number formatted for the user, and a short form for narrow columns. */
  format: (count: number) => string;
  formatShort: (count: number) => string;
}

/** Columns over equal steps of a scale. Users who cannot see them get the same as a table. */
export function Histogram({ buckets, labelledBy, rangeLabel, countLabel, describe, format, formatShort }: HistogramProps) {
  const highest = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <div className="px-2">
      <div className="flex h-28 items-stretch gap-1 border-b border-line-strong" aria-hidden="true">
        {buckets.map((bucket) => (
          <span key={bucket.from} title={describe(bucket)} className="flex min-w-0 flex-1 flex-col justify-end text-center">
            <span className="text-xs text-muted tabular-nums">{bucket.count > 0 ? formatShort(bucket.count) : ''}</span>
            <span
              className={classNames('block rounded-t-mark bg-accent', bucket.count > 0 && 'min-h-1')}
              style={{ height: `${(bucket.count / highest) * 80}%` }}
            />
          </span>
        ))}
      </div>
      <div className="relative mt-1 h-4 text-xs text-muted tabular-nums" aria-hidden="true">
        {edgesOf(buckets).map((edge, index) => (
          <span key={edge} className="absolute -translate-x-1/2" style={{ left: `${(index / buckets.length) * 100}%` }}>
            {edge}
          </span>
        ))}
      </div>
      <table className="sr-only" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{rangeLabel}</th>
            <th scope="col">{countLabel}</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{`${from}–${to}`}</th>
              <td>{format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The start of each bucket, and the end of the last one. */
function edgesOf(buckets: readonly HistogramBucket[]): number[] {
  const last = buckets.at(-1);
  return [...buckets.map(({ from }) => from), ...(last ? [last.to] : [])];
}
