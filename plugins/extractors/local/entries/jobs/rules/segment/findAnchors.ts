import type { DocumentText } from '../../../../../../contract.ts';
import { dateMask } from '../../../../annotate/dates/dateMasks.ts';
import type { DateRange } from '../../../../annotate/dates/findDateRanges.ts';
import { isFieldLabel } from '../../../../annotate/fieldLabels.ts';
import type { LineView } from '../../../../shared/lineView.ts';
import { endsInAbbreviation } from './headerScore.ts';

/** A date that dates an entry of a section. */
export interface Anchor {
  /** Index of the first and of the last line with the date. */
  first: number;
  last: number;
  range: DateRange;
  /** The line's text without the date. */
  rest: string;
}

const edges = /^[\s,;:|•·()[\]–—-]+|(?<![\s,;:|•·()[\]–—-])[\s,;:|•·()[\]–—-]+$/gu;
/** In characters. Longer lines are prose, or hostile input meant to slow the reader down. */
const maxHeaderLength = 600;
const maxRestWords = 16;
/** In text this short, a full stop belongs to an abbreviation ("Tech Solutions Inc."). */
const shortRest = 5;

function restOf(document: DocumentText, lines: readonly LineView[], range: DateRange): string {
  const mask = dateMask(document, range);
  const [start, end] = [lines[0]!.start, lines.at(-1)!.end];
  const hole = range.hole ? document.text.slice(range.hole.start, range.hole.end) : '';
  const rest = `${document.text.slice(start, Math.max(start, mask.start))} ${hole} ${document.text.slice(Math.min(end, mask.end), end)}`;
  return rest.replace(edges, '').replace(/\s+/g, ' ');
}

/** Whether the date fills a table cell by itself: it then dates the row, whatever the other cells hold. */
function isOwnCell(document: DocumentText, mask: { start: number; end: number }, lines: readonly LineView[]): boolean {
  const { text } = document;
  const [start, end] = [lines[0]!.start, lines.at(-1)!.end];
  const opens = mask.start <= start || text[mask.start - 1] === '\t';
  const closes = mask.end >= end || text[mask.end] === '\t';
  return opens && closes && text.slice(start, end).split('\t').length >= 3;
}

/** "Exceeded quota by 23% in 2022": a single date after a preposition belongs to its sentence. */
function isNarratedInProse(document: DocumentText, lines: readonly LineView[], range: DateRange): boolean {
  const before = document.text.slice(lines[0]!.start, range.start);
  // "Best results of the faculty in 2016 and 2017" in a list item.
  if (range.kind === 'range' && lines[0]!.listItem && /\p{L}{3}\s+(?:in|в)\s+$/iu.test(before)) return true;
  if (range.kind !== 'single') return false;
  // The end of a sentence that began on the line above.
  if (/^\p{Ll}/u.test(before) && /[.!]$/.test(lines.at(-1)!.text)) return true;
  return /\p{L}{3}.{0,200}\s(?:in|during|by|of|for|before|after|в|за|до|после|на)\s+(?:the\s+)?$/iu.test(before);
}

/** Labels of personal dates and of documents' dates. */
const personal =
  /^[^\p{L}]{0,4}(?:date of (?:birth|issue|expiry)|birth|d\.?\s?o\.?\s?b|born|passport|visa|valid|expiry|issued?|nationality|declaration|дата (?:рождения|выдачи)|паспорт|гражданство|действител)/iu;

/** "Equipment: 2022 Kenworth": the year belongs to the label's value. */
const labelPattern = /^(\p{L}[\p{L} ]{2,30}):\s/u;
const project = /^(?:name of (?:the )?(?:project|assignment)|project (?:name|title)|duration of [^:]{0,30}project)\s*[:–-]/iu;

/** Whether a line's date belongs to a person, a document, a signature or a project. */
function isOthersDate(text: string, { kind }: DateRange): boolean {
  if (personal.test(text) || project.test(text)) return true;
  const label = labelPattern.exec(text)?.[1];
  return kind === 'single' && label !== undefined && !isFieldLabel(label);
}

/** "Storekeeper, Lumen Ltd, Leeds (2013 – 2019).": a date in brackets at the end of a header written as a sentence. */
const isBracketedEnd = ({ text }: DocumentText, mask: { start: number; end: number }, end: number): boolean =>
  text[mask.start] === '(' && /^[).\s]*$/u.test(text.slice(mask.end, end));

