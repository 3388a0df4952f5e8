import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import type { LineView } from '../shared/lineView.ts';
import type { LabelPass } from './labelPass.ts';
import { hasEntries, isHeading, lookalikeSections, roleOfLabel, sectionOfLabel, sectionsOfHeading } from './lineLabels.ts';

/** Kinds whose headings are unambiguous. "Training", for one, may be over studies, courses or certificates. */
const clearKinds: ReadonlySet<SectionKind> = new Set([
  'volunteer',
  'interests',
  'references',
  'publications',
  'awards',
  'objective',
  'other',
]);

/** Headings seldom repeat: with a smaller margin, a heading of the section that the lines above are in is one of its lines. */
const leastRepeated = 100;

/** A heading in smaller print than the clear one above it belongs to that section: "Seminars" below "Talks". */
const isPart = (line: LineView, above: LineView): boolean => {
  const match = matchHeading(line.text);
  return line.size < above.size && (!match?.exact || match.kind === 'certifications' || clearKinds.has(match.kind));
};

/** Whether a line below a clear heading only looks like a job or study. One that is as prominent as the heading may begin another section. */
const isEntryLike = (section: string, line: LineView, above: LineView): boolean =>
  hasEntries(section) && (line.size < above.size || (above.bold && !line.bold) || (above.caps && !line.caps));

/** Whether a list item looks like the one above it: "SEO" is no heading just because of its capitals. */
function goesOn(lines: readonly LineView[], at: number): boolean {
  const [above, line] = [lines[at - 1]!, lines[at]!];
  return line.listItem && above.listItem && above.size === line.size && above.bold === line.bold;
}

/** If the words of a heading are unambiguous, they decide which section it and the lines below are in, up to the next section. */
export const correctSections: LabelPass<'lines' | 'margins'> = ({ lines, margins }, labels) => {
  let given: string | null = null;
  let clear: { kind: SectionKind; heading: LineView } | null = null;
  return labels.map((label, at) => {
    const section = sectionOfLabel(label);
    const line = lines[at]!;
    if (isHeading(label)) {
      const repeated = repeatedHeading(section, labels[at - 1] ?? '', line, margins[at]!);
      if (repeated) return repeated;
      given = null;
      if (clear && isPart(line, clear.heading)) return `${clear.kind}:B`;
      const match = matchHeading(line.text);
      clear = match?.exact && clearKinds.has(match.kind) ? { kind: match.kind, heading: line } : null;
      return clear ? `${clear.kind}:H` : label;
    }
    if (clear === null) return label;
    given ??= section;
    if (section !== given && !isEntryLike(section, line, clear.heading) && !goesOn(lines, at)) clear = null;
    return clear ? `${clear.kind}:B` : label;
  });
};

/** The label of an unsure heading within its own section, which is one of its lines. */
function repeatedHeading(section: string, above: string, line: LineView, margin: number): string | null {
  const isWithin = sectionOfLabel(above) === section && !isHeading(above);
  const repeats = isWithin && !matchHeading(line.text) && margin < leastRepeated;
  return repeats ? `${section}:${roleOfLabel(above) === 'B' ? 'B' : 'M'}` : null;
}

/** With a smaller margin, lines without a heading of their own stay in the section above them. */
const leastLeaving = 50;

/** Labels outside sections that no list item has. */
const outside: ReadonlySet<string> = new Set(['end', 'none', 'banner']);

/** The label with the same role in a section; only jobs and studies have roles other than heading and body. */
function labelIn(section: string, label: string): string {
  const role = roleOfLabel(label);
  if (!hasEntries(section) || !hasEntries(sectionOfLabel(label))) return `${section}:B`;
  return `${section}:${role === 'P' ? 'S' : role}`;
}

const lookOf = ({ size, bold, caps }: LineView) => `${size} ${bold} ${caps}`;

/** However sure the model is, a few lines between others of one section that look like them belong to it: "Climbing" among the interests. */
const mostBetween = 4;
const isAlike = (lines: readonly LineView[], from: number, to: number) =>
  lines.slice(from, to + 1).every((line) => lookOf(line) === lookOf(lines[to]!) && line.listItem === lines[to]!.listItem);

