import { Archive, ArchiveRestore, CalendarPlus, Eye, ListChecks, MoveRight, NotebookPen } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { MenuItem, MenuSeparator } from '../../ui/layers/Menu.tsx';
import type { Selection } from '../selection/useSelection.ts';
import type { PoolCandidate } from './usePoolRows.ts';

export type PoolAction = 'schedule' | 'note' | 'stage' | 'archive' | 'restore';

export interface PoolMenuProps {
  candidate: PoolCandidate;
  /** The list shows archived candidates. */
  archived: boolean;
  selection: Selection;
  onOpen: (uuid: string) => void;
  onAction: (action: PoolAction, candidate: PoolCandidate) => void;
}

/** What can be done with one row. */
export function PoolMenu({ candidate, archived, selection, onOpen, onAction }: PoolMenuProps) {
  const { internalId } = candidate;
  const act = (action: PoolAction) => () => onAction(action, candidate);
  return (
    <>
      <MenuItem icon={<Eye />} onSelect={() => onOpen(internalId)}>
        {m.pool_open()}
      </MenuItem>
      <MenuItem icon={<ListChecks />} onSelect={() => selection.toggle(internalId)}>
        {selection.ids.has(internalId) ? m.pool_deselect() : m.pool_select_one()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<CalendarPlus />} onSelect={act('schedule')}>
        {m.pool_schedule()}
      </MenuItem>
      <MenuItem icon={<NotebookPen />} onSelect={act('note')}>
        {m.pool_note()}
      </MenuItem>
      <MenuItem icon={<MoveRight />} onSelect={act('stage')}>
        {m.pool_move()}
      </MenuItem>
      <MenuSeparator />
      {archived ? (
        <MenuItem icon={<ArchiveRestore />} onSelect={act('restore')}>
          {m.pool_restore()}
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive />} danger onSelect={act('archive')}>
          {m.pool_archive()}
        </MenuItem>
      )}
    </>
  );
}
