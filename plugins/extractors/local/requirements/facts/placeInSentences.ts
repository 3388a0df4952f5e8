import type { DocumentText, Fact } from '../../../../contract.ts';
import { employersInPlaces, workPlaceCues } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { cities } from '../../../../knowledge/places.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { fact, oneLine } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';

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

const spoken = makeFinder(
  'u',
  { words: workPlaceCues, after: String.raw`\s*` },
  { words: employersInPlaces, after: String.raw` in\s*` },
);
const placeName = /\p{Lu}[\p{L}.'-]+(?:(?:(?<=-)|[ ,][ ,-]*)\p{Lu}[\p{L}.'-]+){0,3}/uy;
const reach = 8000;

/** The place of work that sentences state, or the only city that the first lines name. */
export function placeInSentences(document: DocumentText, firstLines: readonly LineView[]): Fact<string> | null {
  return spokenPlace(document) ?? inflectedCity(document) ?? onlyCity(document, firstLines);
}

function spokenPlace(document: DocumentText): Fact<string> | null {
  const text = document.text.slice(0, reach);
  for (const { index, 0: cue } of spoken.all(text)) {
    const start = index + cue.length;
    placeName.lastIndex = start;
    const name = placeName.exec(text)?.[0];
    if (name === undefined) continue;
    for (let words = name.split(/\s+/); words.length > 0; words = words.slice(0, -1)) {
      const text = words.join(' ').replace(/[,.]$/, '');
      const place = matchPlace(text);
      if (place !== null && place.score >= 0.6 && document.text.startsWith(text, start))
        return placeFact(document, start + place.start, start + place.end, 0.6);
    }
  }
  return null;
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
