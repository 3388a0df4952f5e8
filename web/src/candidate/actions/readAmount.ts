/** A whole amount as typed, with or without spaces, commas and currency signs between thousands. Null for anything else. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[\s,'’_$€£]/g, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}
