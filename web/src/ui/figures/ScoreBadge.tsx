import { Badge } from '../Badge.tsx';
import { formatScore } from '../format/formatScore.ts';
import { UnknownBadge } from '../UnknownBadge.tsx';
import { badgeBand } from './scoreBand.ts';

export interface ScoreBadgeProps {
  score: number | null | undefined;
  format?: (score: number) => string;
}

export function ScoreBadge({ score, format = formatScore }: ScoreBadgeProps) {
  if (score == null) return <UnknownBadge />;
  return (
    <Badge tone={badgeBand(score)} className="tabular-nums">
      {format(score)}
    </Badge>
  );
}
