import type { LineMarks, Segment } from '../../annotate/annotateLines.ts';
import type { LineView } from '../../shared/lineView.ts';
import { sectionOfLabel } from '../lineLabels.ts';
import type { Word } from '../words.ts';
import { atMost, bucket, type Features, flag, hashFeature, shapeOf } from './features.ts';

/** The labelled lines that contain the words. */
export interface WordContext {
  lines: readonly LineView[];
  marks: readonly LineMarks[];
  labels: readonly string[];
  /** How many lines each line is below the first line of its entry; 9 outside entries. */
  depths: readonly number[];
  habits: ReadonlyMap<string, Habit>;
}

/** What lines in the same position within their entries have in common, over the whole document. */
interface Habit {
  count: number;
  title: number;
  company: number;
  institution: number;
  degree: number;
}

const outside = 9;

export function wordContext(lines: readonly LineView[], marks: readonly LineMarks[], labels: readonly string[]): WordContext {
  let depth = outside;
  const depths = labels.map((label) => {
    depth = /:[SP]$/.test(label) ? 0 : label.endsWith(':M') ? atMost(outside, depth + 1) : outside;
    return depth;
  });
  const habits = new Map<string, Habit>();
  const context = { lines, marks, labels, depths, habits };
  lines.forEach((_, index) => {
    if (!/:[SPM]$/.test(labels[index]!)) return;
    const one = marks[index]!;
    const habit = habits.get(slotOf(context, index)) ?? { count: 0, title: 0, company: 0, institution: 0, degree: 0 };
    habit.count += 1;
    habit.title += atMost(3, one.title);
    habit.company += atMost(3, one.company);
    habit.institution += atMost(2, one.institution);
    habit.degree += flag(one.degree);
    habits.set(slotOf(context, index), habit);
  });
  return context;
}

/** Key of lines in the same position within their entries and with the same looks. */
function slotOf({ lines, labels, depths }: Pick<WordContext, 'lines' | 'labels' | 'depths'>, index: number): string {
  const { bold, line } = lines[index]!;
  return `${sectionOfLabel(labels[index]!)}|${atMost(3, depths[index]!)}|${flag(bold)}${flag(line.runs[0]?.italic)}`;
}

function lineFeaturesOf({ lines, marks, labels }: WordContext, index: number): string[] {
  const [line, one] = [lines[index], marks[index]];
  if (!line || !one) return ['none'];
  return [
    labels[index]!,
    `bold${flag(line.bold)}`,
    `italic${flag(line.line.runs[0]?.italic)}`,
    `words${bucket(line.wordCount, 1, 2, 4, 8)}`,
    `date${atMost(2, one.dates.length)}`,
    `dateShare${bucket(one.dateShare, 0, 0.3, 0.8)}`,
    `title${atMost(3, one.title)}`,
    `company${atMost(3, one.company)}`,
    `institution${atMost(2, one.institution)}`,
    `school${atMost(2, one.school)}`,
    `degree${flag(one.degree)}`,
    `place${flag(one.place)}`,
    `segments${atMost(4, one.segments.length)}`,
    `gap${flag(line.gapBefore)}`,
    `item${flag(line.listItem)}`,
  ];
}

function habitFeatures(context: WordContext, word: Word, section: string): string[] {
  const habit = context.habits.get(slotOf(context, word.line));
  if (!habit) return [];
  const mean = (sum: number, ...bounds: number[]) => bucket(sum / habit.count, ...bounds);
  const [title, company] = [mean(habit.title, 0.5, 1.2, 2.2), mean(habit.company, 0.5, 1.2, 2.2)];
  return [
    `habit${title}|${company}|${section}`,
    `habitTitle${title}|${section}`,
    `habitCompany${company}|${section}`,
    `habitSchool${mean(habit.institution, 0.3, 1)}|${mean(habit.degree, 0.2, 0.6)}|${section}`,
    `habitCount${bucket(habit.count, 1, 3)}|${title}|${section}`,
  ];
}

const jobScores = (segment: Segment) => `${atMost(3, segment.title)}|${atMost(3, segment.company)}`;
const studyScores = (segment: Segment) =>
  `${atMost(2, segment.institution)}|${atMost(2, segment.school)}|${flag(segment.degree)}`;

