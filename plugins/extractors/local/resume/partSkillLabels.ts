import type { DocumentText } from '../../../contract.ts';
import type { SectionKind } from '../../../knowledge/headings.ts';
import { findLanguages } from '../shared/findLanguages.ts';
import { type LineView, sliceLine } from '../shared/lineView.ts';
import { matchHeading } from '../shared/matchHeading.ts';
import type { Section } from '../shared/segmentSections.ts';

/** A label in front of its items: a colon, a tab or a wide gap parts them. */
const LABEL = /^([\p{L}][\p{L} &/]{2,40}?)(?:\s*[:：]\s*|\t\s*|\s{3,})(?=\S)/u;

interface Labelled {
  kind: SectionKind;
  /** What stands behind the label on its line. */
  rest: LineView | null;
}

/** A line that is, or begins with, the heading of spoken languages, of personal matters or of the skills themselves. */
function labelOf(document: DocumentText, lines: readonly LineView[], index: number): Labelled | null {
  const line = lines[index]!;
  const whole = matchHeading(line.text);
  const match = whole?.exact ? null : LABEL.exec(line.text);
  const kind = whole?.exact ? whole.kind : match ? exactKind(match[1]!) : null;
  const rest = match ? sliceLine(document, line, line.start + match[0].length, line.end) : null;
  if (kind === 'skills' || (kind === 'personal' && rest === null && !line.listItem)) return { kind, rest };
  const told = rest ?? lines[index + 1];
  return kind === 'languages' && told !== undefined && findLanguages(told.text).length > 0 ? { kind, rest } : null;
}

function exactKind(text: string): SectionKind | null {
  const match = matchHeading(text);
  return match?.exact ? match.kind : null;
}

/**
 * Job boards put spoken languages and licences under "Key skills", each with a small label of its own: these parts become sections, so that nobody's
 * languages are read as skills.
 */
export function partSkillLabels(document: DocumentText, sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'skills') return [section];
    const parts: Section[] = [{ ...section, lines: [] }];
    section.lines.forEach((line, index) => {
      const label = labelOf(document, section.lines, index);
      const current = parts.at(-1)!;
      if (label === null) {
        // Behind the list of languages the skills go on.
        const goesOn = current.kind !== 'languages' || findLanguages(line.text).length > 0;
        if (goesOn) current.lines.push(line);
        else parts.push({ ...section, heading: null, lines: [line] });
      } else {
        parts.push({ kind: label.kind, heading: line, unknown: false, lines: label.rest ? [label.rest] : [] });
      }
    });
    return parts.filter(({ lines }) => lines.length > 0);
  });
}
