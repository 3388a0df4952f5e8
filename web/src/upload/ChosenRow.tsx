import { X } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import { formatKilobytes } from '../ui/format/formatKilobytes.ts';
import { IconButton } from '../ui/inputs/IconButton.tsx';
import type { ChosenFile, FileProblem } from './choose/chosenFiles.ts';
import { fileFormat } from './choose/fileFormat.ts';
import { FileIcon } from './FileIcon.tsx';

export interface ChosenRowProps {
  file: ChosenFile;
  maxFileMb: number;
  onRemove: (id: string, button: HTMLElement) => void;
}

export function ChosenRow({ file: { id, file, problem }, maxFileMb, onRemove }: ChosenRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 py-2">
      <FileIcon format={fileFormat(file.name)} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={file.name}>
          {file.name}
        </p>
        {problem ? (
          <p role="alert" className="text-xs text-red-fg">
            {describeProblem(problem, maxFileMb)}
          </p>
        ) : (
          <p className="text-xs text-muted tabular-nums">{formatKilobytes(file.size)}</p>
        )}
      </div>
      <IconButton
        size="sm"
        label={m.ui_remove_name({ name: file.name })}
        icon={<X />}
        onClick={(event) => onRemove(id, event.currentTarget)}
      />
    </li>
  );
}

function describeProblem(problem: FileProblem, maxFileMb: number): string {
  if (problem === 'TOO_LARGE') return m.upload_too_large({ limit: maxFileMb });
  return problem === 'EMPTY_FILE' ? m.upload_empty_file() : m.upload_wrong_kind();
}