function segmentFeatures(segments: readonly Segment[], word: Word, section: string): string[] {
  const at = segments.findLastIndex(({ start, end }) => start <= word.start && word.start < end);
  const own = segments[at];
  if (!own) return ['segment-'];
  const [next, previous] = [segments[at + 1], segments[at - 1]];
  const best = (key: 'title' | 'company') => flag(segments.every((one) => one[key] <= own[key]));
  const aside = (one: Segment | undefined, name: string) =>
    one
      ? [`${name}${jobScores(one)}|${section}|${flag(one.degree)}${flag(one.place)}`, `${name}S${studyScores(one)}|${section}`]
      : [`${name}-`];
  return [
    `segment${atMost(4, at)}/${atMost(5, segments.length)}`,
    `segmentOpens${flag(word.start <= own.start + 1)}|${section}`,
    `segmentCloses${flag(word.end >= own.end - 1)}`,
    `segmentJob${jobScores(own)}|${section}`,
    `segmentTitle${atMost(3, own.title)}|${section}`,
    `segmentCompany${atMost(3, own.company)}|${section}`,
    `segmentStudy${studyScores(own)}|${section}`,
    `segmentLooks${flag(own.bold)}${flag(own.italic)}|${atMost(3, at)}|${section}`,
    `segmentPlace${flag(own.place)}|${section}`,
    `segmentSkill${flag(own.knownSkill)}|${section}`,
    `segmentPiece${flag(own.opensPiece)}`,
    `segmentBest${best('title')}|${best('company')}|${section}`,
    `segmentPair|${atMost(3, at)}|${jobScores(own)}|${next ? jobScores(next) : '-'}`,
    ...aside(next, 'next'),
    ...aside(previous, 'previous'),
  ];
}

const isMark = (word: Word | undefined) => word !== undefined && /^[^\p{L}\p{N}]$/u.test(word.text);
const inside = (spans: readonly { start: number; end: number }[], { start }: Word) =>
  spans.some((span) => span.start <= start && start < span.end);

/** Distances of the lines whose features a word sees. */
const linesAroundList = [0, -2, -1, 1, 2];

/** The features of words: each word's own, those of the words beside it in the line, and the line's place in the document. */
export function wordFeatures(context: WordContext, words: readonly Word[]): Features[] {
  const known = new Map<number, readonly number[]>();
  const linesAround = (index: number): readonly number[] => {
    const found =
      known.get(index) ??
      linesAroundList.flatMap((distance) =>
        lineFeaturesOf(context, index + distance).map((name) => hashFeature(`L${distance}${name}`)),
      );
    known.set(index, found);
    return found;
  };
  return words.map((word, at) => {
    const beside = (distance: number) => {
      const other = words[at + distance];
      return other?.line === word.line ? other : undefined;
    };
    const [before, after, earlier] = [beside(-1), beside(1), beside(-2)];
    const marks = context.marks[word.line]!;
    const line = context.lines[word.line]!;
    const label = context.labels[word.line]!;
    const section = sectionOfLabel(label);
    const depth = context.depths[word.line]!;
    const lower = word.text.toLowerCase();
    const skill = marks.skills.find(({ start, end }) => start <= word.start && word.start < end);
    return {
      shared: linesAround(word.line),
      base: [
        'bias',
        `shape${shapeOf(word.text)}`,
        `first${flag(word.index === 0)}`,
        `last${flag(word.last)}`,
        `index${atMost(4, word.index)}`,
        `inDate${flag(inside(marks.dates, word))}`,
        `inDegree${flag(inside(marks.degrees, word))}`,
        `inSkill${skill ? (skill.start === word.start ? 2 : 1) : 0}|${section}`,
        `shapeBefore${before ? shapeOf(before.text) : '^'}`,
        `shapeAfter${after ? shapeOf(after.text) : '$'}`,
        `depth${atMost(4, depth)}`,
        `space${before ? atMost(3, word.start - before.end) : '-'}`,
        `mark${isMark(word) ? word.text : ''}`,
        `markBefore${isMark(before) ? before!.text : ''}`,
        `markAfter${isMark(after) ? after!.text : ''}`,
        `marksAround${isMark(before) ? before!.text : ''}|${isMark(after) ? after!.text : ''}|${section}`,
        `place|${label}|${depth}`,
        `placeLooks|${label}|${flag(line.bold)}${flag(line.line.runs[0]?.italic)}|${flag(marks.dates.length)}`,
        ...habitFeatures(context, word, section),
        ...segmentFeatures(marks.segments, word, section),
      ].map(hashFeature),
      words: [
        `w=${lower}`,
        `w=${lower}|${section}`,
        `suffix=${lower.slice(-3)}`,
        `stem=${lower.slice(0, 4)}`,
        `before=${before ? before.text.toLowerCase() : '^'}`,
        `after=${after ? after.text.toLowerCase() : '$'}`,
        `earlier=${earlier ? earlier.text.toLowerCase() : '^'}`,
      ].map(hashFeature),
      headings: [],
    };
  });
}