/** Lines in a headed section stay in it unless the model is sure that they leave it. Contacts among the references are those of referees. */
export const stayInSection: LabelPass<'lines' | 'margins'> = ({ lines, margins }, labels) => {
  const stayed: string[] = [];
  const least = (at: number) => (at > 0 && goesOn(lines, at) ? leastRepeated : leastLeaving);
  // A list item is a heading only if the model is sure: "- Built services" is none.
  const begins = (at: number) => isHeading(labels[at]) && !(lines[at]!.listItem && margins[at]! < least(at));
  const isUnsure = (from: number, to: number) => Math.max(...margins.slice(from, to)) < least(from);
  const isListed = (from: number, to: number) =>
    outside.has(sectionOfLabel(labels[from]!)) && lines.slice(from, to).every(({ listItem }) => listItem);
  const isBetween = (from: number, to: number, headed: string) =>
    to - from <= mostBetween &&
    to < labels.length &&
    !begins(to) &&
    sectionOfLabel(labels[to]!) === headed &&
    isAlike(lines, from - 1, to);
  const isReferee = (from: number, headed: string) =>
    headed === 'references' && labels[from] === 'contact' && labels.slice(0, from).includes('contact');
  /** What looks like a job below a known heading of studies is one of them: schools are employers too. */
  const isStudy = (from: number) => overStudies && !begins(from) && sectionOfLabel(labels[from]!) === 'experience';
  let overStudies = false;
  let headed: string | null = null;
  for (let from = 0; from < labels.length; ) {
    const section = sectionOfLabel(labels[from]!);
    let to = from + 1;
    while (to < labels.length && !begins(from) && !begins(to) && sectionOfLabel(labels[to]!) === section) to += 1;
    if (begins(from)) {
      headed = section === 'contact' ? null : section;
      overStudies = section === 'education' && matchHeading(lines[from]!.text)?.exact === true;
    }
    const stays: boolean =
      headed !== null &&
      headed !== section &&
      (isStudy(from) || isUnsure(from, to) || isListed(from, to) || isBetween(from, to, headed) || isReferee(from, headed));
    if (!stays && section !== headed) headed = null;
    for (let at = from; at < to; at += 1) stayed.push(stays ? labelIn(headed!, labels[at]!) : labels[at]!);
    from = to;
  }
  return stayed;
};

/** Lines of an address, at most. */
const longestAddress = 6;
const overAddress: ReadonlySet<string> = new Set(['name', 'title', 'contact', 'banner']);

/** The university in an academic's address, between the name and the other contacts, is no study. */
export const keepAddress: LabelPass<'marks'> = ({ marks }, labels) => {
  const from = labels.findIndex((label) => !overAddress.has(label));
  const isStudy = (at: number) =>
    /^education:[SMB]$/u.test(labels[at] ?? '') && marks[at]!.dates.every(({ kind }) => kind === 'single');
  let to = Math.max(0, from);
  while (isStudy(to)) to += 1;
  const isAddress = from > 0 && to - from <= longestAddress && labels[to] === 'contact';
  return isAddress ? labels.map((label, at) => (at >= from && at < to ? 'contact' : label)) : labels;
};

/** Lines between the name and the first heading, at most. */
const longestHead = 3;

/** Between the name and the first heading are a headline and a town and no job, if jobs have a heading below. */
export const keepHead: LabelPass<'marks'> = ({ marks }, labels) => {
  const from = labels.lastIndexOf('name') + 1;
  let to = from;
  while (/^experience:[SPM]$/u.test(labels[to] ?? '') && marks[to]!.dates.length === 0) to += 1;
  const isHead = from > 0 && to > from && to - from <= longestHead && isHeading(labels[to]);
  if (!isHead || labels.indexOf('experience:H', to) < 0) return labels;
  return labels.map((label, at) => (at === from ? 'title' : at > from && at < to ? 'contact' : label));
};

/** Lines of one column begin at about the same place, in points. */
const sameEdge = 90;
/** With a smaller margin, or if it looks different, a heading of unknown words below a clear one names one of its entries. */
const leastHeading = 100;
const edgeOf = ({ line }: LineView) => line.box?.x ?? 0;

/** Below a clear heading of a section that often looks like jobs or studies, the lines of the column are in that section up to the next heading. */
export const keepLookalikes: LabelPass<'lines' | 'margins'> = ({ lines, margins }, labels) => {
  let clear: { section: string; edge: number; look: string } | null = null;
  return labels.map((label, at) => {
    const line = lines[at]!;
    const section = sectionOfLabel(label);
    const match = isHeading(label) ? matchHeading(line.text) : null;
    const begins = match !== null || clear === null || (margins[at]! >= leastHeading && lookOf(line) === clear.look);
    if (isHeading(label) && begins) {
      const isClear = match?.exact && sectionsOfHeading[match.kind]?.[0] === section && lookalikeSections.has(section);
      // The heading itself may be centred.
      clear = isClear ? { section, edge: edgeOf(lines[at + 1] ?? line), look: lookOf(line) } : null;
      return label;
    }
    if (clear === null || !label.includes(':')) return label;
    if (Math.abs(edgeOf(line) - clear.edge) > sameEdge) clear = null;
    return clear ? `${clear.section}:B` : label;
  });
};

/** In order: each corrects what the one before it gives. */
export const sectionPasses = [correctSections, stayInSection, keepLookalikes, keepAddress, keepHead];
