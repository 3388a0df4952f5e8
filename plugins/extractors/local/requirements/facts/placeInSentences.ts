import type { DocumentText, Fact } from '../../../../contract.ts';
import { employersInPlaces, workPlaceCues } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { cities } from '../../../../knowledge/places.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { fact } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { placeFact } from './placeFact.ts';
import { toCity } from './toCity.ts';

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