/** Whether a date is an entry's rather than part of a sentence. */
function isAnchor(document: DocumentText, lines: readonly LineView[], range: DateRange, rest: string): boolean {
  if (rest === '') return true;
  if (isOthersDate(lines[0]!.text, range)) return false;
  const mask = dateMask(document, range);
  if (isNarratedInProse(document, lines, range)) return false;
  if (isOwnCell(document, mask, lines)) return true;
  const [start, end] = [lines[0]!.start, lines.at(-1)!.end];
  const atEdge = mask.start <= start + 2 || mask.end >= end - 2;
  const words = rest.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (!atEdge && words > 8) return false;
  if (range.kind === 'since' && /(?<!\p{L})(?:стаж\p{L}*|experience|licen[cs]e|member|certified)$/iu.test(rest)) return false;
  if (range.kind === 'since' && !/^.{0,3}$/u.test(document.text.slice(start, mask.start))) return words <= 6;
  return (
    words <= maxRestWords &&
    (!/[.!?]$/.test(rest) ||
      isBracketedEnd(document, mask, end) ||
      endsInAbbreviation(rest) ||
      words <= shortRest ||
      mask.start <= start + 2)
  );
}

/** Index of the line that contains an offset, or -1. Lines are in text order. */
function lineAt(lines: readonly LineView[], offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const line = lines[low];
  return line && offset >= line.start && offset < line.end ? low : -1;
}

/** The dates of a section that date its entries, in order, without repeats and dates inside sentences. */
export function findAnchors(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const range of ranges) {
    const first = lineAt(lines, range.start);
    if (first < 0 || lines[first]!.text.length > maxHeaderLength) continue;
    let last = first;
    while (last + 1 < lines.length && lines[last + 1]!.start < range.end) last += 1;
    const own = lines.slice(first, last + 1);
    const rest = restOf(document, own, range);
    if (isAnchor(document, own, range, rest)) anchors.push({ first, last, range, rest });
  }
  return dropRepeats(keepStrongest(anchors, lines));
}

/** The look of the date itself and whether it is alone on its line; the rest of its line may look different. */
function dateLooks({ first, range, rest }: Anchor, lines: readonly LineView[]): string {
  const run = lines[first]!.line.runs.find(({ end }) => end > range.start);
  return [Math.round((run?.fontSize ?? 0) * 2), run?.bold, run?.italic, rest === ''].join('|');
}

/** Left edge and font size of a date that begins its line; null for other dates. */
function marginOf({ first, range }: Anchor, lines: readonly LineView[]): { x: number; size: number } | null {
  const line = lines[first]!;
  const run = line.line.runs.find(({ end }) => end > range.start);
  return run?.box && range.start <= line.start + 1 ? { x: run.box.x, size: run.fontSize } : null;
}

/** Keeps single dates ("May 2019") only if the section has no ranges, or if they are laid out like its ranges. */
function keepStrongest(anchors: Anchor[], lines: readonly LineView[]): Anchor[] {
  const strong = new Set(anchors.filter(({ range }) => range.kind !== 'single' && range.kind !== 'until'));
  if (strong.size === 0) return anchors.filter(({ first, rest }) => !lines[first]!.listItem || rest.split(' ').length <= 8);
  const styles = new Set([...strong].map((anchor) => dateLooks(anchor, lines)));
  const margins = [...strong].flatMap((anchor) => marginOf(anchor, lines) ?? []);
  const inMargin = (anchor: Anchor) => {
    const margin = marginOf(anchor, lines);
    return margin !== null && margins.some(({ x, size }) => Math.abs(x - margin.x) <= 2 && size === margin.size);
  };
  return anchors.filter(
    (anchor) =>
      strong.has(anchor) ||
      (!strong.has(anchor) &&
        anchor.rest.split(' ').length <= 6 &&
        !lines[anchor.first]!.listItem &&
        (styles.has(dateLooks(anchor, lines)) || inMargin(anchor))),
  );
}

/** The same line or the same date twice in a row is one anchor. */
function dropRepeats(anchors: Anchor[]): Anchor[] {
  return anchors.filter((anchor, index) => {
    const previous = anchors[index - 1];
    if (!previous) return true;
    if (anchor.first <= previous.last) return false;
    return !(
      anchor.first <= previous.last + 2 &&
      anchor.range.from === previous.range.from &&
      anchor.range.to === previous.range.to
    );
  });
}
