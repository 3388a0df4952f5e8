import type { DocumentText } from '../../plugins/contract.ts';
import type { Item, Truth, Visible } from './manifest.ts';
import { plain } from './normalize.ts';
import { isSeen, listFlag } from './scoreSheet.ts';

/** A year more than this many lines from the school's or degree's line does not date the study. */
const mostLines = 12;

/**
 * A year is only four digits, so finding it somewhere in the text does not mean that a reader connects it with the study. It counts as seen if a line
 * containing it is closer to a line that names the study's school or degree than to one that names a job, a certificate or another study.
 */
export function hideStrayYears(item: Item, document: DocumentText): Item {
  const { education } = item.truth;
  if (education.length === 0) return item;
  const lines = document.lines.map(({ start, end }) => plain(document.text.slice(start, end)));
  const own = education.map((study) => linesNaming(lines, [study.institution, study.degree]));
  const others = linesNaming(lines, [
    ...item.truth.work.flatMap(({ company, position }) => [company, position]),
    ...item.truth.certifications,
  ]);
  const flags = education.map((study, index) => {
    const strangers = [...others, ...own.flatMap((named, other) => (other === index ? [] : named))];
    const shown = (key: 'year' | 'startYear') =>
      isSeen(flagOf(item.visible, index, key)) && isNear(lines, study[key], own[index]!, strangers);
    return { ...fieldFlags(item.visible, index), year: shown('year'), startYear: shown('startYear') };
  });
  return { ...item, visible: { ...item.visible, education: flags } };
}

const flagOf = (visible: Visible, index: number, key: string) => listFlag(visible, 'education', index, key);

function fieldFlags(visible: Visible, index: number): Record<string, boolean | 'link'> {
  const list = visible.education;
  const entry = Array.isArray(list) ? list[index] : undefined;
  return typeof entry === 'object' ? entry : {};
}

function linesNaming(lines: readonly string[], names: readonly (Truth['name'] | undefined)[]): number[] {
  const wanted = names.flatMap((name) => (name && plain(name).length >= 3 ? [plain(name)] : []));
  return lines.flatMap((line, index) => (wanted.some((name) => line.includes(name)) ? [index] : []));
}

const distance = (line: number, named: readonly number[]) => Math.min(Infinity, ...named.map((at) => Math.abs(at - line)));

function isNear(lines: readonly string[], year: string | null | undefined, own: readonly number[], strangers: readonly number[]) {
  if (!year) return false;
  return lines.some((line, index) => {
    if (!line.includes(year)) return false;
    const near = distance(index, own);
    return near <= mostLines && near <= distance(index, strangers);
  });
}
