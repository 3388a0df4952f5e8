import { useMemo, useState } from 'react';
import { type CandidateTable, uuidOf } from '../ranking/candidateTable.ts';

/** A person's other documents, if there are any. */
export interface Twins {
  count: number;
  open: boolean;
  toggle: () => void;
}

export interface TwinRows {
  /** The rows of the page, with the other documents of expanded people below them. */
  rows: readonly number[];
  /** For each expanded document, the row that represents the person. */
  leaders: ReadonlyMap<number, number>;
  twinsOf: (row: number) => Twins | null;
}

/** Which people on a page are expanded. Stored by id, because the order can change meanwhile. */
export function useTwinRows(
  table: CandidateTable,
  people: readonly number[],
  others: ReadonlyMap<number, readonly number[]>,
): TwinRows {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (row: number) => [row, ...(others.get(row) ?? [])].some((twin) => unfolded.has(uuidOf(table, twin)));
  const leaders = new Map(
    people.flatMap((row) => (isOpen(row) ? (others.get(row) ?? []).map((twin) => [twin, row] as const) : [])),
  );
  const open = people.filter(isOpen).join(' ');
  // The same array while nothing changes: otherwise a component that defers it would never settle.
  const rows = useMemo(
    () => people.flatMap((row) => (open.split(' ').includes(String(row)) ? [row, ...(others.get(row) ?? [])] : [row])),
    [people, others, open],
  );
  const twinsOf = (row: number): Twins | null => {
    const twins = others.get(row);
    if (!twins) return null;
    const group = [row, ...twins].map((twin) => uuidOf(table, twin));
    const toggle = () =>
      setUnfolded((before) => {
        const closed = new Set([...before].filter((id) => !group.includes(id)));
        return group.some((id) => before.has(id)) ? closed : closed.add(group[0] ?? '');
      });
    return { count: twins.length + 1, open: isOpen(row), toggle };
  };
  return { rows, leaders, twinsOf };
}
