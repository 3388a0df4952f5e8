import { Gem } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { formatScore } from '../../ui/format/formatScore.ts';
import type { Tone } from '../../ui/tones.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';

/** From here on a candidate is a hidden gem. */
const gem = 80;

export function uniquenessTone(score: number): Tone {
  if (score >= gem) return 'emerald';
  if (score >= 60) return 'blue';
  return score >= 40 ? 'yellow' : 'gray';
}

export function UniquenessBadge({ score }: { score: number | null }) {
  if (score === null) return <UnknownBadge />;
  return (
    <span className="flex flex-col items-start gap-1" title={m.comparisons_uniqueness_hint()}>
      <Badge tone={uniquenessTone(score)} className="tabular-nums">
        {formatScore(score)}
      </Badge>
      {score >= gem ? (
        <Badge tone="emerald" icon={<Gem aria-hidden="true" />}>
          {m.comparisons_hidden_gem()}
        </Badge>
      ) : null}
    </span>
  );
}
