/** React's key of a candidate at a place: one who moves is made anew there, so nothing is seen to slide and the layout never shifts. */
export function rowKey(uuid: string | undefined, place: number): string {
  return `${place} ${uuid ?? ''}`;
}
