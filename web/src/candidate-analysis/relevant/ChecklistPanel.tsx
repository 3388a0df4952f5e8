import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import type { ChecklistPanel_project$key } from './__generated__/ChecklistPanel_project.graphql.ts';
import { ChecklistChips } from './ChecklistChips.tsx';
import { ChecklistEditor } from './ChecklistEditor.tsx';
import { type DraftItem, isSame, isValid, toDraft } from './checklistDraft.ts';
import { useSaveChecklist } from './useSaveChecklist.ts';

export interface ChecklistPanelProps {
  project: ChecklistPanel_project$key;
  onRevisions: () => void;
  /** Fetches what somebody else saved. */
  onReload: () => void;
}

/** The requirements in one list, to read or (Adjust) to change. Unsaved changes survive Done, and are asked about before they are lost. */
export function ChecklistPanel({ project, onRevisions, onReload }: ChecklistPanelProps) {
  const { id, requirements } = useFragment(
    graphql`
      fragment ChecklistPanel_project on Project {
        id
        requirements {
          id
          checklist {
            key
            label
            kind
            category
            importance
            minYears
            knockOut
            confidence
          }
        }
      }
    `,
    project,
  );
  const saved = useMemo(() => toDraft(requirements?.checklist ?? []), [requirements]);
  const current = requirements?.id ?? null;
  const [editing, setEditing] = useState(false);
  /** Null until something is changed; the base is the revision that was on screen then. */
  const [draft, setDraft] = useState<{ items: DraftItem[]; base: string | null } | null>(null);
  const items = draft?.items ?? saved;
  const dirty = draft !== null && (draft.base !== current || !isSame(draft.items, saved));
  const change = (next: DraftItem[]) => setDraft({ items: next, base: draft?.base ?? current });
  const { save, saving, error, dismiss } = useSaveChecklist(id, () => {
    setEditing(false);
    setDraft(null);
    showToast({ text: m.requirements_saved() });
  });
  const submit = () => save(items, draft?.base ?? current);
  useUnsaved(dirty);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4" aria-label={m.requirements_title()}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base font-semibold">{m.requirements_title()}</h2>
        <p className="min-w-0 flex-1 text-sm text-muted tabular-nums max-sm:order-last max-sm:basis-full">{countsText(items)}</p>
        <Button size="sm" icon={<History />} onClick={onRevisions}>
          {m.requirements_revisions()}
        </Button>
        <Button size="sm" aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {editing ? m.requirements_done() : m.requirements_adjust()}
        </Button>
        {editing || dirty ? (
          <Button
            size="sm"
            variant="primary"
            busy={saving}
            busyLabel={m.requirements_saving()}
            disabled={!dirty || !items.every(isValid)}
            onClick={submit}
          >
            {m.requirements_save()}
          </Button>
        ) : null}
      </div>
      {error === null ? null : (
        <SaveProblem {...error} onRetry={submit} onLoadLatest={() => (dismiss(), setDraft(null), onReload())} />
      )}
      {editing ? (
        <ChecklistEditor items={items} onChange={change} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">{m.requirements_none_hint()}</p>
      ) : (
        <ChecklistChips items={items} />
      )}
    </section>
  );
}

interface SaveProblemProps {
  message: string;
  conflict: boolean;
  onRetry: () => void;
  onLoadLatest: () => void;
}

/** Why saving failed. When somebody else saved in the meantime, only their version can be built on. */
function SaveProblem({ message, conflict, onRetry, onLoadLatest }: SaveProblemProps) {
  if (!conflict)
    return (
      <ErrorPanel title={m.requirements_save_failed()} onRetry={onRetry}>
        {message}
      </ErrorPanel>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-sm text-red-fg">{m.requirements_conflict()}</p>
      <Button size="sm" onClick={onLoadLatest}>
        {m.requirements_load_latest()}
      </Button>
    </div>
  );
}

const counts = [
  ['MUST', m.requirements_count_must],
  ['NICE', m.requirements_count_nice],
  ['DROPPED', m.requirements_count_dropped],
] as const;

/** Only of what there is. */
function countsText(items: readonly DraftItem[]): string {
  return counts
    .map(([importance, say]) => ({ say, count: items.filter((item) => item.importance === importance).length }))
    .filter(({ count }) => count > 0)
    .map(({ say, count }) => say({ count }))
    .join(' · ');
}
