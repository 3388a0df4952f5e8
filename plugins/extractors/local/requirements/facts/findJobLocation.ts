import type { DocumentText, Fact } from '../../../../contract.ts';
import { locationLabels } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import { matchPlace, matchTrailingPlace, type PlaceMatch } from '../../annotate/matchPlace.ts';
import { type LineView, viewLines } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { placeFact, placeInSentences } from './placeInSentences.ts';

const label = makeFinder('iu', { before: '^', words: locationLabels, after: String.raw`\s*[:：–—-][*_]{0,2}\s*` });
/** A location label followed by the way of working ("remote") instead of a place. */
const noPlace =
  /^\s*$|^(?:in person|on[- ]?site|on the road|flexible|various|multiple|negotiable|department|relocation)(?!\p{L})/iu;
/** "Remote within Europe or Rotterdam". */
const remoteWithin = /^(?:fully |100% )?(?:remote|удал[её]нно)(?: (?:within|in|from|or|из|по) .{2,40}|\s*\([^()]{2,40}\))$/iu;
const firstLines = 10;
const mostHeadlineWords = 14;
/** Score of a place whose name is in the list of cities, regions or countries. */
const certain = 0.8;
const remote = /remote|hybrid|удал|гибрид/iu;

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
      const place =
        matchPlace(piece.text) ?? cityAndState(piece.text) ?? (piece.text.length < 90 ? matchTrailingPlace(piece.text) : null);
      if (place !== null && place.score >= 0.6)
        return placeFact(document, piece.start + place.start, piece.start + place.end, place.score - 0.1);
      if (remoteWithin.test(piece.text)) return placeFact(document, piece.start, piece.end, 0.8);
    }
  }
  return null;
}

/** A known city between the commas, dashes and brackets of a headline: "Engineer (Novosibirsk or remote)". */
function cityAmong(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    for (const { index, 1: inside = '' } of line.text.matchAll(/\((\p{Lu}[^()]{2,40})\)/gu))
      if ((matchPlace(inside)?.score ?? 0) >= certain)
        return placeFact(document, line.start + index + 1, line.start + index + 1 + inside.length, 0.65);
    if (line.wordCount > mostHeadlineWords || /[.!?]$/u.test(line.text)) continue;
    for (const part of line.text.matchAll(/[^,()|•·–—;:]+/gu)) {
      const name = part[0].split(/\s(?:or|или|и|and)\s/u)[0]?.trim() ?? '';
      const start = line.start + part.index + part[0].indexOf(name);
      const match = name.length < 3 ? null : matchPlace(name);
      if (match !== null && match.score >= certain && !remote.test(name))
        return placeFact(document, start, start + name.length, 0.65);
    }
  }
  return null;
}

/** A city in an item of the offer: "Москва, гибридный формат". */
function cityInItem(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const [first = ''] = line.text.split(/[,(]/u);
    const place = line.wordCount > 6 || !line.listItem ? null : matchPlace(first.trim());
    if (place !== null && place.score >= certain) return placeFact(document, line.start, line.start + first.trim().length, 0.5);
  }
  return null;
}

/** "Sydney NSW". */
function cityAndState(text: string): PlaceMatch | null {
  const [, city, state] = /^(\p{Lu}[\p{L}.' -]{2,24}) ([A-Z]{2,3})$/u.exec(text) ?? [];
  const place = city === undefined ? null : matchPlace(`${city}, ${state}`);
  return place === null || place.score < 0.7 || titleScore(city ?? '') > 1 ? null : { ...place, start: 0, end: text.length };
}

/** Lines and sentences that say the work is not done in an office. */
const awayFromOffice =
  /(?:^(?:fully |100% |completely )?|\b(?:fully|100%|completely|work|position is|role is|can be(?: done)?) )(remote(?:ly)?)(?!\p{L})/iu;
const awayInRussian =
  /(?:^|работа(?:ть)?\s|формат(?: работы)?\s*[:—–-]\s*|на\s|полностью\s)(удал[её]нно|удал[её]нн(?:ая|ую|ый)(?: работ[ау]| формат)?|удал[её]нка)(?!\p{L})/iu;

/** A line further down that names the office, or says that there is none. */
function officePlace(document: DocumentText, lines: readonly LineView[]): Fact<string> | null {
  for (const line of lines) {
    const away = awayFromOffice.exec(line.text) ?? awayInRussian.exec(line.text);
    const word = away?.[1];
    if (away !== null && word !== undefined) {
      const start = line.start + away.index + away[0].lastIndexOf(word);
      return placeFact(document, start, start + word.length, 0.7);
    }
    const place = line.wordCount <= 10 && /office|офис|метро|м\./iu.test(line.text) ? matchTrailingPlace(line.text) : null;
    if (place !== null) return placeFact(document, line.start + place.start, line.start + place.end, 0.6);
  }
  return null;
}
