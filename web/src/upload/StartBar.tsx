import { Play } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { SampleButton } from './SampleButton.tsx';

export interface StartBarProps {
  jobDescriptions: number;
  resumes: number;
  /** Null while it is not known. */
  maxFiles: number | null;
  ready: boolean;
  /** Says what is missing, or what will be analysed. */
  hint: string;
  starting: boolean;
  onStart: () => void;
}

/** Counter, hint and the two ways to start; stays visible below long lists. */
export function StartBar({ jobDescriptions, resumes, maxFiles, ready, hint, starting, onStart }: StartBarProps) {
  return (
    <footer className="sticky bottom-0 z-20 mt-auto border-t border-line bg-canvas px-6 py-3 max-sm:px-4">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div className="min-w-56 flex-1" aria-live="polite">
          <p className="text-sm font-medium tabular-nums">
            {maxFiles === null ? (
              <Skeleton className="my-0.5 h-4 w-64" />
            ) : (
              m.upload_counter({ jobDescriptions, resumes, total: jobDescriptions + resumes, limit: maxFiles })
            )}
          </p>
          <p id="upload-hint" className="text-xs text-muted">
            {hint}
          </p>
        </div>
        <SampleButton />
        <Button
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          icon={<Play />}
          disabled={!ready}
          busy={starting}
          aria-describedby="upload-hint"
          onClick={onStart}
        >
          {m.upload_start()}
        </Button>
      </div>
    </footer>
  );
}
