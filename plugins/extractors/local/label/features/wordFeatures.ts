import type { LineMarks, Scores, Segment } from '../../annotate/annotateLines.ts';
import { isItalic, type LineView } from '../../shared/lineView.ts';
import { contains, type Stretch } from '../../shared/textSpan.ts';
import { sectionOfLabel } from '../lineLabels.ts';
import type { Word } from '../words.ts';
import { atMost, bucket, type Features, feature, flag, shapeOf } from './features.ts';

/** The labelled lines that contain the words. */
export interface WordContext {
  lines: readonly LineView[];
  marks: readonly LineMarks[];
  labels: readonly string[];
  /** How many lines each line is below the first line of its entry; 9 outside entries. */
  depths: readonly number[];
  /** By the slots of lines and of segments. */
  habits: ReadonlyMap<string, Habit>;
}

/** What lines or segments in the same position within their entries have in common, over the whole document. */
interface Habit extends Record<keyof Scores | 'count', number> {
  texts: Set<string>;
}

function addHabit(habits: Map<string, Habit>, slot: string, scores: Scores, text: string) {
  const habit = habits.get(slot) ?? {
    count: 0,
    title: 0,
    company: 0,
    institution: 0,
    school: 0,
    degree: 0,
    place: 0,
    texts: new Set(),
  };
  habit.count += 1;
  habit.title += atMost(3, scores.title);
  habit.company += atMost(3, scores.company);
  habit.institution += atMost(2, scores.institution);
  habit.school += atMost(2, scores.school);
  habit.degree += flag(scores.degree);
  habit.place += flag(scores.place);
  habit.texts.add(text);
  habits.set(slot, habit);
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
    const { text, start } = lines[index]!;
    addHabit(habits, slotOf(context, index), marks[index]!, text);
    marks[index]!.segments.forEach((segment, at) =>
      addHabit(habits, segmentSlotOf(context, index, at), segment, text.slice(segment.start - start, segment.end - start)),
    );
  });
  return context;
}

/** Key of the lines in the same position within their entries and with the same looks. */
function slotOf({ lines, labels, depths }: Pick<WordContext, 'lines' | 'labels' | 'depths'>, index: number): string {
  const { bold } = lines[index]!;
  return `${sectionOfLabel(labels[index]!)}|${atMost(3, depths[index]!)}|${flag(bold)}${flag(isItalic(lines[index]!))}`;
}

const segmentSlotOf = (context: Pick<WordContext, 'lines' | 'labels' | 'depths' | 'marks'>, index: number, at: number): string =>
  `${slotOf(context, index)}|${atMost(4, at)}/${atMost(5, context.marks[index]!.segments.length)}`;

/** What the segments at this place say in the other entries: a name among places is a place. */
function segmentHabitFeatures(context: WordContext, index: number, at: number, section: string): number[] {
  const habit = context.habits.get(segmentSlotOf(context, index, at));
  if (!habit || habit.count < 2) return [feature`slot-`];
  const mean = (sum: number, ...bounds: number[]) => bucket(sum / habit.count, ...bounds);
  const [title, company, place] = [mean(habit.title, 0.4, 1, 2), mean(habit.company, 0.4, 1, 2), mean(habit.place, 0, 0.3, 0.7)];
  return [
    feature`slotJob${title}|${company}|${place}|${section}`,
    feature`slotTitle${title}|${section}`,
    feature`slotCompany${company}|${section}`,
    feature`slotPlace${place}|${section}`,
    feature`slotStudy${mean(habit.institution, 0.3, 1)}|${mean(habit.school, 0.3, 1)}|${mean(habit.degree, 0.2, 0.6)}|${place}|${section}`,
    feature`slotTexts${mean(habit.texts.size, 0.5, 0.99)}|${bucket(habit.count, 2, 4)}|${section}`,
  ];
}

