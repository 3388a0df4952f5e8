import type { DocumentText } from '../../../../../../contract.ts';
import { normalizeSkill } from '../../../../../../knowledge/skills.ts';
import type { DateRange } from '../../../../annotate/dates/findDateRanges.ts';
import { isFieldLabel, jobLabelLength } from '../../../../annotate/fieldLabels.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchPlace, matchTrailingPlace } from '../../../../annotate/matchPlace.ts';
import type { LineView } from '../../../../shared/lineView.ts';
import { isBreak } from '../../isBreak.ts';
import { type Anchor, findAnchors } from './findAnchors.ts';
import { endsInAbbreviation } from './headerScore.ts';
import { isDepartment } from './isDepartment.ts';
import { isEmployerRemark } from './isEmployerRemark.ts';

/** One job or one course of study: the lines that name it and the lines that describe it. */
export interface Entry {
  header: LineView[];
  body: LineView[];
  range: DateRange | null;
}

/** How much a line reads like part of an entry's header; above 0 it may be one. */
export type HeaderScore = (line: LineView) => number;

const maxHeader = 4;
/** Bonus for a list item with a job's name directly above a date line that is not a list item. */
const listedHeader = 2.5;
/** If more than this share of lines has a gap above, gaps do not separate entries. */
const airyLimit = 0.8;

const looks = (line: LineView) => `${Math.round(line.size * 2)}|${line.bold}|${line.listItem}`;

/** The section's first header, the model for the other entries. */
interface Model {
  count: number;
  top: LineView;
  /** Gaps are everywhere and do not separate entries. */
  airy: boolean;
}

const isListed = (model: LineView, top: LineView, date: LineView) => model.listItem && top.listItem && !date.listItem;

/** Bonus for a single list item over lines that are not list items: "1. Lumen Ltd" over a title. */
const heads = 0.6;

function headBonus(lines: readonly LineView[], at: number): number {
  const [line, below] = [lines[at]!, lines[at + 1]];
  const alone = line.listItem && below !== undefined && !below.listItem && !lines[at - 1]?.listItem;
  return alone && (companyScore(line.text) >= 1.5 || titleScore(line.text) >= 2) ? heads : 0;
}

/** How many lines directly above `anchor` belong to its header; `free` is the number that belong to no other entry's date line. */
function linesAbove(
  lines: readonly LineView[],
  anchor: Anchor,
  free: number,
  score: HeaderScore,
  { count: model, top: modelTop, airy }: Model,
): number {
  let [best, bestScore] = [0, 0];
  let sum = 0;
  for (let count = 0; count <= Math.min(maxHeader, free); count += 1) {
    const top = lines[anchor.first - count]!;
    if (count > 0 && isIndented(top, lines[anchor.first]!)) break;
    if (count > 0) {
      const value =
        score(top) +
        headBonus(lines, anchor.first - count) +
        (count === 1 && isListed(modelTop, top, lines[anchor.first]!) ? listedHeader : 0);
      if (value < -0.5) break;
      sum += Math.min(value, 2);
    }
    // A header ends at a gap, unless gaps are everywhere.
    if (count > 1 && !airy && lines[anchor.first - count + 1]!.gapBefore) sum -= 2;
    let total = sum - 1.6 * Math.abs(count - model);
    if (count > 0 && model > 0 && looks(top) === looks(modelTop)) total += 1.5;
    if (top.gapBefore) total += 1;
    if (total > bestScore || count === 0) [best, bestScore] = [count, total];
  }
  return best;
}

const isName = (text: string) => text.split(/\s+/).length <= 12 && (titleScore(text) >= 1.4 || companyScore(text) >= 1.5);

/** Position and company. */
const fieldsLimit = 2;

const mayEmploy = (text: string) =>
  normalizeSkill(text) === null && (companyScore(text) >= 0.8 || /\p{Ll}\p{Lu}|\p{Lu}{3}/u.test(text));

