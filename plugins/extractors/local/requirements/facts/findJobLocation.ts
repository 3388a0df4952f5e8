import type { DocumentText, Fact } from '../../../../contract.ts';
import { locationLabels } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { cities } from '../../../../knowledge/places.ts';
import { matchPlace, matchTrailingPlace } from '../../annotate/matchPlace.ts';
import { fact, oneLine } from '../../shared/evidence.ts';
import { type LineView, viewLines } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';

const endings: readonly (readonly [ending: RegExp, nominatives: readonly string[]])[] = [
  [/ани$/u, ['ань']],
  [/(?:е|у|ом|ем)$/u, ['', 'а', 'ь', 'я', 'о', 'е']],
  [/и$/u, ['ь', 'ия', 'и', 'а', 'я']],
  [/ы$/u, ['а', 'ы']],
  [/(?:ах|ях|ам|ов)$/u, ['ы', 'и', 'а', '']],
  [/а$/u, ['', 'о']],
  [/я$/u, ['ь', 'й']],
  [/(?:ом|ем|ого|ой|ей)$/u, ['ый', 'ий', 'ое', 'ой', 'ая', 'а', 'о']],
];

const mostWords = 3;

/** The city that an inflected Russian name means: "Казани" is "Казань"; null if it means none. */
export function toCity(written: string): string | null {
  const name = written.toLowerCase();
  if (cities.has(name)) return written;
  // Each word has several forms, and the combinations multiply.
  if (name.split(/[\s-]/u).length > mostWords) return null;
  const city = nominatives(name).find((form) => cities.has(form));
  return city?.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()).replaceAll('-На-', '-на-') ?? null;
}

/** Handles each word separately: "Нижнем Новгороде", "Ростове-на-Дону". */
function nominatives(name: string): string[] {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)/su.exec(name) ?? [];
  const firsts = [
    word,
    ...endings.flatMap(([ending, others]) => (ending.test(word) ? others.map((other) => word.replace(ending, other)) : [])),
  ];
  if (rest === '' || rest.startsWith('-на-')) return firsts.map((first) => first + rest);
  return nominatives(rest.slice(1)).flatMap((last) => firsts.map((first) => first + rest.charAt(0) + last));
}

export function placeFact(document: DocumentText, start: number, end: number, confidence: number): Fact<string> {
  const text = document.text.slice(start, end).replace(/(?<![\s.,;])[\s.,;]+$/u, '');
  return fact(document, oneLine(text), start, start + text.length, Math.round(confidence * 100) / 100);
}

const reach = 8000;

/** The place of work that sentences state, or the only city that the first lines name. */
export function placeInSentences(document: DocumentText, firstLines: readonly LineView[]): Fact<string> | null {
  return inflectedCity(document) ?? onlyCity(document, firstLines);
}

/** "в Нижнем Новгороде", "г. Казани". */
function inflectedCity(document: DocumentText): Fact<string> | null {
  for (const match of document.text
    .slice(0, reach)
    .matchAll(/(?<!\p{L})(?:[Вв]о?|г\.|города?|городе)\s+(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/gu)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    for (const one of [name, name.split(/\s/u)[0] ?? '']) {
      const city = toCity(one);
      if (city !== null) return fact(document, city, start, start + one.length, 0.6);
    }
    // "в г. Ивантеевка": behind "г." a name stays as it is.
    const town = name.split(/\s/u)[0]!;
    if (match[0].startsWith('г.')) return fact(document, town, start, start + town.length, 0.5);
  }
  return null;
}

/** The only city that the first lines name, in any position: "The Copper Heron, harbourside, Bristol." */
function onlyCity(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  const found = lines.flatMap(({ start, text }) =>
    Array.from(text.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu)).flatMap((run) =>
      citiesIn(run[0], start + run.index),
    ),
  );
  const [first] = found;
  if (first === undefined || found.some(({ name }) => name !== first.name)) return null;
  return fact(document, first.name, first.start, first.end, 0.5);
}