function lineFeaturesOf({ lines, marks, labels }: WordContext, index: number, distance: number): number[] {
  const [line, one] = [lines[index + distance], marks[index + distance]];
  if (!line || !one) return [feature`L${distance}none`];
  return [
    feature`L${distance}${labels[index + distance]!}`,
    feature`L${distance}bold${flag(line.bold)}`,
    feature`L${distance}italic${flag(isItalic(line))}`,
    feature`L${distance}words${bucket(line.wordCount, 1, 2, 4, 8)}`,
    feature`L${distance}date${atMost(2, one.dates.length)}`,
    feature`L${distance}dateShare${bucket(one.dateShare, 0, 0.3, 0.8)}`,
    feature`L${distance}title${atMost(3, one.title)}`,
    feature`L${distance}company${atMost(3, one.company)}`,
    feature`L${distance}institution${atMost(2, one.institution)}`,
    feature`L${distance}school${atMost(2, one.school)}`,
    feature`L${distance}degree${flag(one.degree)}`,
    feature`L${distance}place${flag(one.place)}`,
    feature`L${distance}segments${atMost(4, one.segments.length)}`,
    feature`L${distance}gap${flag(line.gapBefore)}`,
    feature`L${distance}item${flag(line.listItem)}`,
    feature`L${distance}naming${one.naming ?? '-'}`,
  ];
}

function habitFeatures(context: WordContext, index: number, section: string): number[] {
  const habit = context.habits.get(slotOf(context, index));
  if (!habit) return [];
  const mean = (sum: number, ...bounds: number[]) => bucket(sum / habit.count, ...bounds);
  const [title, company] = [mean(habit.title, 0.5, 1.2, 2.2), mean(habit.company, 0.5, 1.2, 2.2)];
  return [
    feature`habit${title}|${company}|${section}`,
    feature`habitTitle${title}|${section}`,
    feature`habitCompany${company}|${section}`,
    feature`habitSchool${mean(habit.institution, 0.3, 1)}|${mean(habit.degree, 0.2, 0.6)}|${section}`,
    feature`habitCount${bucket(habit.count, 1, 3)}|${title}|${section}`,
  ];
}

const jobScores = (segment: Segment) => `${atMost(3, segment.title)}|${atMost(3, segment.company)}`;
const studyScores = (segment: Segment) =>
  `${atMost(2, segment.institution)}|${atMost(2, segment.school)}|${flag(segment.degree)}`;

/** What all words of a segment share. */
function segmentFeatures(segments: readonly Segment[], at: number, section: string): number[] {
  const own = segments[at];
  if (!own) return [feature`segment-`];
  const [next, previous] = [segments[at + 1], segments[at - 1]];
  const best = (key: 'title' | 'company') => flag(segments.every((one) => one[key] <= own[key]));
  const aside = (one: Segment | undefined, name: string) =>
    one
      ? [
          feature`${name}${jobScores(one)}|${section}|${flag(one.degree)}${flag(one.place)}`,
          feature`${name}S${studyScores(one)}|${section}`,
        ]
      : [feature`${name}-`];
  return [
    feature`segment${atMost(4, at)}/${atMost(5, segments.length)}`,
    feature`segmentJob${jobScores(own)}|${section}`,
    feature`segmentTitle${atMost(3, own.title)}|${section}`,
    feature`segmentCompany${atMost(3, own.company)}|${section}`,
    feature`segmentStudy${studyScores(own)}|${section}`,
    feature`segmentLooks${flag(own.bold)}${flag(own.italic)}|${atMost(3, at)}|${section}`,
    feature`segmentPlace${flag(own.place)}|${section}`,
    feature`segmentSkill${flag(own.knownSkill)}|${section}`,
    feature`segmentPiece${flag(own.opensPiece)}`,
    feature`naming${own.naming ?? '-'}|${section}`,
    feature`naming${own.naming ?? '-'}|${previous?.naming ?? '-'}|${next?.naming ?? '-'}`,
    feature`segmentBest${best('title')}|${best('company')}|${section}`,
    feature`segmentPair|${atMost(3, at)}|${jobScores(own)}|${next ? jobScores(next) : '-'}`,
    ...aside(next, 'next'),
    ...aside(previous, 'previous'),
  ];
}

const edgeFeatures = (segment: Segment, word: Word, section: string) => [
  feature`segmentOpens${flag(word.start <= segment.start + 1)}|${section}`,
  feature`segmentCloses${flag(word.end >= segment.end - 1)}`,
];

