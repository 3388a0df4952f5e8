import { titleCircumstances, titleOrnaments } from '../../../../knowledge/cues/jobFactCues.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';

/** Ornaments of titles in job descriptions: "(m/f/d)", "(f/m/x)", "(full-time)". */
const ornament = new RegExp(
  String.raw`(?:(?<!\s)\s+)?[([](?:${titleOrnaments})[)\]]|(?<!\s)\s+(?:m/[fw]/[dx]|f/m/[dx]|all genders)(?=\s|$)`,
  'giu',
);
const ornamentsAtEnd = new RegExp(`(?:${ornament.source})+\\s*$`, 'iu');
/** "Truck Driver (m/f/d) for national routes": after the genders the sentence continues. */
const closing =
  /(?:(?<!\s)\s+)?[([](?:[mfdwxhg]|div)(?:\s*[/|,]\s*(?:[mfdwxhgv]|div|diverse)){1,3}[)\]](?=,|\s+(?:for|in|at|to|from|with|on|based|für|[-–—|])(?!\p{L}))/iu;
/** Separators between the pieces of a title line. */
const partStart =
  /(?:(?<!\s)\s+)?[|·•]\s*|(?<!\s)\s+[-–—]\s+|,\s+|(?<!\s)\s+(?=\()|(?<!\s)\s+in\s+(?=\p{Lu})|(?<!\s)\s+at\s+(?=\p{Lu})/gu;
/** Place, time and form of the work, its pay and its number: not part of the title. */
const circumstance = new RegExp(String.raw`^(?:${titleCircumstances})$`, 'iu');
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
const whither =
  /(?<=\p{Script=Cyrillic}{4}.{0,200})(?<!\s)\s+(?:(?:в|во|к нам)(?=\s)|на (?:постоянную|удал\p{L}+|полную|неполную|(?:\p{Ll}+ ){0,2}(?:завод|фабрик|комбинат|предприяти|производств|склад|стройк|объект|ферм|баз)\p{Ll}*))(?:\s.*)?$/u;

/** Longer lines are prose or hostile input; the patterns are meant for short lines. */
const longestTitle = 240;

/** The title without ornaments and without other facts of the headline: place, pay, shift. */
export function trimTitle(text: string): string {
  if (text.length > longestTitle) return text;
  const closed = closing.exec(text);
  if (closed !== null) return trimTitle(text.slice(0, closed.index));
  let title = bare(text.replace(beyond, ''));
  for (let cut = lastBeside(title); cut !== null; cut = lastBeside(title)) title = bare(title.slice(0, cut));
  // "Manager (CDI, Lyon)": remove the rest of a bracket that was cut.
  if (title.lastIndexOf('(') > title.lastIndexOf(')')) title = bare(title.slice(0, title.lastIndexOf('(')));
  return otherScript.exec(title)?.[1] ?? title.replace(whither, '');
}

/** A title for comparison: without ornaments, in any position. */
export function withoutOrnaments(title: string): string {
  return title.replace(ornament, '');
}

/** Start of the last piece that does not belong to the title; null if all pieces do. */
function lastBeside(title: string): number | null {
  for (const { index, 0: mark } of Array.from(title.matchAll(partStart)).reverse())
    if (index > 1 && (mark.trim() === 'at' || isBeside(title.slice(index + mark.length)))) return index;
  return null;
}

function bare(text: string): string {
  return text
    .replace(ornamentsAtEnd, '')
    .replace(
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
