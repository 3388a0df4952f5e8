import { leadsToNames } from '../../../knowledge/cues/jobEntryCues.ts';
import { type Finder, makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { groupBy } from '../shared/groupBy.ts';
import type { LineView } from '../shared/lineView.ts';
import { matchLength } from '../shared/textSpan.ts';
import type { FieldName } from './lineLabels.ts';

/** The words of a field: usually one stretch of text; a field that wraps continues over the line break. */
export interface FieldSpan<Name = FieldName> {
  field: Name;
  start: number;
  end: number;
  /** Index of its first line in the list. */
  line: number;
  /** The smallest margin of its words. */
  margin: number;
}

/** The spans by their first lines. */
export const spansByLine = (spans: readonly FieldSpan[]): Map<number, FieldSpan[]> => groupBy(spans, ({ line }) => line);

/** "Engineer at Acme": words before an employer or a school that are no part of its name. */
const nameLeads = makeFinder('u', { before: '^', words: leadsToNames, after: String.raw`\s+` });
/** «2024–2026 гг. Переводчик» */
const yearsMark = /^гг?\.\s+/u;
/** "Acme in", «Лицей № 7 г» before «. Обнинск», "Acme as a Cook" */
const placeBehind = /(?:\s(?:in|at|в)|(?<!,)\sг|\sas\s(?:an?|the)\s\p{Lu}[^\n]{0,80})$/u;
/** "Excel, Word and Outlook": words behind an item that only lead to the next. */
const nextSkill = /,?\s(?:and|or|und|oder|et|ou|y|и|или|&)$/iu;
const skillLeads =
  /^(?:(?:and|or|und|oder|и|или|а также)\s|(?:I\s)?(?:also\s)?(?:know|use|work with|am \p{L}+ (?:with|in|at))\s)/iu;

/** "Before that: Pharmacist", "As a Site Engineer" */
const positionLeads =
  /^(?:(?:before that|prior to (?:that|this)|previously|до этого|ранее)[,:]?|(?:work(?:ed|ing)\s)?as\s(?:an?|the))\s+(?=\p{Lu})/iu;
/** "I gained my B.A." */
const degreeLeads = /^I\s(?:\p{L}+\s){1,2}(?:my|an?|the)\s/u;

/** "Teacher (" of "Teacher (2025)": neither the year nor its bracket is part of the title. */
const openBracket = /\s?\($/u;
/** "Junior Programmer." ends a sentence, "Acme Ltd." a name. */
const fullStop = /(?<=\p{Ll}{4}|\p{Lu}{5}|\d)\.$/u;
/** "Cook at" in front of an employer. */
const employerBehind = /\s(?:at|@|в)$/u;
const nothing = /(?!)/u;
/** Words to cut off in front of and behind a name of the field. */
const around: ReadonlyMap<unknown, readonly [front: Pick<Finder, 'exec'>, behind: RegExp]> = new Map([
  ['skill', [skillLeads, nextSkill]],
  ['degree', [degreeLeads, nothing]],
  ['position', [positionLeads, employerBehind]],
  ['company', [nameLeads, placeBehind]],
  ['institution', [nameLeads, placeBehind]],
]);
/** Fields whose names have no full stop at the end. */
const withoutFullStop: ReadonlySet<unknown> = new Set(['position', 'title', 'subject', 'institution', 'name']);

/** Cuts off the words that join a name to what is around it. */
export function withoutJoiner<Name>(text: string, span: FieldSpan<Name>): FieldSpan<Name> {
  const whole = text.slice(span.start, span.end);
  const own = whole.replace(withoutFullStop.has(span.field) && fullStop.test(whole) ? fullStop : openBracket, '');
  if (own.length < whole.length) return withoutJoiner(text, { ...span, end: span.start + own.length });
  const mark = matchLength(yearsMark, own);
  if (mark > 0) return withoutJoiner(text, { ...span, start: span.start + mark });
  const [front, end] = around.get(span.field) ?? [nothing, nothing];
  return { ...span, start: span.start + matchLength(front, own), end: span.end - matchLength(end, own) };
}

/** Margin at which the confidence is halfway between its bounds. */
const evenMargin = 8;
const leastLimit = 0.4;
const most = 0.98;

/** Confidence from the smallest margin of the fields present: 0.4 for a toss-up, approaching 0.98. */
export function confidenceOf(fields: readonly (Pick<FieldSpan<string>, 'margin'> | undefined)[]): number {
  const margins = fields.flatMap((field) => (field ? [Math.max(0, field.margin)] : []));
  if (margins.length === 0) return leastLimit;
  const least = Math.min(...margins);
  return leastLimit + (most - leastLimit) * (least / (least + evenMargin));
}

const sameEdge = 12;

/** Whether the line below may continue what is at this place: the cell of a table continues only in its own column. */
export function isBelow(line: LineView, place: number, { line: { box } }: LineView): boolean {
  if (!line.text.slice(0, place - line.start).includes('\t')) return true;
  const run = line.line.runs.find(({ end }) => end > place);
  return run?.box != null && box !== null && Math.abs(run.box.x - box.x) < sameEdge;
}
