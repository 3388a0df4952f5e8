import type { LineMarks } from '../annotate/annotateLines.ts';
import { titleScore } from '../annotate/fieldScores.ts';
import type { LineView } from '../shared/lineView.ts';
import type { LineContext } from './features/lineLooks.ts';
import { hasEntries, sectionOfLabel } from './lineLabels.ts';
import type { LineSays } from './splitEntries.ts';

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

/** What may stand beside the dates of a line that says nothing else: "Period:", "(", "From". */
const littleBeside = /^(?:\p{L}{1,12}(?: \p{L}{1,12})?:)?(?:\p{L}{1,4})?$/u;
const marksBeside = /[().,]+/gu;

function isDatesOnly({ text, start, listItem }: LineView, { dates }: LineMarks): boolean {
  const [range] = dates;
  if (listItem || range === undefined || dates.length > 1) return false;
  const beside = text.slice(0, Math.max(0, range.start - start)) + text.slice(range.end - start);
  return littleBeside.test(beside.replace(marksBeside, ' ').split(/\s+/u).filter(Boolean).join(' ').replace(/ ?: ?/u, ':'));
}

const roleOf = (label: string | undefined) => label?.split(':')[1];
const isHeaderLabel = (label: string | undefined) => /^[SPM]$/.test(roleOf(label) ?? '');

/** Labels in which a line of dates alone is no duty and no entry under the header of an entry without dates: it is the rest of that header. */
export function withDatedHeads(
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  labels: readonly string[],
  says: readonly LineSays[],
): readonly string[] {
  const changed = [...labels];
  const hasDates = (from: number) => {
    for (let at = from; isHeaderLabel(changed[at]); at -= 1) {
      if (marks[at]!.dates.length > 0) return true;
      if (roleOf(changed[at]) !== 'M') break;
    }
    return false;
  };
  const isNameless = (from: number) => {
    let at = from;
    do if (says[at]!.where + says[at]!.what > 0) return false;
    while (roleOf(labels[(at += 1)]) === 'M');
    return true;
  };
  labels.forEach((label, at) => {
    const section = sectionOfLabel(label);
    const mayBelong = roleOf(label) === 'B' || (roleOf(label) === 'S' && isNameless(at));
    if (!hasEntries(section) || !mayBelong || !isDatesOnly(lines[at]!, marks[at]!)) return;
    const isOwn = (other: number) => sectionOfLabel(labels[other] ?? '') === section;
    if (isOwn(at - 1) && isHeaderLabel(changed[at - 1]) && !hasDates(at - 1)) changed[at] = `${section}:M`;
  });
  return changed;
}

/** "Head Guide⇥2019 – 2021" */
function isTitledRow({ text, start }: LineView, { dates }: LineMarks): boolean {
  const gap = text.indexOf('\t');
  return gap > 0 && dates.some((range) => range.start > start + gap) && titleScore(text.slice(0, gap)) >= leastTitle;
}

/** Labels in which a row of a title and its dates is no duty, where a header has such a row: below "Acme Ltd, Leeds" another one is another job there. */
export function withTitledRows(
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  labels: readonly string[],
): readonly string[] {
  const rows = labels.flatMap((label, at) =>
    label.startsWith('experience:') && isTitledRow(lines[at]!, marks[at]!) ? [at] : [],
  );
  const roles = new Set(rows.map((at) => roleOf(labels[at])));
  const role = roles.has('M') || roles.has('P') ? 'P' : 'S';
  if (roles.size < 2) return labels;
  const missed = new Set(rows.filter((at) => roleOf(labels[at]) === 'B'));
  return labels.map((label, at) => (missed.has(at) ? `experience:${role}` : label));
}

const leastTitle = 2.5;
const leastHeads = 2;

const sections = ['experience', 'education'] as const;
const roleIn = (section: string, label: string): string | null =>
  label.startsWith(section) && !label.endsWith(':H') ? label.slice(-1) : null;
const isHeader = (role: string | null) => role !== null && role !== 'B';
const lookOf = ({ size, bold, caps, listItem, line: { runs } }: LineView) =>
  [size, bold, caps, listItem, runs[0]?.italic, runs[0]?.bold].join(' ');

/** Looks of lines in a section: of those with these roles, and of duties without dates that do not stand directly under a header. */
function looksIn(section: string, own: readonly string[], marks: readonly LineMarks[], labels: readonly string[]) {
  const roles = labels.map((label) => roleIn(section, label));
  const looks = (is: (at: number) => boolean) => new Set(own.filter((_, at) => is(at)));
  return {
    looks,
    roles,
    body: looks((at) => roles[at] === 'B' && !isHeader(roles[at - 1] ?? null) && marks[at]!.dates.length === 0),
  };
}

/** Labels in which a line with dates begins an entry if it looks as the first lines do, where most of these have dates. */
export function withAlikeEntries(
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  labels: readonly string[],
): readonly string[] {
  const own = lines.map(lookOf);
  const changed = [...labels];
  for (const section of sections) {
    const { looks, roles, body } = looksIn(section, own, marks, labels);
    const isDated = (at: number) => marks[at]!.dates.some(({ start }) => start >= lines[at]!.start);
    const heads = roles.filter((role) => role === 'S').length;
    const dated = roles.filter((role, at) => role === 'S' && isDated(at)).length;
    if (dated < leastHeads || 2 * dated <= heads) continue;
    const usual = looks((at) => roles[at] === 'S' && isDated(at));
    let hasDates = false;
    roles.forEach((role, at) => {
      if (role === null) return;
      const look = own[at]!;
      const isAlike = isDated(at) && usual.has(look) && !body.has(look) && !isDatesOnly(lines[at]!, marks[at]!);
      const begins = role === 'S' || (isAlike && (role === 'B' || hasDates));
      if (begins) changed[at] = `${section}:S`;
      hasDates = isHeader(role) || begins ? (hasDates && !begins) || isDated(at) : hasDates;
    });
  }
  return changed;
}

/** Labels in which no item of a list begins an entry, where most entries begin with other lines: "• Assistant (2022) in the course …" is a duty. */
export function withoutItemHeads(lines: readonly LineView[], labels: readonly string[]): readonly string[] {
  const changed = [...labels];
  for (const section of sections) {
    const heads = labels.flatMap((label, at) => (label === `${section}:S` ? [at] : []));
    const items = heads.filter((at) => lines[at]!.listItem);
    if (heads.length - items.length < leastHeads || heads.length <= 2 * items.length) continue;
    for (const at of items) {
      changed[at] = `${section}:B`;
      if (labels[at + 1] === `${section}:M`) changed[at + 1] = `${section}:${lines[at + 1]!.listItem ? 'B' : 'S'}`;
    }
  }
  return changed;
}

/** Labels in which the head of a table begins no entry; its first row does. */
export const withoutTableHeads = (marks: readonly LineMarks[], labels: readonly string[]): readonly string[] =>
  labels.map((label, at) => {
    if (marks[at]!.naming === 'row' && label.endsWith(':S')) return label.replace(/S$/u, 'B');
    const isFirst = marks[at - 1]?.naming === 'row' && labels[at - 1]!.endsWith(':S') && marks[at]!.dates.length > 0;
    return isFirst && label.endsWith(':M') ? label.replace(/M$/u, 'S') : label;
  });
