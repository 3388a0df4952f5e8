import type { DocumentText, Fact } from '../../../contract.ts';
import { CITIES } from '../../../knowledge/places.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import { titleScore } from '../shared/fieldScores.ts';
import { type LineView, viewLines } from '../shared/lineView.ts';
import { matchPlace, matchTrailingPlace, type PlaceMatch } from '../shared/matchPlace.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { toCity } from './toCity.ts';

const label =
  /^(?:(?:job |work |office )?location|based in|place of work|workplace|city|town|town\/city|area|base|branch|where|office|место работы|город|локация|где|адрес(?: офиса| работы)?|офис|место расположения|регион)\s*[:：–—-][*_]{0,2}\s*/iu;
const spoken =
  /(?:based (?:in|at)|for the|(?:bank|company|firm|agency|clinic|hospital|school|studio|startup|group|team|client|manufacturer|provider|bistro|restaurant|café|cafe|hotel|shop|store|branch|office|site|plant|factory|warehouse|practice|kitchen|lab|laboratory|centre|center|headquarters|HQ|home|us|position|job|role) in|located in|office in|offices in|team in|position in|job in|work(?:ing)? (?:from|in)|офис[е]? (?:в|на)|работ[аы] в|в городе|г\.)\s*((?:\p{Lu}[\p{L}.'-]+)(?:[ ,-]+\p{Lu}[\p{L}.'-]+){0,3})/gu;
/** Behind a label that asks where, the way of working. */
const noPlace =
  /^\s*$|^(?:in person|on[- ]?site|on the road|flexible|various|multiple|negotiable|department|relocation)(?!\p{L})/iu;
/** "Remote within Europe or Rotterdam". */
const remoteWithin = /^(?:fully )?(?:remote|удал[её]нно) (?:within|in|from|or|из|по) .{2,40}$/iu;
const firstLines = 10;
const mostHeadlineWords = 14;
/** Of a place: its name stands in the list of cities, regions or countries. */
const certain = 0.8;
const remote = /remote|hybrid|удал|гибрид/iu;

/** Where the work is: behind a label, among the first lines, or where a sentence says so. */
export function findJobLocation(document: DocumentText): Fact<string> | null {
  const lines = viewLines(document);
  for (const line of lines) {
    const length = label.exec(line.text)?.[0].length ?? 0;
    if (length === 0 || line.text.length - length > 80 || noPlace.test(line.text.slice(length))) continue;
    const rest = line.text.slice(length).search(/\s[(|•·]|\s[–—-]\s/u);
    return found(document, line.start + length, rest === -1 ? line.end : line.start + length + rest, 0.92);
  }
  for (const line of lines.slice(0, firstLines)) {
    for (const piece of splitPieces(document, line)) {
      const place =
        matchPlace(piece.text) ?? cityAndState(piece.text) ?? (piece.text.length < 90 ? matchTrailingPlace(piece.text) : null);
      if (place !== null && place.score >= 0.6)
        return found(document, piece.start + place.start, piece.start + place.end, place.score - 0.1);
      if (remoteWithin.test(piece.text)) return found(document, piece.start, piece.end, 0.8);
    }
  }
  return (
    cityAmong(document, lines.slice(0, firstLines)) ??
    spokenPlace(document) ??
    inflectedCity(document) ??
    onlyCity(document, lines.slice(0, firstLines)) ??
    officePlace(document, lines) ??
    cityInItem(document, lines)
  );
}

/** A known city between commas, dashes and brackets of a headline: "Engineer (Novosibirsk or remote)". */
function cityAmong(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    for (const { index, 1: inside = '' } of line.text.matchAll(/\((\p{Lu}[^()]{2,40})\)/gu))
      if ((matchPlace(inside)?.score ?? 0) >= certain)
        return found(document, line.start + index + 1, line.start + index + 1 + inside.length, 0.65);
    if (line.wordCount > mostHeadlineWords || /[.!?]$/u.test(line.text)) continue;
    for (const part of line.text.matchAll(/[^,()|•·–—;:]+/gu)) {
      const name = part[0].split(/\s(?:or|или|и|and)\s/u)[0]?.trim() ?? '';
      const start = line.start + part.index + part[0].indexOf(name);
      const match = name.length < 3 ? null : matchPlace(name);
      if (match !== null && match.score >= certain && !remote.test(name))
        return found(document, start, start + name.length, 0.65);
    }
  }
  return null;
}

