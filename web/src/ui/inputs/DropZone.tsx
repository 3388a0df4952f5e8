import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';

export interface DropZoneProps {
  title: ReactNode;
  hint: ReactNode;
  /** A smaller line below the hint. */
  limit: ReactNode;
  /** Label of the browse button. */
  browseLabel: string;
  /** As in `<input accept>`. */
  accept: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** The browse button, which takes the focus when the list below disappears. */
  browseRef?: Ref<HTMLButtonElement>;
  /** The list of files below. */
  children?: ReactNode;
}

/** A large target for files, by drop or by browsing. The caller decides which files are valid. */
export function DropZone({
  title,
  hint,
  limit,
  browseLabel,
  accept,
  disabled = false,
  onFiles,
  browseRef,
  children,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, ...drag } = useFileDrag(onFiles, disabled);
  return (
    <section
      {...drag}
      className={classNames(
        'flex min-w-0 flex-col rounded-card border border-dashed bg-surface transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <div className="flex flex-1 flex-col items-center justify-center gap-1.5 px-6 py-8 text-center">
        <FileUp className={classNames('size-6', over ? 'text-accent-text' : 'text-faint')} strokeWidth={1.5} aria-hidden="true" />
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-sm text-muted text-balance">{hint}</p>
        <div className="flex h-4.5 items-center text-xs text-muted">{limit}</div>
        <button
          ref={browseRef}
          type="button"
          disabled={disabled}
          onClick={() => input.current?.click()}
          className="mt-1 h-8 rounded-control px-2 text-sm font-medium text-accent-text hover:bg-accent-soft disabled:text-faint coarse:h-11"
        >
          {browseLabel}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label={browseLabel}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {children}
    </section>
  );
}

/** Enter and leave events fire for every child, so they are counted; what is over it has entered, perhaps before this was there to count. */
function useFileDrag(onFiles: (files: File[]) => void, disabled: boolean) {
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const move = (step: number) => (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current = Math.max(step === 0 ? 1 : 0, depth.current + step);
    setOver(depth.current > 0);
  };
  return {
    over,
    onDragEnter: move(1),
    onDragLeave: move(-1),
    onDragOver: move(0),
    onDrop: (event: DragEvent) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      depth.current = 0;
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
