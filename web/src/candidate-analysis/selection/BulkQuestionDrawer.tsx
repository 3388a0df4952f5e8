import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BulkConfirm } from '../../bulk/BulkConfirm.tsx';
import type { MoveStage } from '../../candidate/actions/useMoveCandidate.ts';
import { type BulkDraft, type BulkKind, bulkQuestions, emptyDraft } from './bulkQuestions.tsx';
import type { BulkSelection } from './useBulkSelection.ts';

export interface BulkQuestionDrawerProps {
  /** Null: closed. */
  kind: BulkKind | null;
  /** The stage that a move starts with, in place of the usual one. */
  stage?: MoveStage | null;
  count: number;
  bulk: BulkSelection;
  onClose: () => void;
}

/** Asks before a bulk operation starts. What was filled in stays when it cannot be started. */
export function BulkQuestionDrawer({ kind, stage = null, count, bulk, onClose }: BulkQuestionDrawerProps) {
  const [draft, setDraft] = useState<BulkDraft>(emptyDraft);
  const [error, setError] = useState<string | null>(null);
  // Kept while the drawer closes.
  const [last, setLast] = useState<BulkKind>('moveStage');
  if (kind !== null && kind !== last) setLast(kind);
  const [asked, setAsked] = useState<MoveStage | null>(null);
  if (stage !== asked) {
    setAsked(stage);
    if (stage !== null) setDraft({ ...draft, stage });
  }
  const { title, note, fields, action, danger = false } = bulkQuestions[kind ?? last];
  const ready = action(draft);
  const finish = () => {
    flushSync(() => {
      setDraft(emptyDraft);
      setError(null);
    });
    onClose();
  };
  return (
    <BulkConfirm
      open={kind !== null}
      title={title(count, draft)}
      danger={danger}
      busy={bulk.running}
      disabled={ready === null || count === 0}
      error={error}
      dirty={draft.amount !== '' || draft.rejection.note !== '' || draft.schedule !== emptyDraft.schedule}
      background={count > 10}
      onClose={finish}
      onConfirm={(background) => ready && bulk.start({ action: ready, background, onStarted: finish, onFailed: setError })}
    >
      {note() ? <p className="text-sm text-muted">{note()}</p> : null}
      {fields?.(draft, (change) => setDraft({ ...draft, ...change }))}
    </BulkConfirm>
  );
}
