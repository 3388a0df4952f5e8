/** A job on the axis; `left` and `width` are shares of it, 0 to 1. */
export interface Bar {
  left: number;
  width: number;
}

export interface Dated {
  readonly start: string | null | undefined;
  readonly end: string | null | undefined;
  readonly current: boolean;
}

export interface Axis {
  /** First and last year. */
  from: number;
  to: number;
  /** Null for a job without a known start, or without an end that is not the current one. */
  place(job: Dated): Bar | null;
}

/** One axis for all jobs, from the year of the first to the year of the last. Null without a dated job. */
export function timeAxis(jobs: readonly Dated[], today: Date): Axis | null {
  const now = today.getFullYear() + today.getMonth() / 12;
  const span = (job: Dated): [number, number] | null => {
    const start = readDate(job.start, 0);
    const end = job.current ? now : readDate(job.end, 1);
    return start === null || end === null || end < start ? null : [start, end];
  };
  const spans = jobs.flatMap((job) => [span(job)].filter((one) => one !== null));
  if (spans.length === 0) return null;
  const from = Math.floor(Math.min(...spans.map(([start]) => start)));
  const to = Math.max(from + 1, Math.ceil(Math.max(...spans.map(([, end]) => end))));
  return {
    from,
    to,
    place(job) {
      const dates = span(job);
      if (dates === null) return null;
      const left = (dates[0] - from) / (to - from);
      return { left, width: Math.max(0.01, (dates[1] - dates[0]) / (to - from)) };
    },
  };
}

/** A year or a month as a number of years. A year alone means its beginning as a start, its end as an end (`whole` 1); a month's end likewise. */
function readDate(date: string | null | undefined, whole: 0 | 1): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  return Number(year) + (month === undefined ? whole : (Number(month) - 1 + whole) / 12);
}
