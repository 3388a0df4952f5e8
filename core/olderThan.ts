/** A row of a list that is ordered by time, newest first. */
export interface RowInTime {
  createdAt: Date;
  id: string;
}

/** The rows below another one, whatever was added above it meanwhile. Nothing without one. */
export function olderThan(row: RowInTime | undefined) {
  if (row === undefined) return {};
  const { createdAt, id } = row;
  return { AND: [{ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }] };
}
