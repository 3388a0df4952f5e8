import type { LineMarks } from '../annotate/annotateLines.ts';
import type { LineView } from '../shared/lineView.ts';

/** What a line of dates alone may hold beside them: "Period:", "(", "From". */
const littleBeside = /^(?:\p{L}{1,12}(?: \p{L}{1,12})?:)?(?:\p{L}{1,4})?$/u;
const marksBeside = /[().,]+/gu;

function isDatesOnly({ text, start, listItem }: LineView, { dates }: LineMarks): boolean {
  const [range] = dates;
  if (listItem || range === undefined || dates.length > 1) return false;
  const beside = text.slice(0, Math.max(0, range.start - start)) + text.slice(range.end - start);
  return littleBeside.test(beside.replace(marksBeside, ' ').split(/\s+/u).filter(Boolean).join(' ').replace(/ ?: ?/u, ':'));
}

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
