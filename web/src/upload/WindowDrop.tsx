import { FileText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import type { DocumentKind } from './choose/chosenFiles.ts';
import { useWindowFileDrag } from './useWindowFileDrag.ts';

/** While files are dragged over the window, divides it into two halves, so that a drop anywhere has a clear meaning. */
export function WindowDrop({ onFiles }: { onFiles: (kind: DocumentKind, files: File[]) => void }) {
  const { dragging, over } = useWindowFileDrag(onFiles);
  if (!dragging) return null;
  return (
    <div className="fixed inset-0 z-50 grid gap-4 bg-backdrop p-4 sm:grid-cols-2 sm:p-8">
      <Half kind="JOB_DESCRIPTION" over={over} label={m.upload_drop_job_descriptions()} icon={<FileText aria-hidden="true" />} />
      <Half kind="RESUME" over={over} label={m.upload_drop_resumes()} icon={<Users aria-hidden="true" />} />
    </div>
  );
}

function Half({ kind, over, label, icon }: { kind: DocumentKind; over: DocumentKind | null; label: string; icon: ReactNode }) {
  return (
    <div
      data-drop-kind={kind}
      className={classNames(
        'flex flex-col items-center justify-center gap-3 rounded-dialog border-2 border-dashed text-center text-lg font-semibold [&_svg]:size-8',
        over === kind ? 'border-accent bg-accent-soft text-accent-text' : 'border-line-strong bg-raised text-body',
      )}
    >
      {icon}
      {label}
    </div>
  );
}
