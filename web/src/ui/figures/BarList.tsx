import { classNames } from '../classNames.ts';
import { solidTone, type Tone } from '../tones.ts';

export interface BarListItem {
  key: string;
  label: string;
  /** Zero or more. */
  value: number;
  /** The value, formatted for the user. */
  text: string;
  tone?: Tone;
}

/** Bars whose length is the value's share of the largest one. Name and number are text, so the bars need no other description. */
export function BarList({ items, labelledBy }: { items: readonly BarListItem[]; labelledBy: string }) {
  const greatest = Math.max(1, ...items.map(({ value }) => value));
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-col gap-1.5">
      {items.map(({ key, label, value, text, tone = 'accent' }) => (
        <li key={key} className="grid grid-cols-[6.5rem_1fr_2.5rem] items-center gap-2 text-sm">
          <span className="truncate text-muted" title={label}>
            {label}
          </span>
          <span className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
            <span
              className={classNames('block h-full rounded-full', solidTone[tone], value > 0 && 'min-w-1')}
              style={{ width: `${(value / greatest) * 100}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
}
