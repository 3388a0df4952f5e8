import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { findEmails, findUrls } from '../annotate/contacts/findAddresses.ts';
import { findPhones } from '../annotate/contacts/findPhones.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { groupBy } from '../shared/groupBy.ts';
import type { LineView } from '../shared/lineView.ts';
import { lineFeatures } from './features/lineFeatures.ts';
import type { LineContext } from './features/lineLooks.ts';
import { hasEntries, sectionOfLabel, sectionsOfHeading } from './lineLabels.ts';
import { bestLabels, decodeScores, emissionsOf, type Labelled, type SequenceModel } from './sequenceModel.ts';

/** Labels the lines by the model, clear headings and blocks of contacts, then once more with what these labels say about lines that look alike. */
export function labelLines(model: SequenceModel, context: LineContext): Labelled & { scores: Float64Array } {
  const scores = emissionsOf(model, lineFeatures(context));
  addClearHeadings(context, model.labels, scores);
  addContactBlocks(context, model.labels, scores);
  addAlikeLabels(context, bestLabels(model, scores), model.labels, scores);
  return { ...decodeScores(model, scores), scores };
}

/** A heading that says so is over certificates; "Training" and "Qualifications" may also be over studies. */
const saysCertificates = /certif|сертиф/iu;
const sectionsOf = (kind: SectionKind, text: string): readonly string[] =>
  kind === 'certifications' && saysCertificates.test(text) ? [kind] : (sectionsOfHeading[kind] ?? []);

/** Outweighs the words of any heading. */
const headingGain = 1500;
/** For a heading that only contains a known word: "Lab Projects at School". */
const inexactGain = 1000;
const mostHeadingWords = 7;
/** Headings of a document look alike, are of several kinds, and few other lines look so. */
const leastKinds = 3;
const leastShare = 0.4;

/**
 * Adds to the scores of known headings that look like the document's other headings; in plain text, of those below an empty line. What is below
 * them may look like another section, as projects often look like jobs; but the heading's words decide.
 */
export function addClearHeadings(context: LineContext, names: readonly string[], scores: Float64Array) {
  const { lines, looks, groups, body } = context;
  const known = lines.map(({ text, wordCount }) => (wordCount <= mostHeadingWords ? matchHeading(text) : null));
  const kinds = new Map<string, Set<SectionKind>>();
  known.forEach((heading, at) => {
    if (heading?.exact) kinds.set(looks[at]!, (kinds.get(looks[at]!) ?? new Set()).add(heading.kind));
  });
  const isClear = (at: number) => {
    if (body === 0) return lines[at]!.gapBefore && known[at]!.exact;
    const { headings, count } = groups.get(looks[at]!)!;
    return (kinds.get(looks[at]!)?.size ?? 0) >= leastKinds && headings >= leastShare * count;
  };
  known.forEach((heading, at) => {
    if (!heading || !isClear(at)) return;
    for (const section of sectionsOf(heading.kind, lines[at]!.text))
      scores[at * names.length + names.indexOf(`${section}:H`)]! += heading.exact ? headingGain : inexactGain;
  });
}

/** Outweighs the lines above. */
const contactGain = 800;
/** A block of contacts has at least two of them, within so many lines. */
const leastContacts = 2;
const mostContactLines = 10;

const isContact = ({ text }: LineView): boolean =>
  findEmails(text).length > 0 || findPhones(text, null).length > 0 || findUrls(text).length > 0;

/** Whether a line begins a column: it is above the line before, on the same page. */
function opensColumn(line: LineView, before: LineView | undefined): boolean {
  const [box, above] = [line.line.box, before?.line.box];
  return !!box && !!above && line.page === before!.page && box.y + box.height < above.y;
}

/**
 * The lines at the top of a column, down to its first heading, may be contacts rather than the rest of the section in which the column before ended: adds to
 * their scores. Not if an address is above, as a second one is somebody else's.
 */
export function addContactBlocks({ lines, marks }: LineContext, names: readonly string[], scores: Float64Array) {
  const from = lines.findIndex((line, at) => opensColumn(line, lines[at - 1]));
  if (from < 0 || lines.slice(0, from).some(({ text }) => text.includes('@'))) return;
  const heading = marks.findIndex(({ heading: found }, at) => at >= from && found?.exact === true);
  const block = lines.slice(from, heading);
  if (heading < 0 || block.length > mostContactLines || block.filter(isContact).length < leastContacts) return;
  for (let at = from; at < heading; at += 1) scores[at * names.length + names.indexOf('contact')]! += contactGain;
}

/** How much a label gains if all other lines like this one have it. */
const alikeGain = 300;
/** With fewer others, the gain is smaller. */
const enough = 2;
const shortLine = 8;

/** The look of a line, whatever its words. */
function shapeOf({ lines, marks, looks }: LineContext, at: number): string {
  const [line, mark] = [lines[at], marks[at]];
  if (!line || !mark) return '-';
  const dated = mark.dateShare > 0.5 ? 2 : Math.min(1, mark.dates.length);
  return `${looks[at]}|${dated}|${line.listItem}|${line.wordCount <= shortLine}`;
}

/**
 * The entries of a document are alike: adds to the scores of lines in jobs and studies for the labels of other lines that look like them and have neighbours
 * that look like theirs.
 */
export function addAlikeLabels(context: LineContext, labels: readonly string[], names: readonly string[], scores: Float64Array) {
  const shapes = context.lines.map((_, at) => shapeOf(context, at));
  const inEntries = [...labels.keys()].filter((at) => hasEntries(sectionOfLabel(labels[at]!)));
  const groups = groupBy(inEntries, (at) => [sectionOfLabel(labels[at]!), shapes[at - 1], shapes[at], shapes[at + 1]].join(' '));
  for (const group of groups.values()) {
    const others = group.length - 1;
    const most = alikeGain * Math.min(1, others / enough);
    for (const [label, same] of others === 0 ? [] : groupBy(group, (at) => labels[at]!))
      for (const at of group) {
        const votes = same.length - (labels[at] === label ? 1 : 0);
        scores[at * names.length + names.indexOf(label)]! += (most * votes) / others;
      }
  }
}
