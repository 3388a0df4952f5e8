import type { DocumentText } from '../../../../../contract.ts';
import { normalizeSkill } from '../../../../../knowledge/skills.ts';
import type { SectionKind } from '../../../../../knowledge/words/headings.ts';
import { findLanguages } from '../../../annotate/findLanguages.ts';
import { matchHeading } from '../../../annotate/matchHeading.ts';
import { type LineView, sliceLine } from '../../../shared/lineView.ts';
import type { Section } from '../../section.ts';

/** Other details of the person, each after its own label. */
const others: ReadonlySet<SectionKind> = new Set(['personal', 'interests', 'references']);
/** A label before its items, separated by a colon, a tab or a wide gap. */
const labelPattern = /^([\p{L}][\p{L} &/]{2,40}?)(?:\s*[:：]\s*|\t\s*|\s{3,})(?=\S)/u;

/** The lines above and below a table of languages. */
const skillOfLanguage =
  /^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|levels?\s*:|.*common european|framework of reference|понимание|говорение|письмо|чтение|слушание)(?!\p{L})/iu;
/** Most lines in a table's head. */
const tableHead = 6;

/** The last row of a table of skills. */
const lastRow =
  /^(?:other|additional|misc(?:ellaneous)?|прочее|другое|разное|дополнительно)(?:\s*:\s*|(?=[^\S\t]*\t)\s+)(?=\S)/iu;

function isLastRow(text: string): boolean {
  const label = lastRow.exec(text);
  if (label === null) return false;
  const items = text.slice(label[0].length).split(/(?:(?<!\s)\s+)?[,;]\s*/u);
  return items.filter((item) => normalizeSkill(item) !== null).length * 2 >= items.length;
}

interface Labelled {
  kind: SectionKind;
  /** The text after the label on its line. */
  rest: LineView | null;
}

/** The heading that a line is or begins with, of spoken languages, personal details or the skills themselves. */
function labelOf(document: DocumentText, { kind: section, lines }: Section, index: number): Labelled | null {
  const line = lines[index]!;
  const whole = exactKind(line.text);
  const label = whole === null ? (labelPattern.exec(line.text)?.[0] ?? closeLabel(line.text)) : null;
  const kind = whole ?? (label === null ? null : exactKind(label));
  const rest = label === null ? null : sliceLine(document, line, line.start + label.length, line.end);
  if (kind !== null && (kind === 'skills' || (others.has(kind) && !line.listItem))) return { kind, rest };
  if (kind === 'certifications' && section === 'personal' && rest !== null) return { kind, rest };
  const told = rest ? [rest] : lines.slice(index + 1, index + 1 + tableHead);
  return kind === 'languages' && told.some(({ text }) => findLanguages(text).length > 0) ? { kind, rest } : null;
}

/** "Иностранные языки Английский — B1": a label with only a space after it. */
function closeLabel(text: string): string | null {
  const words = [...text.matchAll(/(?<!\S)\S+\s+/gu)].slice(0, 3);
  for (const { index, 0: word } of words.reverse()) {
    const label = text.slice(0, index + word.length);
    const kind = exactKind(label);
    const rest = text.slice(label.length);
    if (
      kind === 'languages'
        ? findLanguages(rest)[0]?.start === 0
        : (kind === 'personal' || kind === 'certifications' || kind === 'interests') && /^\p{Lu}/u.test(rest)
    )
      return label;
  }
  return null;
}

function exactKind(text: string): SectionKind | null {
  const match = matchHeading(text);
  return match?.exact ? match.kind : null;
}

/**
 * Job boards put spoken languages and licences under "Key skills", each with its own small label. These become separate sections, so that spoken languages are
 * not read as skills.
 */
export function splitSkillLabels(document: DocumentText, sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'skills' && section.kind !== 'personal') return [section];
    const parts: Section[] = [{ ...section, lines: [] }];
    section.lines.forEach((line, index) => {
      const label = section.kind === 'skills' && isLastRow(line.text) ? null : labelOf(document, section, index);
      const current = parts.at(-1)!;
      if (label === null) {
        // After the list of languages the skills continue.
        const goesOn = current.kind !== 'languages' || findLanguages(line.text).length > 0 || skillOfLanguage.test(line.text);
        if (goesOn) current.lines.push(line);
        else parts.push({ ...section, heading: null, lines: [line] });
      } else {
        parts.push({ kind: label.kind, heading: line, unknown: false, lines: label.rest ? [label.rest] : [] });
      }
    });
    return parts.filter(({ lines }) => lines.length > 0);
  });
}
