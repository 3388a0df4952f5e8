import { wishEndings, wishesInBrackets, wishesOpening } from '../../../../knowledge/cues/askingCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';

/** A wish that begins mid-sentence: "cloud platforms, preferably GCP". It ends with its clause. */
const wishAhead =
  /(?:,\s*|(?<!\s)\s+[–—-]\s+|(?<!\s)\s+)(?=\(?(?:ideally|preferably|optionally|желательно|предпочтительно|лучше)(?!\p{L})(?![\s.;)]*$))/giu;
/** A wish stated at the end: "Python is required, Go is a plus". If something before it is required, it reaches back only to the comma. */
const wishBehind = makeFinder('iu', { words: wishEndings });
const required =
  /\b(?:required|must|mandatory|essential|necessary|at least|minimum|need)\b|обязательн|необходим|требу|свободн\p{L}+|\b(?:fluent|native)\b/iu;
/** "…, опыт администрирования желателен": a wish for one thing reaches back only to where that is named. */
const asksAnew =
  /^,\s+(?:опыт|знание|умение|навык|владение|понимание)\s.{0,120}\s(?:желател(?:ен|ьно)|приветствуется|(?:будет|является) (?:плюсом|преимуществом))/iu;
/** "(customs clearance preferred)", "(желательно техническое)". */
const wishInBrackets = makeFinder(
  'iu',
  { words: String.raw`\([^()]{4,120} `, after: `(?:${wishesInBrackets})\\)` },
  { words: String.raw`\(`, after: `(?:${wishesOpening})[^()]{3,120}\\)` },
);
const partEnd = /[,;)](?! which (?:we|is|are) require)|\s(?:and|but|и|но)\s(?=(?:must|should|have|be|you|a|an|with)\b)|$/u;

/** Cuts a sentence where it turns from requirements to wishes, so that each piece is judged on its own. */
export function cutWishes(sentence: string): [start: number, end: number][] {
  const cuts = new Set<number>();
  for (const wish of sentence.matchAll(wishAhead)) {
    const start = wish.index + wish[0].length;
    if (sentence[start] === '(' && wishInBrackets.at(sentence, start) !== null) continue;
    cuts.add(start).add(start + sentence.slice(start).search(partEnd));
  }
  const brackets = wishInBrackets.all(sentence);
  for (const { index, 0: bracket } of brackets) cuts.add(index).add(index + bracket.length);
  const behind = wishBehind.exec(
    brackets.reduce((text, { 0: bracket }) => text.replace(bracket, ' '.repeat(bracket.length)), sentence),
  );
  if (behind !== null) {
    const comma = sentence.lastIndexOf(',', behind.index);
    if (comma > 0 && (required.test(sentence.slice(0, comma)) || asksAnew.test(sentence.slice(comma)))) cuts.add(comma + 1);
  }
  return between(
    sentence,
    [...cuts].toSorted((a, b) => a - b),
  );
}

/** The pieces of a sentence between these places, without the spaces around them. */
export function between(sentence: string, cuts: readonly number[]): [start: number, end: number][] {
  return [...cuts, sentence.length].flatMap((end, index, all): [number, number][] => {
    const start = index === 0 ? 0 : (all[index - 1] ?? 0);
    const raw = sentence.slice(start, end);
    const trimmed = raw.trim();
    const from = start + raw.indexOf(trimmed);
    return trimmed === '' ? [] : [[from, from + trimmed.length]];
  });
}
