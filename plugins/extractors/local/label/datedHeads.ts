import type { LineMarks } from '../annotate/annotateLines.ts';
import type { LineView } from '../shared/lineView.ts';
import { sectionOfLabel } from './lineLabels.ts';

/** What may stand beside the dates of a line that says nothing else: "Period:", "(", "From". */
const littleBeside = /^(?:\p{L}{1,12}(?: \p{L}{1,12})?:)?(?:\p{L}{1,4})?$/u;
const marksBeside = /[().,]+/gu;

export function isDatesOnly({ text, start, listItem }: LineView, { dates }: LineMarks): boolean {
  const [range] = dates;
  if (listItem || range === undefined || dates.length > 1) return false;
  const beside = text.slice(0, Math.max(0, range.start - start)) + text.slice(range.end - start);
  return littleBeside.test(beside.replace(marksBeside, ' ').split(/\s+/u).filter(Boolean).join(' ').replace(/ ?: ?/u, ':'));
}

const roleOf = (label: string | undefined) => label?.split(':')[1];
const isHeader = (label: string | undefined) => /^[SPM]$/.test(roleOf(label) ?? '');

/**
 * Labels in which a line of dates alone is no duty: under the header of an entry without dates it is the rest of that header, above one it begins it.
 */
export function withDatedHeads(
  lines: readonly LineView[],
  marks: readonly LineMarks[],
  labels: readonly string[],
): readonly string[] {
  const changed = [...labels];
  const hasDates = (from: number, step: 1 | -1) => {
    let at = from;
    for (; isHeader(changed[at]); at += step) {
      if (marks[at]!.dates.length > 0) return true;
      const opens = roleOf(changed[at]) !== 'M';
      if (opens && (step === -1 || at !== from)) break;
    }
    return false;
  };
  labels.forEach((label, at) => {
    const section = sectionOfLabel(label);
    if ((section !== 'experience' && section !== 'education') || roleOf(label) !== 'B') return;
    if (!isDatesOnly(lines[at]!, marks[at]!)) return;
    const isOwn = (other: number) => sectionOfLabel(labels[other] ?? '') === section;
    if (isOwn(at - 1) && isHeader(changed[at - 1]) && !hasDates(at - 1, -1)) changed[at] = `${section}:M`;
    else if (isOwn(at + 1) && roleOf(changed[at + 1]) === 'S' && !hasDates(at + 1, 1)) {
      changed[at] = `${section}:S`;
      changed[at + 1] = `${section}:M`;
    }
  });
  return changed;
}
