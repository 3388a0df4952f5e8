import { FileText, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import type { DocumentKind } from './choose/chosenFiles.ts';
import { readDroppedFiles } from './choose/readDroppedFiles.ts';
import { useWindowFileDrag } from './useWindowFileDrag.ts';

/** While files are dragged over the window it turns into two halves, so that a drop anywhere is understood. */
export function WindowDrop({ onFiles }: { onFiles: (kind: DocumentKind, files: File[]) => void }) {
  const { dragging, end } = useWindowFileDrag();
  if (!dragging) return null;
  const half = (kind: DocumentKind, label: string, icon: ReactNode) => (
    <DropHalf
      label={label}
      icon={icon}
      onDrop={(transfer) => {
        end();
        void readDroppedFiles(transfer).then((files) => onFiles(kind, files));
      }}
    />
  );
  return (
    <div className="fixed inset-0 z-50 grid gap-4 bg-backdrop p-4 sm:grid-cols-2 sm:p-8">
      {half('REQUIREMENT', m.upload_drop_requirements(), <FileText />)}
      {half('RESUME', m.upload_drop_resumes(), <Users />)}
    </div>
  );
}

function DropHalf({ label, icon, onDrop }: { label: string; icon: ReactNode; onDrop: (transfer: DataTransfer) => void }) {
  const [over, setOver] = useState(false);
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer);
      }}
      className={classNames(
        'flex flex-col items-center justify-center gap-3 rounded-dialog border-2 border-dashed text-lg font-semibold [&_svg]:size-8',
        over ? 'border-accent bg-accent-soft text-accent-text' : 'border-line-strong bg-raised text-body',
      )}
    >
      <span className="pointer-events-none flex flex-col items-center gap-3 text-center">
        {icon}
        {label}
      </span>
    </section>
  );
}
