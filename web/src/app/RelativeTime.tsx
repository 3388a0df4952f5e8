import { useEffect, useState } from 'react';
import { absoluteDate, fullDate, relativeDate } from './dates.ts';

/** "5 minutes ago" up to a week, then the date; the full time on hover. */
export function RelativeTime({ date }: { date: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={date} title={fullDate(date)} className="whitespace-nowrap">
      {relativeDate(date, now) ?? absoluteDate(date)}
    </time>
  );
}