/** What of a word its neighbours see too. */
const seenOf = ({ text, line }: Word) => ({
  line,
  lower: text.toLowerCase(),
  shape: shapeOf(text),
  mark: /^[^\p{L}\p{N}]$/u.test(text) ? text : '',
});
/** Stand beside the first and the last word of a line. */
const opening = { lower: '^', shape: '^', mark: '' };
const closing = { lower: '$', shape: '$', mark: '' };

const inside = (spans: readonly Stretch[], { start }: Word) => spans.some((span) => contains(span, start));

/** Distances of the lines whose features a word sees. */
const linesAround = [0, -2, -1, 1, 2];

/** What all words of a line share. */
function sharedFeatures(context: WordContext, index: number): number[] {
  const line = context.lines[index]!;
  const label = context.labels[index]!;
  const own = [
    feature`depth${atMost(4, context.depths[index]!)}`,
    feature`place|${label}|${context.depths[index]!}`,
    feature`placeLooks|${label}|${flag(line.bold)}${flag(isItalic(line))}|${flag(context.marks[index]!.dates.length)}`,
  ];
  const around = linesAround.map((distance) => lineFeaturesOf(context, index, distance));
  return own.concat(...around, habitFeatures(context, index, sectionOfLabel(label)));
}

const spaceBetween = ({ text, start }: LineView, before: Word, word: Word) =>
  text.slice(before.end - start, word.start - start).includes('\t') ? 'tab' : atMost(3, word.start - before.end);

/** Computes a value once for each key. */
function once<Value>(make: (first: number, second: number) => Value): (first: number, second: number) => Value {
  const known = new Map<number, Value>();
  const most = 1024;
  return (first, second) => {
    const key = first * most + second;
    const value = known.get(key) ?? make(first, second);
    known.set(key, value);
    return value;
  };
}

/** The features of words: each word's own, those of the words beside it in the line, of its segment and of the lines around. */
export function wordFeatures(context: WordContext, words: readonly Word[]): Features[] {
  const sectionAt = (line: number) => sectionOfLabel(context.labels[line]!);
  const ofLine = once((line) => sharedFeatures(context, line));
  const ofSegment = once((line, at) => [
    ...segmentFeatures(context.marks[line]!.segments, at - 1, sectionAt(line)),
    ...segmentHabitFeatures(context, line, at - 1, sectionAt(line)),
  ]);
  const seen = words.map(seenOf);
  const beside = <Edge>(at: number, line: number, edge: Edge) => (seen[at]?.line === line ? seen[at] : edge);
  return words.map((word, at) => {
    const { lower, shape, mark } = seen[at]!;
    const before = beside(at - 1, word.line, opening);
    const after = beside(at + 1, word.line, closing);
    const earlier = beside(at - 2, word.line, opening);
    const marks = context.marks[word.line]!;
    const section = sectionAt(word.line);
    const skill = marks.skills.find((one) => contains(one, word.start));
    const segment = marks.segments.findLastIndex((one) => contains(one, word.start));
    return {
      shared: [ofLine(word.line, 0), ofSegment(word.line, segment + 1)],
      base: [
        feature`bias`,
        feature`shape${shape}`,
        feature`first${flag(word.index === 0)}`,
        feature`last${flag(word.last)}`,
        feature`index${atMost(4, word.index)}`,
        feature`inDate${flag(inside(marks.dates, word))}`,
        feature`inDegree${flag(inside(marks.degrees, word))}`,
        feature`inSkill${skill ? (skill.start === word.start ? 2 : 1) : 0}|${section}`,
        feature`shapeBefore${before.shape}`,
        feature`shapeAfter${after.shape}`,
        feature`space${before === opening ? '-' : spaceBetween(context.lines[word.line]!, words[at - 1]!, word)}`,
        feature`mark${mark}`,
        feature`markBefore${before.mark}`,
        feature`markAfter${after.mark}`,
        feature`marksAround${before.mark}|${after.mark}|${section}`,
        ...(segment < 0 ? [] : edgeFeatures(marks.segments[segment]!, word, section)),
      ],
      words: [
        feature`w=${lower}`,
        feature`w=${lower}|${section}`,
        feature`suffix=${lower.slice(-3)}`,
        feature`stem=${lower.slice(0, 4)}`,
        feature`before=${before.lower}`,
        feature`after=${after.lower}`,
        feature`earlier=${earlier.lower}`,
      ],
      headings: [],
    };
  });
}
