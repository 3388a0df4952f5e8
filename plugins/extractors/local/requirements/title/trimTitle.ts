import {
  russianWhither,
  titleCircumstances,
  titleOrnaments,
  wordsAfterTitles,
  wordsOfNoTitle,
} from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';

/** A line that describes the work or addresses the reader: it is not a title, even if it mentions a role. */
export const notNaming = makeFinder(
  'iu',
  { before: '^', words: wordsOfNoTitle, after: String.raw`(?!\p{L}|-)` },
  { before: String.raw`(?<!\p{L})`, words: `${wordsAfterTitles}|you|is|are|will`, after: String.raw`(?!\p{L})` },
  { words: 'https?:|@' },
);

/** Ornaments of titles in job descriptions: "(m/f/d)", "(f/m/x)", "(full-time)". */
const ornament = makeFinder(
  'iu',
  { before: String.raw`(?<=[([])`, words: titleOrnaments, after: String.raw`[)\]]` },
  { before: String.raw`(?<=\s)`, words: 'm/[fw]/[dx]|f/m/[dx]|all genders', after: String.raw`(?=\s|$)` },
);
/** The space and bracket before an ornament. */
const opening = /(?:(?<!\s)\s+)?[([]?$/u;
/** Separators between the pieces of a title line. */
const partStart =
  /(?:(?<!\s)\s+)?[|·•]\s*|(?<!\s)\s+[-–—]\s+|,\s+|(?:(?<!\s)\s+|(?<=\p{Script=Cyrillic}))(?=\()|(?<!\s)\s+in\s+(?=\p{Lu})|(?<!\s)\s+at\s+(?=\p{Lu})/gu;
/** Place, time and form of the work, its pay and its number: not part of the title. */
const circumstance = makeFinder('iu', { before: '^', words: titleCircumstances, after: '$' });
/** "Cook 80–100%", "Clerk. Part of …": the share of a full week, or another sentence. */
const beyond = /(?<!\s)\s+\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s?%.*$|(?<=\p{L}{4})\.\s+\p{Lu}.*$/u;
const around = /^(?:область|пригород\p{L}*|окрестност\p{L}*|region|suburbs|surrounding (?:areas?|villages)|surroundings)$/iu;
/** In brackets: a number, a remark of several words, the form of the work. */
const aside = /^[\d\s#№-]+$|^\p{Ll}\S*(?:\s+\S+){2,}$|\b(?:full|part)[- ]?time\b/u;
const money = /[$€£₽]\s?\d|\d\s?[$€£₽]|\b(?:EUR|USD|GBP|CHF)\b|(?<!\d)\d+\s?(?:k\b|тыс|руб|т\.?р)|з\/п/u;
const orPlace = /(?<!\s)\s+(?:or|или|и|and|\/)\s+/iu;
/** The same title in two scripts: "Разработчик / Developer". */
const otherScript = /^(.{0,200}\p{Script=Cyrillic}[^/|]{0,200}?)\s{0,20}[/|]\s{0,20}[A-Z][A-Za-z +#.-]{1,200}$/u;

/** "логиста в транспортную компанию", "слесарь на мебельную фабрику": the words from "в" or "на" on. */
const whither = makeFinder(
  'u',
  { before: String.raw`(?<=\p{Script=Cyrillic}{4}.{0,200}\s)`, words: String.raw`в(?=\s)|во(?=\s)|к нам(?=\s)` },
  { before: String.raw`(?<=\p{Script=Cyrillic}{4}.{0,200}\s)`, words: russianWhither, after: String.raw`(?=\s|$)` },
);

/** Longer lines are prose or hostile input; the patterns are meant for short lines. */
const longestTitle = 240;

/** The title without ornaments and without other facts of the headline: place, pay, shift. */
export function trimTitle(text: string): string {
  if (text.length > longestTitle) return text;
  let title = bare(text.replace(beyond, ''));
  for (let cut = lastBeside(title); cut !== null; cut = lastBeside(title)) title = bare(title.slice(0, cut));
  // "Manager (CDI, Lyon)": remove the rest of a bracket that was cut.
  if (title.lastIndexOf('(') > title.lastIndexOf(')')) title = bare(title.slice(0, title.lastIndexOf('(')));
  return otherScript.exec(title)?.[1] ?? title.slice(0, whither.exec(title)?.index).trimEnd();
}

/** A title for comparison: without ornaments, in any position. */
export function withoutOrnaments(title: string): string {
  const ornaments = ornament.all(title);
  const starts = ornaments.map(({ index }) => title.slice(0, index).replace(opening, '').length);
  return ornaments.reduceRight(
    (text, { index, 0: words }, at) => text.slice(0, starts[at]) + text.slice(index + words.length),
    title,
  );
}

/** Start of the last piece that does not belong to the title; null if all pieces do. */
function lastBeside(title: string): number | null {
  for (const { index, 0: mark } of Array.from(title.matchAll(partStart)).reverse())
    if (index > 1 && (mark.trim() === 'at' || isBeside(title.slice(index + mark.length)))) return index;
  return null;
}

function bare(text: string): string {
  return text.replace(
    /(?:(?<!\s)\s+(?:job description|job posting|job ad|vacancy|wanted))?(?<![\s,.:;–—|!\p{Extended_Pictographic}\uFE0F-])[\s,.:;–—|!\p{Extended_Pictographic}\uFE0F-]+$/iu,
    '',
  );
}

function isBeside(part: string): boolean {
  const inside = part.replace(/^[([]\s*|(?:(?<!\s)\s+)?[)\]]$/gu, '').trim();
  if (circumstance.test(inside) || money.test(inside)) return true;
  if (/^\(.*\)$/u.test(part.trim()) && aside.test(inside)) return true;
  return inside.split(orPlace).every((one) => (matchPlace(one)?.score ?? 0) >= 0.6 || circumstance.test(one) || around.test(one));
}

const noun: readonly (readonly [RegExp, string])[] = [
  [/теля$/u, 'тель'],
  [/аря$/u, 'арь'],
  [/еля$/u, 'ель'],
  [/овца$/u, 'овец'],
  [/вца$/u, 'вец'],
  [/(сестр|нян|гувернантк|санитарк|сиделк|швe|хостес)[уюе]$/u, '$1а'],
  [/ницу$/u, 'ница'],
  [/щицу$/u, 'щица'],
  [/чную$/u, 'чная'],
  [/([бвгджзклмнпрстфхцчшщ])а$/u, '$1'],
];
const adjective: readonly (readonly [RegExp, string])[] = [
  [/([кгх])ого$/u, '$1ий'],
  [/(щ|ш|ч|ж)его$/u, '$1ий'],
  [/него$/u, 'ний'],
  [/ого$/u, 'ый'],
  [/скую$/u, 'ская'],
  [/ую$/u, 'ая'],
];

/** Words before a title that call for an applicant; they put the title into the accusative. */
export const asksForWhom =
  /(?:ищем|ищет|ищу|приглаша\p{L}+|набира\p{L}+|в поиск\p{L}*|поиск|нужна?|наним\p{L}+)(?:\s+\p{L}+){0,3}\s*$/iu;

/**
 * Puts a title into the nominative: "главного бухгалтера" → "главный бухгалтер". Changes only the words up to the first noun; the words that depend on
 * it stay.
 */
export function toNominative(title: string): string {
  const words = title.split(' ');
  for (const [index, word] of words.entries()) {
    const asAdjective = inflected(word, adjective);
    if (asAdjective !== null && index < words.length - 1) {
      words[index] = asAdjective;
      continue;
    }
    words[index] = word
      .split('-')
      .map((part, at, all) =>
        at === all.length - 1 || /\p{Script=Cyrillic}{5}а$/u.test(part) ? (inflected(part, noun) ?? part) : part,
      )
      .join('-');
    break;
  }
  return words.join(' ');
}

function inflected(word: string, endings: readonly (readonly [RegExp, string])[]): string | null {
  if (!/^[\p{Script=Cyrillic}-]{4,}$/u.test(word) && !/-\p{Script=Cyrillic}{4,}$/u.test(word)) return null;
  const found = endings.find(([ending]) => ending.test(word));
  return found === undefined ? null : word.replace(found[0], found[1]);
}
