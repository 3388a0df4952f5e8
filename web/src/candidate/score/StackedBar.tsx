import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { formatScore } from '../../ui/formatScore.ts';
import { solidTone } from '../../ui/tones.ts';
import type { Contribution } from './contributions.ts';
import { facetTone } from './facetTone.ts';

/** Points of each facet side by side; the length of all together is the score. */
export function StackedBar({ parts }: { parts: readonly (Contribution & { label: string })[] }) {
  const text = parts
    .filter(({ points }) => points !== null && points > 0)
    .map(({ label, points }) => `${label} ${formatScore(points ?? 0)}`);
  return (
    <div
      role="img"
      aria-label={m.score_contributions({ list: text.join(', ') })}
      className="flex h-2.5 w-full gap-px overflow-hidden rounded-full bg-gray-line"
    >
      {parts.map(({ key, points }, index) =>
        points ? (
          <span key={key} className={classNames('h-full', solidTone[facetTone(index)])} style={{ width: `${points}%` }} />
        ) : null,
      )}
    </div>
  );
}
