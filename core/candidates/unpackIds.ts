/** Unpacks the ids that `orderCandidates` returns, 16 bytes each. */
export function unpackIds(packed: Buffer): string[] {
  return Array.from({ length: packed.length / 16 }, (_, place) => {
    const id = packed.toString('hex', place * 16, place * 16 + 16);
    return `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
  });
}
