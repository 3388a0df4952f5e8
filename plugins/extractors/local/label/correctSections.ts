import type { SectionKind } from '../../../knowledge/words/headings.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import type { LineView } from '../shared/lineView.ts';
import { sectionOfLabel } from './lineLabels.ts';

/** Kinds that their headings' words never mistake for another; "Training" may stand over studies, courses or certificates. */
const clearKinds: ReadonlySet<SectionKind> = new Set([
  'volunteer',
  'interests',
  'references',
  'publications',
  'awards',
  'objective',
]);

/** Below it, a heading of the section that the lines above are in anyway is one of its lines: headings seldom repeat. */
const leastRepeated = 100;

/** A heading in smaller print than the clear one above it is a part of its section: "Seminars" below "Talks". */
const isPart = (line: LineView, above: LineView): boolean => {
  const match = matchHeading(line.text);
  return line.size < above.size && (!match?.exact || match.kind === 'certifications' || clearKinds.has(match.kind));
};

/** What looks like an entry below a clear heading is none; but a line that looks like the heading may begin another section. */
const isEntryLike = (section: string, line: LineView, above: LineView | null): boolean =>
  (section === 'experience' || section === 'education') &&
  above !== null &&
  (line.size < above.size || (above.bold && !line.bold) || (above.caps && !line.caps));

/** The labels of lines; where a heading's words clearly say another section, they decide for it and for the lines below, up to the next section. */
export function correctSections(lines: readonly LineView[], labels: readonly string[], margins: readonly number[]): string[] {
  let given: string | null = null;
  let said: string | null = null;
  let top: LineView | null = null;
  return labels.map((label, at) => {
    const section = sectionOfLabel(label);
    if (label.endsWith(':H')) {
      const match = matchHeading(lines[at]!.text);
      const above = labels[at - 1]?.split(':') ?? [];
      const repeats = above[0] === section && above[1] !== 'H';
      if (repeats && !match && margins[at]! < leastRepeated) return `${section}:${above[1] === 'B' ? 'B' : 'M'}`;
      given = null;
      if (said !== null && top !== null && isPart(lines[at]!, top)) return `${said}:B`;
      said = match?.exact && clearKinds.has(match.kind) ? match.kind : null;
      top = lines[at]!;
      return said ? `${said}:H` : label;
    }
    if (said === null) return label;
    given ??= section;
    if (section !== given && !isEntryLike(section, lines[at]!, top)) said = null;
    return said ? `${said}:B` : label;
  });
}
