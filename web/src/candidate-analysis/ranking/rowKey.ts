/** React's key for a candidate at a place. A candidate who moves is rendered anew there, so no row appears to slide and the layout never shifts. */
export function rowKey(uuid: string | undefined, place: number): string {
  return `${place} ${uuid ?? ''}`;
}
