import { ChevronDown } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { softTone } from '../../ui/tones.ts';
import type { Twins } from './useTwinRows.ts';

/** Says that a person has several documents, and expands them. */
export function TwinsButton({ name, twins: { count, open, toggle } }: { name: string; twins: Twins }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={m.analysis_documents_of({ name, count })}
      onClick={(event) => (event.stopPropagation(), toggle())}
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-0.5 rounded-control border px-1.5 text-xs font-medium whitespace-nowrap coarse:h-8',
        softTone.yellow,
      )}
    >
      {/* In a narrow table the words would leave no room for the name. */}
      <span className="@max-[66rem]:hidden">{m.analysis_documents({ count })}</span>
      <span className="@min-[66rem]:hidden">×{count}</span>
      <ChevronDown className={classNames('size-3', open && 'rotate-180')} aria-hidden="true" />
    </button>
  );
}
