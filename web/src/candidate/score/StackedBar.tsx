import { classNames } from '../../ui/classNames.ts';
import { solidTone } from '../../ui/tones.ts';
import type { Contribution } from './contributions.ts';
import { facetTone } from './facetTone.ts';

/** The points of all facets side by side; their total length is the score. The list below says the same in words. */
export function StackedBar({ parts }: { parts: readonly Contribution[] }) {
  return (
    <div aria-hidden="true" className="flex h-2.5 w-full gap-px overflow-hidden rounded-full bg-gray-line">
      {parts.map(({ key, points }, index) =>
        points ? (
          <span key={key} className={classNames('h-full', solidTone[facetTone(index)])} style={{ width: `${points}%` }} />
        ) : null,
      )}
    </div>
  );
}
