import { Archive, ArchiveRestore, Banknote, Bookmark, CalendarPlus, Columns3, MoveRight, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BulkProgress } from '../../bulk/BulkProgress.tsx';
import type { MoveStage } from '../../candidate/actions/useMoveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { BulkQuestionDrawer } from './BulkQuestionDrawer.tsx';
import type { BulkKind } from './bulkQuestions.tsx';
import { useBulkSelection } from './useBulkSelection.ts';
import { useSelection } from './useSelection.ts';

export interface SelectionBarProps {
  /** Global id of the position. */
  projectId: string;
  internalId: string;
  /** UUIDs of the candidates on the page; absent where the list has no pages. */
  page?: readonly string[];
  /** UUIDs of everybody who meets the filter, made only when asked for; null while they are not known; absent where there is no such choice. */
  filtered?: (() => readonly string[]) | null;
  filteredCount?: number;
  /** The stage that the selected were dropped on: asks whether to move them there. */
  droppedOn?: MoveStage | null;
  onDropAsked?: () => void;
  /** The list shows archived candidates. */
  archived?: boolean;
  /** Opens the comparison; absent where there is none. */
  onCompare?: ((uuids: readonly string[]) => void) | undefined;
}

const comparable = { least: 2, most: 5 };

const actions: readonly [kind: BulkKind, label: () => string, icon: ReactNode][] = [
  ['moveStage', m.ranking_move_stage, <MoveRight key="icon" />],
  ['schedule', m.ranking_bulk_schedule, <CalendarPlus key="icon" />],
  ['setPayment', m.ranking_bulk_payment, <Banknote key="icon" />],
  ['save', m.ranking_bulk_save, <Bookmark key="icon" />],
  ['shortlist', m.ranking_bulk_shortlist, <Star key="icon" />],
  ['archive', m.ranking_bulk_archive, <Archive key="icon" />],
  ['restore', m.ranking_bulk_restore, <ArchiveRestore key="icon" />],
];

/** Slides in at the bottom while candidates are selected: how many, and what can be done with all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    projectId,
    internalId,
    page,
    filtered,
    filteredCount = 0,
    archived = false,
    onCompare,
    droppedOn = null,
    onDropAsked,
  } = props;
  const { ids, set, clear } = useSelection(internalId);
  const bulk = useBulkSelection(projectId, ids);
  const [asking, setAsking] = useState<BulkKind | null>(null);
  if (ids.size === 0 && bulk.job === null) return null;
  return (
    <section
      aria-label={m.ranking_selection()}
      className="layer-pop sticky bottom-3 z-20 flex flex-col gap-2 rounded-card border border-line bg-raised px-3 py-2 shadow-floating"
    >
      {bulk.job ? <BulkProgress job={bulk.job} onCancel={bulk.cancel} onClose={bulk.clear} /> : null}
      {ids.size === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <div className="flex flex-wrap items-center gap-x-1.5">
            <span className="text-sm font-semibold tabular-nums" aria-live="polite">
              {m.ranking_selected({ count: ids.size })}
            </span>
            {page ? (
              <Button size="sm" variant="ghost" onClick={() => set(page, true)}>
                {m.ranking_select_page()}
              </Button>
            ) : null}
            {filtered === undefined ? null : (
              <Button size="sm" variant="ghost" disabled={filtered === null} onClick={() => filtered && set(filtered(), true)}>
                {m.ranking_select_filtered({ count: formatNumber(filteredCount) })}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={clear}>
              {m.ranking_clear()}
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-1.5">
            {actions.map(([kind, label, icon]) =>
              kind === (archived ? 'archive' : 'restore') ? null : (
                <Button key={kind} size="sm" icon={icon} disabled={bulk.running} onClick={() => setAsking(kind)}>
                  <span className="max-sm:sr-only">{label()}</span>
                </Button>
              ),
            )}
            {onCompare && ids.size >= comparable.least && ids.size <= comparable.most ? (
              <Button size="sm" icon={<Columns3 />} onClick={() => onCompare([...ids])}>
                <span className="max-sm:sr-only">{m.ranking_compare()}</span>
              </Button>
            ) : null}
          </div>
        </div>
      )}
      <BulkQuestionDrawer
        kind={droppedOn === null ? asking : 'moveStage'}
        stage={droppedOn}
        count={ids.size}
        bulk={bulk}
        onClose={() => {
          setAsking(null);
          onDropAsked?.();
        }}
      />
    </section>
  );
}
