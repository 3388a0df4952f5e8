/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the combobox pattern: the focus stays in the field, which handles the keys and names the active option */
import { CornerDownLeft, type LucideIcon } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';

export interface PaletteEntry {
  key: string;
  group: string;
  title: string;
  detail?: string;
  /** Where it leads. */
  path?: string;
  /** What it does, in place of leading somewhere. */
  run?: () => void;
  icon: LucideIcon | null;
}

export interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The entries under their groups' headings. The focus stays in the search field above. */
export function PaletteList({ id, entries, active, onActive, onChoose }: PaletteListProps) {
  if (entries.length === 0) return <p className="px-4 py-8 text-center text-sm text-muted">{m.shell_palette_nothing()}</p>;
  return (
    <div id={id} role="listbox" aria-label={m.shell_palette()} className="min-h-0 flex-1 overflow-y-auto p-2">
      {entries.map((entry, index) => (
        <div key={`${entry.group}:${entry.key}`} role="presentation">
          {entry.group === entries[index - 1]?.group ? null : (
            <div role="presentation" className="px-2 pt-2 pb-1 text-xs font-medium text-muted">
              {entry.group}
            </div>
          )}
          <div
            ref={index === active ? reveal : null}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => index !== active && onActive(index)}
            onClick={() => onChoose(entry)}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 text-sm',
              index === active && 'bg-accent-soft',
            )}
          >
            {entry.icon ? <entry.icon className="size-4 shrink-0 text-faint" aria-hidden="true" /> : null}
            <span className="min-w-0 truncate">{entry.title}</span>
            <span className="min-w-0 flex-1 truncate text-muted">{entry.detail}</span>
            {index === active ? <CornerDownLeft className="size-3.5 shrink-0 text-faint" aria-hidden="true" /> : null}
          </div>
        </div>
      ))}
    </div>
  );
}

function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
