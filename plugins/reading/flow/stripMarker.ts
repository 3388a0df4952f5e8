import { endsPeriod } from '../shared/periods.ts';

/** A bullet, or a number with a point or bracket, and the space after it. A dash needs a space: "-5 %" is not a list item. The round
 * bullet of Word's second level is pasted as the letter o. */
const marker = /^\s*(?:[•◦▪▫●○■□►▸‣⁃∙·✓✔➢➤❖\uF0B7\uF0A7\uF076\uF0D8]\s*|[-–—*]\s+|o\s+(?=[\p{Lu}\d])|\d{1,2}[.)]\s+(?=\S))/u;

/** How many characters of the line's start are its list marker and the space around it; 0 when it has none. */
export function markerLength(text: string): number {
  return endsPeriod(text.trim()) ? 0 : (marker.exec(text)?.[0].length ?? 0);
}