/** The city that makes up or ends a run of capitalised words: "Hotel Alsterblick Hamburg". */
function citiesIn(run: string, offset: number): { name: string; start: number; end: number }[] {
  const words = [...run.matchAll(/[^ ]+/gu)];
  for (const { index } of words) {
    const name = run.slice(index);
    if (name.length > 3 && cities.has(name.toLowerCase())) return [{ name, start: offset + index, end: offset + run.length }];
  }
  return [];
}

const label = makeFinder('iu', { before: '^', words: locationLabels, after: String.raw`(?:\s*[:：–—-][*_]{0,2}\s*|\s?\t\s*)` });
/** A location label followed by the way of working ("remote") instead of a place. */
const noPlace =
  /^\s*$|^(?:in person|on[- ]?site|on the road|flexible|various|multiple|negotiable|department|relocation)(?!\p{L})/iu;
const firstLines = 10;
/** Score of a place whose name is in the list of cities, regions or countries. */
const certain = 0.8;

/** Where the work is: after a label, in the first lines, or in a sentence that says so. */
export function findJobLocation(document: DocumentText): Fact<string> | null {
  const lines = viewLines(document);
  const first = lines.slice(0, firstLines);
  return (
    labelledPlace(document, lines) ??
    headPlace(document, first) ??
    cityAmong(document, first) ??
    placeInSentences(document, first) ??
    officePlace(document, lines) ??
    cityInItem(document, lines)
  );
}

function labelledPlace(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const length = label.exec(line.text)?.[0].length ?? 0;
    if (length === 0 || line.text.length - length > 80 || noPlace.test(line.text.slice(length))) continue;
    const rest = line.text.slice(length).search(/\s[(|•·]|\s[–—-]\s/u);
    return placeFact(document, line.start + length, rest === -1 ? line.end : line.start + length + rest, 0.92);
  }
  return null;
}

function headPlace(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    for (const piece of splitPieces(document, line)) {
      const place = matchPlace(piece.text) ?? (piece.text.length < 90 ? matchTrailingPlace(piece.text) : null);
      if (place !== null && place.score >= 0.6)
        return placeFact(document, piece.start + place.start, piece.start + place.end, place.score - 0.1);
    }
  }
  return null;
}

/** A known city in brackets: "Engineer (Novosibirsk or remote)". */
function cityAmong(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    for (const { index, 1: inside = '' } of line.text.matchAll(/\((\p{Lu}[^()]{2,40})\)/gu))
      if ((matchPlace(inside)?.score ?? 0) >= certain)
        return placeFact(document, line.start + index + 1, line.start + index + 1 + inside.length, 0.65);
  }
  return null;
}

/** A city in an item of the offer: "Москва, гибридный формат". */
function cityInItem(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const [first = ''] = line.text.split(/[,(]/u);
    const place = line.wordCount > 10 || !line.listItem ? null : matchPlace(first.trim());
    if (place !== null && place.score >= certain) return placeFact(document, line.start, line.start + first.trim().length, 0.5);
  }
  return null;
}

/** Lines and sentences that say the work is not done in an office. */
const awayFromOffice =
  /(?:^(?:fully |100% |completely )?|\b(?:fully|100%|completely|work|position is|role is|can be(?: done)?) )(remote(?:ly)?)(?!\p{L})/iu;
const awayInRussian =
  /(?:^|работа(?:ть)?\s|формат(?: работы)?\s*[:—–-]\s*|на\s|полностью\s)(удал[её]нно|удал[её]нн(?:ая|ую|ый)(?: работ[ау]| формат)?|удал[её]нка)(?!\p{L})/iu;

/** A line further down that says that there is no office. */
function officePlace(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const away = awayFromOffice.exec(line.text) ?? awayInRussian.exec(line.text);
    const word = away?.[1];
    if (away !== null && word !== undefined) {
      const start = line.start + away.index + away[0].lastIndexOf(word);
      return placeFact(document, start, start + word.length, 0.7);
    }
  }
  return null;
}