/** "Full-stack engineer building fintech products": mostly in lower case, as sentences are, so not an employer's name. */
function isWrittenSmall(text: string): boolean {
  const words = text.match(/[A-Za-z]{4,}/g) ?? [];
  return words.length >= 3 && words.filter((word) => /^[a-z]/.test(word)).length > words.length / 2;
}

/** A comma separates a title from an employer, but not in "Staff Nurse, Critical Care", unless a place shows that an employer is named. */
function commaParts(text: string, placed: boolean): string[] {
  const parts = text.split(/,\s+/u);
  if (parts.length === 2 && isDepartment(parts[1]!)) return [text];
  const named = parts.filter((part) => titleScore(part) < 1.4 && !matchPlace(part));
  return !placed && named.length > 0 && named.every((part) => !mayEmploy(part)) ? [text] : parts;
}

const namesPlace = (text: string) =>
  matchPlace(text) !== null || matchTrailingPlace(text.replace(/(?<![\s,])[\s,]+$/u, '')) !== null;

/** How many fields a header line holds: two if punctuation separates a title from another name. */
function fieldsIn(text: string, placed = namesPlace(text)): number {
  const parts = text
    .split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+[-–—]\s+|\t|(?<!\s)\s+(?:at|в)\s+(?=\p{Lu})|\s{3,}/u)
    .flatMap((part) => commaParts(part, placed))
    .filter((part) => !matchPlace(part) && !isFieldLabel(part));
  const titles = parts.filter((part) => titleScore(part) >= 1.4).length;
  if (parts.length === 0) return 0;
  return parts.length > 1 && titles > 0 && titles < parts.length ? 2 : 1;
}

/**
 * Whether a line is indented below the header's last line: by more than a letter's width, and not because both are centred or end at the same place. Such a
 * line describes the job.
 */
function isIndented(line: LineView, header: LineView): boolean {
  const [own, above] = [line.line.box, header.line.box];
  if (!own || !above || line.page !== header.page) return false;
  const indent = own.x - above.x;
  const centred = Math.abs(own.x + own.width / 2 - above.x - above.width / 2) < 2;
  const right = Math.abs(indent + own.width - above.width) < 2;
  return indent > 0.6 * line.size && indent < 4 * line.size && !centred && !right;
}

/** Score from which a name is certainly an employer's. */
const sureEmployer = 2.4;

/** "Trainee, Quality Laboratory" over "Lumen Diagnostics Oy": the only line with a legal form or a quoted name is the employer's. */
function namesEmployer(line: LineView, at: number, lines: readonly LineView[]): boolean {
  const above = lines.slice(Math.max(0, at - 2), at);
  const sure = ({ text, wordCount }: LineView) => wordCount <= mostName && companyScore(text) >= sureEmployer;
  return (
    !line.listItem &&
    (!/[.!?;:]$/.test(line.text) || endsInAbbreviation(line.text)) &&
    sure(line) &&
    titleScore(line.text) < 1.4 &&
    !above.some((one) => companyScore(one.text) >= sureEmployer)
  );
}

const mostName = 8;

/** How many lines below the date still name the job: until title and employer are known, and one place. */
function linesBelow(lines: readonly LineView[], from: number, until: number, known: number, score: HeaderScore): number {
  let [count, fields, places] = [0, known, 0];
  while (from + count < until) {
    const line = lines[from + count]!;
    const place = matchPlace(line.text.replace(/,$/u, '')) !== null;
    if (isIndented(line, lines[from - 1]!)) break;
    if (fields === 1 && !line.listItem && isEmployerRemark(line.text)) {
      count += 1;
      continue;
    }
    if (fields > 0 && !place && isWrittenSmall(line.text) && companyScore(line.text) < 0.8) break;
    // "Minneapolis," over "MN" is one place.
    const again = place && !lines[from + count - 1]!.text.endsWith(',');
    const full = place
      ? places > 0 && again
      : fields >= fieldsLimit && jobLabelLength(line.text) === 0 && !namesEmployer(line, from + count, lines);
    if (score(line) <= 0 || full) break;
    if (place) places += 1;
    else fields += fieldsIn(line.text);
    count += 1;
  }
  return count;
}

