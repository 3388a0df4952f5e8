import type { DocumentText } from '../../../../contract.ts';
import type { LineMarks } from '../../annotate/annotateLines.ts';
import { isItalic, type LineView } from '../../shared/lineView.ts';
import { atMost, bucket, feature, flag, shapeOf } from './features.ts';

/** Lines of a document that look the same, and what they have in common. */
interface LooksGroup {
  count: number;
  words: number;
  dated: number;
  headings: number;
}

export interface LineContext {
  document: DocumentText;
  lines: readonly LineView[];
  marks: readonly LineMarks[];
  body: number;
  /** For each line: its look, and its look together with its left edge. */
  looks: string[];
  placedLooks: string[];
  groups: ReadonlyMap<string, LooksGroup>;
  /** The largest font size of the first page. */
  largest: number;
}

const indent = 4;

export function lineContext(
  document: DocumentText,
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  body: number,
): LineContext {
  const looks = lines.map((line) =>
    [Math.round(line.size * 2), flag(line.bold), flag(line.caps), flag(isItalic(line))].join('/'),
  );
  const placedLooks = lines.map((line, index) =>
    line.line.box ? `${looks[index]}/${Math.round(line.line.box.x / indent)}` : `${looks[index]}/l${flag(line.listItem)}`,
  );
  const groups = new Map<string, LooksGroup>();
  lines.forEach((line, index) => {
    for (const look of [looks[index]!, placedLooks[index]!]) {
      const group = groups.get(look) ?? { count: 0, words: 0, dated: 0, headings: 0 };
      group.count += 1;
      group.words += line.wordCount;
      group.dated += flag(marks[index]!.dates.length);
      group.headings += flag(marks[index]!.heading?.exact);
      groups.set(look, group);
    }
  });
  const largest = Math.max(0, ...lines.filter(({ page }) => page === 1).map(({ size }) => size));
  return { document, lines, marks, body, looks, placedLooks, groups, largest };
}

