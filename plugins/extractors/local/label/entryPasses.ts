import type { LineMarks } from '../annotate/annotateLines.ts';
import { titleScore } from '../annotate/fieldScores.ts';
import type { LineView } from '../shared/lineView.ts';
import type { LabelPass } from './labelPass.ts';
import { hasEntries, roleOfLabel, sectionOfLabel } from './lineLabels.ts';

/** What a line of dates alone may hold beside them: "Period:", "(", "From". */
const littleBeside = /^(?:\p{L}{1,12}(?: \p{L}{1,12})?:)?(?:\p{L}{1,4})?$/u;
const marksBeside = /[().,]+/gu;

function isDatesOnly({ text, start, listItem }: LineView, { dates }: LineMarks): boolean {
  const [range] = dates;
  if (listItem || range === undefined || dates.length > 1) return false;
  const beside = text.slice(0, Math.max(0, range.start - start)) + text.slice(range.end - start);
  return littleBeside.test(beside.replace(marksBeside, ' ').split(/\s+/u).filter(Boolean).join(' ').replace(/ ?: ?/u, ':'));
}

const isHeaderLabel = (label: string | undefined) => /^[SPM]$/.test(roleOfLabel(label) ?? '');

/** A line of dates alone below a header without dates belongs to that header: it is neither a duty nor another entry. */
export const withDatedHeads: LabelPass<'lines' | 'marks' | 'says'> = ({ lines, marks, says }, labels) => {
  const changed = [...labels];
  const hasDates = (from: number) => {
    for (let at = from; isHeaderLabel(changed[at]); at -= 1) {
      if (marks[at]!.dates.length > 0) return true;
      if (roleOfLabel(changed[at]) !== 'M') break;
    }
    return false;
  };
  const isNameless = (from: number) => {
    let at = from;
    do if (says[at]!.where + says[at]!.what > 0) return false;
    while (roleOfLabel(labels[(at += 1)]) === 'M');
    return true;
  };
  labels.forEach((label, at) => {
    const section = sectionOfLabel(label);
    const mayBelong = roleOfLabel(label) === 'B' || (roleOfLabel(label) === 'S' && isNameless(at));
    if (!hasEntries(section) || !mayBelong || !isDatesOnly(lines[at]!, marks[at]!)) return;
    const isOwn = (other: number) => sectionOfLabel(labels[other] ?? '') === section;
    if (isOwn(at - 1) && isHeaderLabel(changed[at - 1]) && !hasDates(at - 1)) changed[at] = `${section}:M`;
  });
  return changed;
};

/** "Head Guide⇥2019 – 2021" */
function isTitledRow({ text, start }: LineView, { dates }: LineMarks): boolean {
  const gap = text.indexOf('\t');
  return gap > 0 && dates.some((range) => range.start > start + gap) && titleScore(text.slice(0, gap)) >= leastTitle;
}

/** If a header has a row of a title and its dates, all such rows are headers: below "Acme Ltd, Leeds" each is another job there. */
export const withTitledRows: LabelPass<'lines' | 'marks'> = ({ lines, marks }, labels) => {
  const rows = labels.flatMap((label, at) =>
    label.startsWith('experience:') && isTitledRow(lines[at]!, marks[at]!) ? [at] : [],
  );
  const roles = new Set(rows.map((at) => roleOfLabel(labels[at])));
  const role = roles.has('M') || roles.has('P') ? 'P' : 'S';
  if (roles.size < 2) return labels;
  const missed = new Set(rows.filter((at) => roleOfLabel(labels[at]) === 'B'));
  return labels.map((label, at) => (missed.has(at) ? `experience:${role}` : label));
};

const leastTitle = 2.5;
const leastHeads = 2;

const sections = ['experience', 'education'] as const;
const roleIn = (section: string, label: string): string | null =>
  label.startsWith(section) && !label.endsWith(':H') ? label.slice(-1) : null;
const isHeader = (role: string | null) => role !== null && role !== 'B';
const lookOf = ({ size, bold, caps, listItem, line: { runs } }: LineView) =>
  [size, bold, caps, listItem, runs[0]?.italic, runs[0]?.bold].join(' ');

/** The roles of lines in a section, the looks of those that a condition holds for, and the looks of duties without dates that are not right below a header. */
function looksIn(section: string, own: readonly string[], marks: readonly LineMarks[], labels: readonly string[]) {
  const roles = labels.map((label) => roleIn(section, label));
  const looks = (is: (at: number) => boolean) => new Set(own.filter((_, at) => is(at)));
  return {
    looks,
    roles,
    body: looks((at) => roles[at] === 'B' && !isHeader(roles[at - 1] ?? null) && marks[at]!.dates.length === 0),
  };
}

/** If most entries begin with a dated line, every dated line that looks like those begins an entry. */
export const withAlikeEntries: LabelPass<'lines' | 'marks'> = ({ lines, marks }, labels) => {
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
};

/** If most entries begin with other lines, no list item begins one: "• Assistant (2022) in the course …" is a duty. */
const withoutItemHeads: LabelPass<'lines'> = ({ lines }, labels) => {
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
};

/** The head of a table begins no entry; its first row does. */
const withoutTableHeads: LabelPass<'marks'> = ({ marks }, labels) =>
  labels.map((label, at) => {
    if (marks[at]!.naming === 'row' && label.endsWith(':S')) return label.replace(/S$/u, 'B');
    const isFirst = marks[at - 1]?.naming === 'row' && labels[at - 1]!.endsWith(':S') && marks[at]!.dates.length > 0;
    return isFirst && label.endsWith(':M') ? label.replace(/M$/u, 'S') : label;
  });

/** In order: each corrects what the one before it gives. */
export const entryPasses = [withDatedHeads, withTitledRows, withAlikeEntries, withoutItemHeads, withoutTableHeads];
