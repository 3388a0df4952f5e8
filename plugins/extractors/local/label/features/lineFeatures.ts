import { atMost, beside, bucket, type Features, feature, flag } from './features.ts';
import { type LineContext, lineLooks } from './lineLooks.ts';

/** Positions of the neighbours that a line sees. Of the nearest two it sees all features. */
const neighbours = [-2, -1, 1, 2, 3];
const far = 9;
/** Neighbours see the first features of a heading. */
const nearHeadings = 2;

/** For each line, how many lines before it in the list the nearest date is. */
function linesSinceDate(marks: LineContext['marks']): number[] {
  let distance = far;
  return marks.map(({ dates }) => (distance = dates.length > 0 ? 0 : atMost(far, distance + 1)));
}

/** For each place, the last value above it that is not null. */
function lastAbove(values: readonly (string | null)[]): string[] {
  let above = '-';
  return values.map((value) => {
    const before = above;
    above = value ?? above;
    return before;
  });
}

/** The kind of the last known heading above each line. */
const headingsAbove = ({ marks }: LineContext): string[] =>
  lastAbove(marks.map(({ heading }) => (heading?.exact ? heading.kind : null)));

const headingWords = 7;

/** The same among the lines that look like most headings of the document: "?" below one whose words are unknown. */
function lookedAbove({ lines, marks, looks, groups }: LineContext): string[] {
  const kinds = marks.map(({ heading }, index) => {
    const group = groups.get(looks[index]!)!;
    const looksSo = group.headings >= 2 && group.headings / group.count > 0.4 && lines[index]!.wordCount <= headingWords;
    return looksSo ? (heading?.kind ?? '?') : null;
  });
  return lastAbove(kinds);
}

/** Position of a line relative to the line before. */
function stepFeatures({ lines, looks }: LineContext, index: number): number[] {
  const [line, previous] = [lines[index]!, lines[index - 1]];
  if (!previous) return [feature`opens`];
  const [box, above] = [line.line.box, previous.line.box];
  const alike = flag(looks[index] === looks[index - 1]);
  const down =
    box && above
      ? previous.page === line.page
        ? bucket((box.y - above.y) / Math.max(6, box.height), -1, 0.5, 1.3, 1.8, 2.6)
        : 'page'
      : 'none';
  return [
    feature`sameBlock${flag(previous.block === line.block)}`,
    feature`right${box && above ? bucket(box.x - above.x, -60, -6, 3, 25, 100) : 'none'}`,
    feature`down${down}`,
    feature`alikeBefore${alike}`,
    feature`gapAlike${flag(line.gapBefore)}|${alike}|${flag(line.listItem)}`,
  ];
}

function placeFeatures({ document, lines }: LineContext, index: number): number[] {
  const line = lines[index]!;
  const width = document.pages[line.page - 1]?.width ?? 0;
  const left = lines.length - index;
  return [
    feature`from${bucket(index, 0, 1, 2, 4, 8)}`,
    feature`tenth${Math.floor((10 * index) / lines.length)}`,
    feature`left${left <= 2 ? left : 0}`,
    feature`page${atMost(3, line.page)}`,
    ...(line.line.box && width > 0 ? [feature`x${Math.floor((8 * line.line.box.x) / width)}`] : []),
  ];
}

/** Combinations of several signs. */
function jointFeatures(context: LineContext, index: number): number[] {
  const [line, marks] = [context.lines[index]!, context.marks[index]!];
  const [title, company] = [atMost(3, marks.title), atMost(3, marks.company)];
  const words = bucket(line.wordCount, 1, 2, 3, 5, 8, 12);
  const found = [
    feature`wordsTitleCompanyDate|${words}|${title}|${company}|${atMost(2, marks.dates.length)}`,
    feature`boldWords|${flag(line.bold)}|${words}|${flag(line.gapBefore)}`,
    feature`dateSchoolDegree|${atMost(2, marks.dates.length)}|${atMost(2, marks.school)}|${flag(marks.degree)}`,
  ];
  const [next, after] = [context.lines[index + 1], context.marks[index + 1]];
  if (next && after)
    found.push(
      feature`titlesHereNext|${flag(marks.dates.length)}|${title}|${company}|${flag(after.dates.length)}|${atMost(3, after.title)}|${atMost(3, after.company)}`,
      feature`itemsHereNext|${flag(line.listItem)}${flag(line.bold)}${words}|${flag(next.listItem)}${flag(next.bold)}${bucket(next.wordCount, 1, 2, 3, 5, 8, 12)}`,
    );
  return found;
}

function aboveFeatures(above: string, looked: string, context: LineContext, index: number): number[] {
  const [line, marks] = [context.lines[index]!, context.marks[index]!];
  return [
    feature`above=${above}`,
    feature`looked=${looked}`,
    feature`looked=${looked}|${flag(marks.dates.length)}|${flag(line.bold)}|${flag(line.listItem)}`,
    feature`above=${above}|${flag(marks.dates.length)}|${flag(line.bold)}|${flag(line.listItem)}`,
    feature`above=${above}|title${atMost(3, marks.title)}|${atMost(3, marks.company)}`,
    feature`above=${above}|school${atMost(2, marks.institution)}|${flag(marks.degree)}`,
  ];
}

/** The features of all lines of a document: each line's own, its neighbours' and its position among them. */
export function lineFeatures(context: LineContext): Features[] {
  const own = context.lines.map((_, index) => lineLooks(context, index));
  const ago = linesSinceDate(context.marks);
  const ahead = linesSinceDate(context.marks.toReversed()).reverse();
  const above = headingsAbove(context);
  const looked = lookedAbove(context);
  return own.map(({ base, words, headings }, index) => {
    const placed = [
      feature`bias`,
      ...placeFeatures(context, index),
      feature`dateAgo${atMost(5, ago[index]!)}`,
      feature`dateAhead${atMost(5, ahead[index]!)}`,
      ...stepFeatures(context, index),
      ...jointFeatures(context, index),
      ...neighbours.map((distance) =>
        own[index + distance]
          ? feature`${distance}alike${flag(context.placedLooks[index] === context.placedLooks[index + distance])}`
          : feature`${distance}none`,
      ),
    ];
    const found: Features = {
      base: [...base, ...placed],
      shared: [],
      words: [...words],
      headings: [...headings, ...aboveFeatures(above[index]!, looked[index]!, context, index)],
    };
    for (const distance of neighbours) {
      const neighbour = own[index + distance];
      if (!neighbour) continue;
      const near = Math.abs(distance) === 1;
      for (const one of near ? neighbour.base : neighbour.scores) found.base.push(beside(distance, one));
      for (const one of neighbour.headings.slice(0, nearHeadings)) found.headings.push(beside(distance, one));
      if (near) for (const one of neighbour.nearWords) found.words.push(beside(distance, one));
    }
    return found;
  });
}
