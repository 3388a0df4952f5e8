/** A row of a list that is ordered by time, newest first. */
export interface RowInTime {
  createdAt: Date;
  id: string;
}

/** A condition for the rows below another one, which later additions do not affect. Empty without one. */
export function olderThan(row: RowInTime | undefined) {
  if (row === undefined) return {};
  const { createdAt, id } = row;
  return { AND: [{ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }] };
}