/** An item of what is offered: "Москва, гибридный формат". */
function cityInItem(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const [first = ''] = line.text.split(/[,(]/u);
    const place = line.wordCount > 6 || !line.listItem ? null : matchPlace(first.trim());
    if (place !== null && place.score >= certain) return found(document, line.start, line.start + first.trim().length, 0.5);
  }
  return null;
}

/** "Sydney NSW". */
function cityAndState(text: string): PlaceMatch | null {
  const [, city, state] = /^(\p{Lu}[\p{L}.' -]{2,24}) ([A-Z]{2,3})$/u.exec(text) ?? [];
  const place = city === undefined ? null : matchPlace(`${city}, ${state}`);
  return place === null || place.score < 0.7 || titleScore(city ?? '') > 1 ? null : { ...place, start: 0, end: text.length };
}

/** Whole lines, and sentences that say where the work is done. */
const awayFromOffice =
  /(?:^(?:fully |100% |completely )?|\b(?:fully|100%|completely|work|position is|role is|can be(?: done)?) )(remote(?:ly)?)(?!\p{L})|(?:^|работа(?:ть)?\s|формат(?: работы)?\s*[:—–-]\s*|на\s|полностью\s)(удал[её]нно|удал[её]нн(?:ая|ую|ый)(?: работ[ау]| формат)?|удал[её]нка)(?!\p{L})/iu;

/** "в Нижнем Новгороде", "г. Казани". */
function inflectedCity(document: DocumentText): Fact<string> | null {
  for (const match of document.text
    .slice(0, 8000)
    .matchAll(/(?<!\p{L})(?:[Вв]о?|г\.|города?|городе)\s+(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/gu)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    for (const one of [name, name.split(/\s/u)[0] ?? '']) {
      const city = toCity(one);
      if (city !== null) return fact(document, city, start, start + one.length, 0.6);
    }
  }
  return null;
}

/** The one city that the first lines name, wherever they do: "The Copper Heron, harbourside, Bristol." */
function onlyCity(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  const found = lines.flatMap(({ start, text }) =>
    Array.from(text.matchAll(/\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}/gu)).flatMap((run) =>
      citiesIn(run[0], start + run.index),
    ),
  );
  const [first] = found;
  if (first === undefined || found.some(({ name }) => name !== first.name)) return null;
  return fact(document, first.name, first.start, first.end, 0.5);
}

/** The city that a run of capitalised words is, or ends with: "Hotel Alsterblick Hamburg". */
function citiesIn(run: string, offset: number): { name: string; start: number; end: number }[] {
  const words = [...run.matchAll(/[^ ]+/gu)];
  for (const { index } of words) {
    const name = run.slice(index);
    if (name.length > 3 && CITIES.has(name.toLowerCase())) return [{ name, start: offset + index, end: offset + run.length }];
  }
  return [];
}

/** A line further down that names the office, or says that there is none. */
function officePlace(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const away = awayFromOffice.exec(line.text);
    const word = away?.[1] ?? away?.[2];
    if (away !== null && word !== undefined) {
      const start = line.start + away.index + away[0].lastIndexOf(word);
      return found(document, start, start + word.length, 0.7);
    }
    const place = line.wordCount <= 10 && /office|офис|метро|м\./iu.test(line.text) ? matchTrailingPlace(line.text) : null;
    if (place !== null) return found(document, line.start + place.start, line.start + place.end, 0.6);
  }
  return null;
}

function spokenPlace(document: DocumentText): Fact<string> | null {
  for (const match of document.text.slice(0, 8000).matchAll(spoken)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    for (let words = name.split(/\s+/); words.length > 0; words = words.slice(0, -1)) {
      const text = words.join(' ').replace(/[,.]$/, '');
      const place = matchPlace(text);
      if (place !== null && place.score >= 0.6 && document.text.startsWith(text, start))
        return found(document, start + place.start, start + place.end, 0.6);
    }
  }
  return null;
}

function found(document: DocumentText, start: number, end: number, confidence: number): Fact<string> {
  const text = document.text.slice(start, end).replace(/[\s.,;]+$/u, '');
  return fact(document, oneLine(text), start, start + text.length, Math.round(confidence * 100) / 100);
}
