import { lineLabels } from '../../plugins/extractors/local/label/lineLabels.ts';
import type { Word } from '../../plugins/extractors/local/label/words.ts';
import type { LineView } from '../../plugins/extractors/local/shared/lineView.ts';
import type { AlignedLetter } from './alignParts.ts';
import type { Part } from './manifest.ts';

/** Section names in manifests that differ from the labels' names. */
const sectionNames: Readonly<Record<string, string>> = {
  hobbies: 'interests',
  pay: 'salary',
  volunteering: 'volunteer',
  military: 'other',
  driving: 'other',
  additional: 'other',
  objective: 'summary',
};
const known = new Set(lineLabels);

function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function roleOf(parts: readonly Part[], begun: Set<number>): string {
  const headings = parts.filter(({ role }) => role === 'heading').length;
  if (headings > parts.length / 2) return 'H';
  const header = parts.find(({ role, entry }) => (role === 'entry' || role === 'promotion') && entry !== undefined);
  if (header?.entry === undefined) return 'B';
  if (begun.has(header.entry)) return 'M';
  begun.add(header.entry);
  return header.role === 'promotion' ? 'P' : 'S';
}

/** The true label of each line; "none" for lines that are not in the parts. */
export function goldLineLabels(aligned: readonly (readonly AlignedLetter[])[]): string[] {
  const begun = new Set<number>();
  return aligned.map((letters) => {
    const parts = letters.flatMap(({ part }) => part ?? []);
    const section = mostCommon(parts.map((part) => part.section));
    if (section === undefined) return 'none';
    const name = sectionNames[section] ?? section;
    const role = roleOf(
      parts.filter((part) => part.section === section),
      begun,
    );
    if (known.has(`${name}:${role}`)) return `${name}:${role}`;
    if (known.has(name)) return name;
    return known.has(`${name}:B`) ? `${name}:B` : 'other:B';
  });
}

/** Running heads repeat the name. The true name is the one in the largest letters, or the first of those. */
export function withoutRepeatedNames(aligned: readonly AlignedLetter[][], lines: readonly LineView[]): AlignedLetter[][] {
  const named = lines.filter((_, at) => aligned[at]!.some(({ part }) => part?.section === 'name'));
  const largest = Math.max(0, ...named.map(({ size }) => size));
  const first = named.find(({ size }) => size === largest);
  if (!first) return [...aligned];
  return aligned.map((letters, at) => {
    const line = lines[at]!;
    const own = line.size === largest && line.block === first.block && line.page === first.page && line.index - first.index < 4;
    return own || !named.includes(line) ? letters : letters.filter(({ part }) => part?.section !== 'name');
  });
}

/** The true labels of words: for each word, the field among `wanted` that its letters come from. */
export function goldWordLabels(
  aligned: readonly (readonly AlignedLetter[])[],
  words: readonly Word[],
  wanted: ReadonlySet<string>,
): string[] {
  let previous = 'O';
  return words.map((word) => {
    const letter = aligned[word.line]!.find(
      ({ place, field }) => field && wanted.has(field.name) && place >= word.start && place < word.end,
    );
    const field = letter?.field;
    if (!field) {
      // A punctuation mark inside a field continues it.
      const inside = previous !== 'O' && surrounds(aligned, word, previous.slice(1));
      previous = inside ? `I${previous.slice(1)}` : 'O';
      return previous;
    }
    previous = previous.slice(1) === field.name && !field.opens ? `I${field.name}` : `B${field.name}`;
    return previous;
  });
}

/** Whether the field continues after a word without letters, perhaps on the next line. */
function surrounds(aligned: readonly (readonly AlignedLetter[])[], { end, text, line }: Word, name: string): boolean {
  if (/[\p{L}\p{N}]/u.test(text)) return false;
  const next = aligned[line]!.find(({ place }) => place >= end) ?? aligned[line + 1]?.[0];
  return next?.field?.name === name && !next.field.opens;
}
