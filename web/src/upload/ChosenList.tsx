import { useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import type { ChosenFile } from './choose/chosenFiles.ts';

export interface ChosenListProps {
  files: readonly ChosenFile[];
  maxFileMb: number;
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** The files of one drop zone. */
export function ChosenList({ files, maxFileMb, onRemove, onClear }: ChosenListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (files.length === 0) return null;
  // Files with problems come first: further down in a list of fifty they would be overlooked.
  const problems = files.filter(({ problem }) => problem !== null);
  const sendable = files.filter(({ problem }) => problem === null);
  return (
    <div className="border-t border-line">
      <div className="flex items-center justify-between px-4 pt-2">
        <p className="text-xs font-medium text-muted tabular-nums">
          {m.upload_files({ count: files.length })}
          {problems.length > 0 ? <span className="text-red-fg"> · {m.upload_unsendable({ count: problems.length })}</span> : null}
        </p>
        <Button size="sm" variant="ghost" onClick={onClear}>
          {m.upload_clear_all()}
        </Button>
      </div>
      <ul ref={list} className="max-h-96 divide-y divide-line overflow-y-auto px-4 pb-1">
        {[...problems, ...sendable].map((file) => (
          <ChosenRow
            key={file.id}
            file={file}
            maxFileMb={maxFileMb}
            onRemove={(id, button) => (moveFocus(list.current, button), onRemove(id))}
          />
        ))}
      </ul>
    </div>
  );
}

/** The row disappears together with its button: moves the focus to the next row's button, or the previous one's. */
function moveFocus(list: HTMLElement | null, pressed: HTMLElement): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === pressed);
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}
