/** UUIDs as 16 bytes each, base64: how the server takes a selection (`PackedIds`). */
export function packIds(ids: Iterable<string>): string {
  const hex = [...ids].join('').replaceAll('-', '');
  let binary = '';
  for (let index = 0; index < hex.length; index += 2)
    binary += String.fromCharCode(Number.parseInt(hex.slice(index, index + 2), 16));
  return btoa(binary);
}
