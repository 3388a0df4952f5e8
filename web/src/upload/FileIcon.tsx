import { FileQuestion, FileText } from 'lucide-react';
import { classNames } from '../ui/classNames.ts';

const looks: Record<string, string> = {
  PDF: 'border-red-line bg-red-bg text-red-fg',
  DOCX: 'border-blue-line bg-blue-bg text-blue-fg',
  DOC: 'border-blue-line bg-blue-bg text-blue-fg',
  TXT: 'border-gray-line bg-gray-bg text-gray-fg',
};

/** The file's format as a small tile with its colour and letters. */
export function FileIcon({ format }: { format: string | null }) {
  const look = format === null ? undefined : looks[format];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex h-9 w-8 shrink-0 flex-col items-center justify-center gap-px rounded-control border text-[0.5625rem] leading-none font-semibold',
        look ?? looks.TXT,
      )}
    >
      {look ? <FileText className="size-3.5" strokeWidth={1.75} /> : <FileQuestion className="size-3.5" strokeWidth={1.75} />}
      {look ? format : null}
    </span>
  );
}
