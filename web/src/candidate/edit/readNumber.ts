/** Reads a number as people type it: "7.5", "7,5", "95 000". Null for an empty text, undefined for anything that is not a number. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
