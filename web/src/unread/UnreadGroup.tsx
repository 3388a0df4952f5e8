import { ChevronRight, FileWarning } from 'lucide-react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CandidateDialog } from '../candidate/CandidateDialog.tsx';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import type { UnreadGroup_documents$key } from './__generated__/UnreadGroup_documents.graphql.ts';
import { UnreadRow } from './UnreadRow.tsx';

export interface UnreadGroupProps {
  documents: UnreadGroup_documents$key;
  /** Global id of the position. */
  projectId: string;
  /** The total, when only the first documents are given. */
  count?: number;
  className?: string;
}

const named = 3;

/** Unread résumés in one unobtrusive line that expands: each with its reason, the next step and the buttons for it. */
export function UnreadGroup({ documents, projectId, count, className }: UnreadGroupProps) {
  const data = useFragment(
    graphql`
      fragment UnreadGroup_documents on Document @relay(plural: true) {
        id
        fileName
        ...UnreadRow_document
      }
    `,
    documents,
  );
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<{ candidateId: string; name: string; open: boolean } | null>(null);
  const listId = useId();
  const total = count ?? data.length;
  return (
    <>
      {total > 0 ? (
        <section className={classNames('rounded-card border border-line bg-surface', className)}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 w-full items-center gap-2 rounded-card px-4 py-2 text-left text-sm text-muted hover:bg-hover focus-visible:-outline-offset-2"
          >
            <FileWarning className="size-4 shrink-0" aria-hidden="true" />
            <span className="shrink-0 font-medium text-body tabular-nums">{m.unread_documents({ count: total })}</span>
            <span className="min-w-0 flex-1 truncate max-sm:invisible">{listNames(data, total)}</span>
            <span className="shrink-0 text-accent-text">{open ? m.unread_hide() : m.unread_show()}</span>
            <ChevronRight className={classNames('size-4 shrink-0', open && 'rotate-90')} aria-hidden="true" />
          </button>
          <div id={listId} hidden={!open} className="border-t border-line">
            <p className="px-4 pt-2 text-xs text-muted">{m.unread_no_score()}</p>
            <ul className="divide-y divide-line">
              {data.map((document) => (
                <UnreadRow
                  key={document.id}
                  document={document}
                  projectId={projectId}
                  onTypeIn={(candidateId, name) => setShown({ candidateId, name, open: true })}
                />
              ))}
            </ul>
            {total > data.length ? (
              <p className="px-4 pb-2 text-xs text-muted">{m.unread_more({ count: total - data.length })}</p>
            ) : null}
          </div>
        </section>
      ) : null}
      <CandidateDialog
        candidateId={shown?.candidateId ?? null}
        name={shown?.name ?? ''}
        tab="resume"
        open={shown?.open ?? false}
        onClose={() => setShown(shown && { ...shown, open: false })}
      />
    </>
  );
}

function listNames(documents: readonly { readonly fileName: string }[], total: number): string {
  const names = documents.slice(0, named).map(({ fileName }) => fileName);
  const rest = total - names.length;
  return names.join(', ') + (rest > 0 ? ` ${m.unread_more({ count: rest })}` : '');
}
