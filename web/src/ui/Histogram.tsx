import { Fragment } from 'react';
import { classNames } from './classNames.ts';

export interface HistogramBucket {
  from: number;
  to: number;
  count: number;
}

export interface HistogramProps {
  buckets: readonly HistogramBucket[];
  labelledBy: string;
  /** Heads of the table that stands in for the columns. */
  rangeLabel: string;
  countLabel: string;
  describe: (bucket: HistogramBucket) => string;
  /** The number as the reader writes it. */
  format: (count: number) => string;
}

/** Columns over equal steps of a scale. Who cannot see them gets the same as a table. */
export function Histogram({ buckets, labelledBy, rangeLabel, countLabel, describe, format }: HistogramProps) {
  const highest = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <div>
      <div className="flex h-28 items-stretch gap-1 border-b border-line-strong" aria-hidden="true">
        {buckets.map((bucket) => (
          <span key={bucket.from} title={describe(bucket)} className="flex min-w-0 flex-1 flex-col justify-end text-center">
            <span className="text-xs text-muted tabular-nums">{bucket.count > 0 ? format(bucket.count) : ''}</span>
            <span
              className={classNames('block rounded-t-mark bg-accent', bucket.count > 0 && 'min-h-1')}
              style={{ height: `${(bucket.count / highest) * 80}%` }}
            />
          </span>
        ))}
      </div>
      <div className="flex justify-between pt-1 text-xs text-muted tabular-nums" aria-hidden="true">
        {buckets.map(({ from, to }, index) => (
          <Fragment key={from}>
            <span>{from}</span>
            {index === buckets.length - 1 ? <span>{to}</span> : null}
          </Fragment>
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
