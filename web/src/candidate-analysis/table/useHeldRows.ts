import { useLayoutEffect, useReducer, useState } from 'react';
import type { UnsavedScope } from '../../ui/unsaved/UnsavedScope.ts';
import { useUnsavedScope } from '../../ui/unsaved/useUnsaved.ts';
import { type CandidateTable, rowOf, uuidOf } from '../ranking/candidateTable.ts';

export interface HeldRowsOptions {
  table: CandidateTable;
  /** Rows of the page in the present order. */
  rows: readonly number[];
  /** Page, search and order: another view is never held. */
  view: string;
}

/** While something is typed in a row, the page keeps its rows: in a new order (weights, new scores) the row would move or leave, and the text with it. */
export function useHeldRows({ table, rows, view }: HeldRowsOptions): { rows: readonly number[]; typed: UnsavedScope } {
  const [, settle] = useReducer((count: number) => count + 1, 0);
  const typed = useUnsavedScope(settle);
  const [last] = useState(() => ({ view, uuids: [] as readonly string[] }));
  const held = typed.dirty && last.view === view;
  const shown = held ? last.uuids.flatMap((uuid) => rowOf(table, uuid) ?? []) : rows;
  useLayoutEffect(() => {
    Object.assign(last, { view, uuids: shown.map((row) => uuidOf(table, row)) });
  });
  return { rows: shown, typed };
}
