/** A number as people write it: "7.5", "7,5", "95 000". Null for nothing, undefined for what is no number. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
