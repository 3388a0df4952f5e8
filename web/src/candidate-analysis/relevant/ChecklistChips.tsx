import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { Tooltip } from '../../ui/inputs/Tooltip.tsx';
import { softTone } from '../../ui/tones.ts';
import type { DraftItem } from './checklistDraft.ts';

const shownAtFirst = 40;

/** The checklist in one list: musts, what is nice to have, and what was dropped. How sure the reader was stands in a hint. */
export function ChecklistChips({ items }: { items: readonly DraftItem[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, shownAtFirst);
  return (
    <ul className="flex flex-wrap items-center gap-1.5" aria-label={m.requirements_title()}>
      {shown.map((item) => (
        <li key={item.key} className="max-w-full">
          <RequirementChip item={item} />
        </li>
      ))}
      {shown.length < items.length ? (
        <li>
          <button
            type="button"
            onClick={() => setAll(true)}
            className="h-6 rounded-control px-1.5 text-xs font-medium text-accent-text hover:bg-hover coarse:h-11"
          >
            {m.requirements_more_chips({ count: items.length - shown.length })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function RequirementChip({ item }: { item: DraftItem }) {
  const { label, importance, years, knockOut, kind } = item;
  const hint = [importanceWord(importance), knockOut ? m.requirements_knock_out() : '', confidenceText(item)].filter(Boolean);
  return (
    <Tooltip text={hint.join(' · ')}>
      <button type="button" className={classNames(chipClass, toneOf(importance))}>
        {knockOut ? <ShieldAlert className="size-3.5 shrink-0 text-red-fg" aria-hidden="true" /> : null}
        <span className="truncate" dir="auto">
          {label}
        </span>
        {years !== '' && kind !== 'EXPERIENCE' ? (
          <span className="shrink-0 text-xs tabular-nums">{m.requirements_years_short({ years })}</span>
        ) : null}
        <span className="sr-only">, {hint.join(', ')}</span>
      </button>
    </Tooltip>
  );
}

export function importanceWord(importance: string): string {
  if (importance === 'MUST') return m.requirements_must();
  return importance === 'NICE' ? m.requirements_nice() : m.requirements_dropped();
}

export function confidenceText({ confidence }: Pick<DraftItem, 'confidence'>): string {
  if (confidence === null) return m.requirements_by_hand();
  return m.requirements_confidence({ percent: formatPercent(confidence) });
}

function toneOf(importance: string): string {
  if (importance === 'MUST') return softTone.accent;
  return importance === 'NICE' ? softTone.gray : 'border-dashed border-line-strong text-muted line-through';
}

const chipClass = 'inline-flex h-6 max-w-full cursor-default items-center gap-1 rounded-control border px-2 text-sm coarse:h-9';