function endOf(text: string): string {
  if (/[.!?]$/.test(text)) return '.';
  if (/[:,]$/.test(text)) return text.at(-1)!;
  return /\p{Ll}$/u.test(text) ? 'a' : 'o';
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What the recognisers found in a line. Neighbours see these features too. */
function scoreFeatures(marks: LineMarks, line: LineView): number[] {
  return [
    feature`date${atMost(2, marks.dates.length)}`,
    feature`title${atMost(3, marks.title)}`,
    feature`company${atMost(3, marks.company)}`,
    feature`institution${atMost(2, marks.institution)}`,
    feature`school${atMost(2, marks.school)}`,
    feature`degree${flag(marks.degree)}`,
    feature`words${bucket(line.wordCount, 1, 2, 3, 5, 8, 12)}`,
    feature`item${flag(line.listItem)}`,
    feature`bold${flag(line.bold)}`,
    feature`gap${flag(line.gapBefore)}`,
    feature`caps${flag(line.caps)}`,
    feature`naming${marks.naming ?? '-'}`,
  ];
}

function textFeatures(text: string): number[] {
  return [
    feature`length${bucket(text.length, 4, 12, 25, 45, 80)}`,
    feature`shape${shapeOf(text).slice(0, 6)}`,
    feature`end${endOf(text)}`,
    feature`lower${flag(/^\p{Ll}/u.test(text))}`,
    feature`colon${flag(/^[^:]{2,30}:\s/.test(text))}`,
    feature`mail${flag(text.includes('@'))}`,
    feature`url${flag(/https?:|www\.|\.(?:com|org|net)\b/.test(text))}`,
    feature`phone${flag(/\+?\d[\d ()-]{7,}/.test(text))}`,
    feature`commas${bucket(count(text, /,/g), 0, 1, 3)}`,
    feature`marks${bucket(count(text, /[|•·;/]/g), 0, 1, 3)}`,
    feature`quoted${flag(/[«“"]/.test(text))}`,
    feature`abbreviated${flag(/\p{Lu}{2,}/u.test(text) && /\p{Ll}/u.test(text))}`,
  ];
}

function groupFeatures(context: LineContext, index: number): number[] {
  const placed = context.groups.get(context.placedLooks[index]!)!;
  const plain = context.groups.get(context.looks[index]!)!;
  return [
    feature`alike${bucket(placed.count, 1, 2, 4, 8, 15)}`,
    feature`alikeAnywhere${bucket(plain.count, 1, 2, 4, 8, 15)}`,
    feature`alikeWords${bucket(placed.words / placed.count, 1.5, 3, 6, 9)}`,
    feature`alikeDated${bucket(placed.dated / placed.count, 0, 0.3, 0.7)}`,
  ];
}

function headingFeatures(context: LineContext, index: number): number[] {
  const { heading } = context.marks[index]!;
  const line = context.lines[index]!;
  const placed = context.groups.get(context.placedLooks[index]!)!;
  const plain = context.groups.get(context.looks[index]!)!;
  return [
    heading ? feature`heading${heading.kind}${flag(heading.exact)}` : feature`heading-`,
    feature`alikeHeadings${bucket(placed.headings, 0, 1, 2, 4)}${placed.headings ? flag(placed.headings / placed.count > 0.5) : ''}`,
    feature`alikeHeadingsAnywhere${bucket(plain.headings, 0, 1, 2, 4)}`,
    feature`headingLike${bucket(placed.headings, 0, 1, 3)}|${bucket(line.wordCount, 2, 4)}|${flag(heading)}`,
  ];
}

/** The features of a line's words. Neighbours see those of whole words. */
function wordFeatures(words: readonly string[]): { words: number[]; nearWords: number[] } {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined) return { words: [], nearWords: [] };
  const nearWords = [
    ...Array.from(new Set(words.slice(0, 8)), (word) => feature`w=${word}`),
    feature`first=${first}`,
    feature`last=${last!}`,
    ...(words.length <= 4 ? [feature`whole=${words.join(' ')}`] : []),
  ];
  return { words: [...nearWords, ...words.slice(0, 5).map((word) => feature`stem=${word.slice(0, 4)}`)], nearWords };
}

/** The features of one line on its own; `scores` and `nearWords` are those that its neighbours see. */
export function lineLooks(context: LineContext, index: number) {
  const line = context.lines[index]!;
  const marks = context.marks[index]!;
  const text = line.text.replace(/\s+/g, ' ');
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#@]+/u)
    .filter(Boolean);
  const scores = scoreFeatures(marks, line);
  return {
    scores,
    base: [
      ...scores,
      feature`italic${flag(isItalic(line))}`,
      feature`size${bucket(context.body > 0 && line.size > 0 ? line.size / context.body : 1, 0.8, 0.95, 1.04, 1.12, 1.3, 1.7)}`,
      feature`largest${flag(line.size > 0 && line.size === context.largest)}`,
      feature`role${line.line.role[0]!}`,
      feature`styled${flag(line.line.heading)}`,
      feature`margin${flag(line.margin)}`,
      feature`dateShare${bucket(marks.dateShare, 0, 0.3, 0.7, 0.9)}`,
      feature`place${flag(marks.place)}`,
      feature`given${marks.givenNames}`,
      feature`segments${atMost(5, marks.segments.length)}`,
      feature`skills${bucket(marks.skills.length, 0, 1, 3)}|${bucket(line.wordCount, 3, 8)}`,
      feature`knownSkills${bucket(marks.segments.filter(({ knownSkill }) => knownSkill).length, 0, 1, 3)}`,
      feature`languages${atMost(2, marks.languages)}`,
      feature`label${flag(marks.label)}`,
      ...textFeatures(text),
      ...groupFeatures(context, index),
    ],
    ...wordFeatures(words),
    headings: headingFeatures(context, index),
  };
}
