import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeScores, emissionsOf, type SequenceModel } from '../../label/sequenceModel.ts';
import { type StoredModel, unpackModel } from '../../label/weights.ts';
import type { LineView } from '../../shared/lineView.ts';
import { type JobSectionKind, leadsOn } from './jobHeadings.ts';
import { mostHeadingWords, sectionFeatures } from './sectionFeatures.ts';

/** Below this margin a line is text, as most lines are: in a text with blank lines, and in one without, where a short item looks like a heading. */
const leastMargin = { spaced: 5, dense: 20 };

let model: SequenceModel | null = null;

/** The committed weights, read once per thread when the first job description needs them. */
function loadSectionModel(): SequenceModel {
  if (model) return model;
  const file = createRequire(import.meta.url).resolve('#section-weights');
  model = unpackModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel);
  return model;
}

/** A label with its value, a row of cells, a sentence, a postal or e-mail address: no heading. */
const neverHeading = /[:：]\s*\S|\t|\S {3,}\S|,\s*\d|(?<!\.\.)\.$|[;,!]$|[@|•]|\d{3}|\p{Sc}/u;

/**
 * Headings are short; in a text with blank lines, one has such a line above, or a list or a colon shows it. In a text without them, "You have operated" is
 * part of an item.
 */
function mayHead(line: LineView, next: LineView | undefined, spaced: boolean): boolean {
  if (line.listItem || line.wordCount > mostHeadingWords || neverHeading.test(line.text)) return false;
  return !spaced || line.gapBefore || leadsOn.test(line.text) || next?.listItem === true;
}

/** Sections that the table tells apart and the model does not. */
const wider: Partial<Record<JobSectionKind, JobSectionKind>> = { pay: 'benefits', education: 'must', languages: 'must' };

/** More than any sum of weights: a usual heading is not in doubt, and helps to tell the sections around it. */
const certain = 1e4;

/**
 * The sections that lines begin as their headings, learned from advertisements whose headings are worded in many ways; null for a line that begins none.
 *
 * @param usual the sections that lines begin by their usual words
 */
export function learnedHeadings(
  lines: readonly LineView[],
  usual: readonly (JobSectionKind | null)[],
): (JobSectionKind | null)[] {
  const sections = loadSectionModel();
  // The words of headings count twice: they say more of a section than the words of its items do.
  const features = sectionFeatures(lines).map((line) => ({ ...line, headings: [...line.headings, ...line.headings] }));
  const scores = emissionsOf(sections, features);
  usual.forEach((kind, index) => {
    const label = kind === null ? -1 : sections.labels.indexOf(`${wider[kind] ?? kind}:H`);
    if (label >= 0) scores[index * sections.labels.length + label]! += certain;
  });
  const { labels, margins } = decodeScores(sections, scores);
  const spaced = lines.slice(1).some(({ gapBefore }) => gapBefore);
  return labels.map((label, index) => {
    const [kind, role] = label.split(':') as [JobSectionKind | 'head', string];
    const sure = role === 'H' && margins[index]! >= leastMargin[spaced ? 'spaced' : 'dense'];
    return sure && kind !== 'head' && mayHead(lines[index]!, lines[index + 1], spaced) ? kind : null;
  });
}
