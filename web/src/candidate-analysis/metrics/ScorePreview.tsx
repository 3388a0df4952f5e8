import { ArrowDown, ArrowUp } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { formatScore } from '../../ui/format/formatScore.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { uuidOf } from '../ranking/candidateTable.ts';
import { scoreOfRow } from '../ranking/rankTable.ts';
import { useNames } from '../rows/useNames.ts';
import type { LiveRanking } from '../useRanking.ts';

const shown = 5;

/** The top candidates under the current weights, and how far each has moved. */
export function ScorePreview({ live: { table, ranking, grouped, usualPlaces } }: { live: LiveRanking }) {
  const rows = grouped.best.subarray(0, shown);
  const names = useNames(Array.from(rows, (row) => uuidOf(table, row)));
  return (
    <section aria-label={m.metrics_preview()}>
      <h3 className="mb-1 text-xs font-medium text-muted">{m.metrics_preview()}</h3>
      <ol className="flex flex-col">
        {Array.from(rows, (row, place) => {
          const score = scoreOfRow(ranking, row);
          return (
            <li key={place} className="flex h-7 items-center gap-2 text-sm">
              <span className="w-4 text-right text-xs text-faint tabular-nums">{place + 1}</span>
              <span className="min-w-0 flex-1 truncate">
                {names.get(uuidOf(table, row)) ?? <Skeleton className="h-3 w-32" />}
              </span>
              <Movement by={(usualPlaces?.[row] ?? place) - place} />
              <span className="w-10 text-right font-semibold tabular-nums">{score === null ? '—' : formatScore(score)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Places gained or lost compared with the default weights. */
function Movement({ by }: { by: number }) {
  if (by === 0) return null;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={
        by > 0 ? 'flex items-center text-xs text-emerald-fg tabular-nums' : 'flex items-center text-xs text-red-fg tabular-nums'
      }
    >
      <Arrow className="size-3" aria-hidden="true" />
      <span className="sr-only">{by > 0 ? m.metrics_up() : m.metrics_down()}</span>
      {Math.abs(by)}
    </span>
  );
}
