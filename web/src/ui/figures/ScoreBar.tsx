import { classNames } from '../classNames.ts';
import { formatScore } from '../format/formatScore.ts';
import { solidTone } from '../tones.ts';
import { UnknownBadge } from '../UnknownBadge.tsx';
import { scoreBand } from './scoreBand.ts';

export interface ScoreBarProps {
  /** 0 to 100; null when there is no score. */
  score: number | null | undefined;
  /** Formats the number for the user: one decimal, the locale's decimal separator. */
  format?: (score: number) => string;
  className?: string;
  /** Of the bar, where there is less room. */
  barClassName?: string;
}

/** The number in tabular figures, and a bar (64 px at full score) in the colour of the score's band. */
export function ScoreBar({ score, format = formatScore, className, barClassName }: ScoreBarProps) {
  if (score == null) return <UnknownBadge />;
  const width = Math.min(100, Math.max(0, score));
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <span className="min-w-9 text-right text-sm font-semibold tabular-nums">{format(score)}</span>
      <span className={classNames('h-1.5 w-16 overflow-hidden rounded-full bg-gray-line', barClassName)} aria-hidden="true">
        <span className={classNames('block h-full rounded-full', solidTone[scoreBand(score)])} style={{ width: `${width}%` }} />
      </span>
    </span>
  );
}