/** How many lines above the section's first date are its header: all, unless they read like an introduction. */
function firstAbove(lines: readonly LineView[], anchor: Anchor, score: HeaderScore): number {
  const opening = lines.slice(0, anchor.first);
  // If a title opens the section, the few lines down to the date are its header, even if the employer's name is not recognised.
  if (opening.length > 0 && opening.length <= maxHeader && score(opening[0]!) >= 1 && opening.every((line) => score(line) > -2))
    return opening.length;
  let count = 0;
  while (count < Math.min(anchor.first, maxHeader)) {
    const top = lines[anchor.first - count - 1]!;
    if (
      score(top) +
        headBonus(lines, anchor.first - count - 1) +
        (count === 0 && anchor.first === 1 && top.listItem && isName(top.text) ? listedHeader : 0) <
      -0.5
    )
      break;
    count += 1;
  }
  return count;
}

/** Most lines that name a job below the date that opens it. */
const mostBelow = 3;

/** If dates open the entries, the few lines between two dates name the entry of the first. */
function opensLikeFirst(anchor: Anchor, before: Anchor, first: Anchor): boolean {
  const alike = (anchor.rest === '') === (first.rest === '');
  return alike && (anchor.rest === '' || anchor.first - before.last - 1 <= mostBelow);
}

/**
 * Splits a section into entries at its dates. The first entry shows how many header lines are above a date, since its header begins with the section; the
 * entries after it are compared with that number and with the look of its lines.
 */
export function segmentEntries(
  document: DocumentText,
  lines: readonly LineView[],
  ranges: readonly DateRange[],
  score: HeaderScore,
): Entry[] {
  const anchors = findAnchors(document, lines, ranges);
  if (anchors.length === 0) return [];
  const above: number[] = [];
  const airy = lines.filter(({ gapBefore }) => gapBefore).length > lines.length * airyLimit;
  anchors.forEach((anchor, index) => {
    if (index === 0) return above.push(firstAbove(lines, anchor, score));
    const before = anchors[index - 1]!;
    // If a date is alone on its line, the entry's name is below it.
    const bare = before.rest === '' && above[index - 1] === 0;
    const free = anchor.first - before.last - 1 - Number(bare);
    const model = { count: above[0]!, top: lines[anchors[0]!.first - above[0]!]!, airy };
    // If entries are list items, the line above one belongs to the item before.
    const isItem = model.count === 0 && model.top.listItem && lines[anchor.first]!.listItem;
    if (isItem || isBreak(anchor.rest) || (above.every((count) => count === 0) && opensLikeFirst(anchor, before, anchors[0]!)))
      return above.push(0);
    const pause = anchor.rest === '' && free > 0 && isBreak(lines[anchor.first - 1]!.text);
    return above.push(pause ? 1 : linesAbove(lines, anchor, free, score, model));
  });
  return anchors.flatMap((anchor, index) => {
    const top = anchor.first - above[index]!;
    const next = anchors[index + 1];
    const until = next ? next.first - above[index + 1]! : lines.length;
    const named = [...lines.slice(top, anchor.first).map(({ text }) => text), ...(anchor.rest === '' ? [] : [anchor.rest])];
    if (named.some(isBreak)) return [];
    const placed = named.some(namesPlace);
    const below = linesBelow(
      lines,
      anchor.last + 1,
      until,
      named.reduce((sum, text) => sum + fieldsIn(text, placed), 0),
      score,
    );
    const first = anchor.last + 1 + below;
    return [{ header: lines.slice(top, first), body: lines.slice(first, until), range: anchor.range }];
  });
}
