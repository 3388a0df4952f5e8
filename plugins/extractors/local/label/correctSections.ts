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

/** The labels of lines; where a heading's words clearly say another section, they decide for it and for the lines below, up to the next section. */
export function correctSections(lines: readonly LineView[], labels: readonly string[], margins: readonly number[]): string[] {
  let given: string | null = null;
  let said: string | null = null;
  return labels.map((label, at) => {
    const section = sectionOfLabel(label);
    if (label.endsWith(':H')) {
      const match = matchHeading(lines[at]!.text);
      const above = labels[at - 1]?.split(':') ?? [];
      const repeats = above[0] === section && above[1] !== 'H';
      if (repeats && !match && margins[at]! < leastRepeated) return `${section}:${above[1] === 'B' ? 'B' : 'M'}`;
      said = match?.exact && clearKinds.has(match.kind) ? match.kind : null;
      given = null;
      return said ? `${said}:H` : label;
    }
    if (said === null) return label;
    given ??= section;
    if (section !== given) said = null;
    return said ? `${said}:B` : label;
  });
}
