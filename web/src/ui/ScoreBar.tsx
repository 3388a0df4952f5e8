import { classNames } from './classNames.ts';
import { formatScore } from './formatScore.ts';
import { scoreBand } from './scoreBand.ts';
import { solidTone } from './tones.ts';
import { UnknownBadge } from './UnknownBadge.tsx';

export interface ScoreBarProps {
  /** 0 to 100; null where nothing was scored. */
  score: number | null | undefined;
  /** The number as the reader writes it: one decimal, the locale's comma. */
  format?: (score: number) => string;
  className?: string;
}

/** The number in tabular figures and a 64 px bar, as long as the score, in the band's colour. */
export function ScoreBar({ score, format = formatScore, className }: ScoreBarProps) {
  if (score == null) return <UnknownBadge />;
  const width = Math.min(100, Math.max(0, score));
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <span className="min-w-9 text-right text-sm font-semibold tabular-nums">{format(score)}</span>
      <span className="h-1.5 w-16 overflow-hidden rounded-full bg-gray-line" aria-hidden="true">
        <span className={classNames('block h-full rounded-full', solidTone[scoreBand(score)])} style={{ width: `${width}%` }} />
      </span>
    </span>
  );
}
