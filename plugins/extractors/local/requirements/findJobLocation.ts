import type { DocumentText, Fact } from '../../../contract.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import { viewLines } from '../shared/lineView.ts';
import { matchPlace, matchTrailingPlace } from '../shared/matchPlace.ts';
import { splitPieces } from '../shared/splitPieces.ts';

const label =
  /^(?:(?:job |work |office )?location|based in|place of work|workplace|city|where|office|место работы|город|локация|адрес(?: офиса)?|офис|место расположения|регион)\s*[:：–—-]\s*/iu;
const spoken = /(?:based (?:in|at)|located in|office in|offices in|team in|position in|job in|work(?:ing)? (?:from|in)|офис[е]? (?:в|на)|работ[аы] в|в городе|г\.)\s*((?:\p{Lu}[\p{L}.'-]+)(?:[ ,-]+\p{Lu}[\p{L}.'-]+){0,3})/gu;
const firstLines = 10;

/** Where the work is: behind a label, among the first lines, or where a sentence says so. */
export function findJobLocation(document: DocumentText): Fact<string> | null {
  const lines = viewLines(document);
  for (const line of lines) {
    const length = label.exec(line.text)?.[0].length ?? 0;
    if (length === 0 || line.text.length - length > 80 || line.text.length === length) continue;
    return found(document, line.start + length, line.end, 0.92);
  }
  for (const line of lines.slice(0, firstLines)) {
    for (const piece of splitPieces(document, line)) {
      const place = matchPlace(piece.text) ?? (piece.text.length < 90 ? matchTrailingPlace(piece.text) : null);
      if (place !== null && place.score >= 0.6) return found(document, piece.start + place.start, piece.start + place.end, place.score - 0.1);
    }
  }
  return spokenPlace(document);
}

function spokenPlace(document: DocumentText): Fact<string> | null {
  for (const match of document.text.slice(0, 8000).matchAll(spoken)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    for (let words = name.split(/\s+/); words.length > 0; words = words.slice(0, -1)) {
      const text = words.join(' ').replace(/[,.]$/, '');
      const place = matchPlace(text);
      if (place !== null && place.score >= 0.6 && document.text.startsWith(text, start)) return found(document, start + place.start, start + place.end, 0.6);
    }
  }
  return null;
}

function found(document: DocumentText, start: number, end: number, confidence: number): Fact<string> {
  const text = document.text.slice(start, end).replace(/[\s.,;]+$/u, '');
  return fact(document, oneLine(text), start, start + text.length, Math.round(confidence * 100) / 100);
}
