import type { LineContext } from './features/lineLooks.ts';
import { hasEntries, sectionOfLabel } from './lineLabels.ts';

/** How much a label gains if all other lines like this one have it. */
const gain = 300;
/** With fewer others, the gain is smaller. */
const enough = 2;
const shortLine = 8;

/** What a line looks like to somebody who does not read it. */
function shapeOf({ lines, marks, looks }: LineContext, at: number): string {
  const [line, mark] = [lines[at], marks[at]];
  if (!line || !mark) return '-';
  const dated = mark.dateShare > 0.5 ? 2 : Math.min(1, mark.dates.length);
  return `${looks[at]}|${dated}|${line.listItem}|${line.wordCount <= shortLine}`;
}

/**
 * What the labels of lines say about lines that look like them between neighbours that look like theirs: the entries of a document are alike. For each line
 * in jobs and studies, the gains of labels by their positions in `names`.
 */
export function gainsOfAlike(
  context: LineContext,
  labels: readonly string[],
  names: readonly string[],
): Map<number, Map<number, number>> {
  const shapes = context.lines.map((_, at) => shapeOf(context, at));
  const keys = labels.map((label, at) =>
    hasEntries(sectionOfLabel(label)) ? [sectionOfLabel(label), shapes[at - 1], shapes[at], shapes[at + 1]].join(' ') : null,
  );
  const counts = new Map<string, Map<string, number>>();
  keys.forEach((key, at) => {
    if (key === null) return;
    const known = counts.get(key) ?? new Map<string, number>();
    counts.set(key, known.set(labels[at]!, (known.get(labels[at]!) ?? 0) + 1));
  });
  const gains = new Map<number, Map<number, number>>();
  keys.forEach((key, at) => {
    const known = key === null ? undefined : counts.get(key);
    const others = known ? [...known.values()].reduce((sum, count) => sum + count, 0) - 1 : 0;
    if (!known || others === 0) return;
    const most = gain * Math.min(1, others / enough);
    const own = new Map<number, number>();
    for (const [label, count] of known) own.set(names.indexOf(label), (most * (count - (label === labels[at] ? 1 : 0))) / others);
    gains.set(at, own);
  });
  return gains;
}
