import { type Certification, type Fact, matchName } from '../../../../contract.ts';
import { personalDetails } from '../../../../knowledge/cues/certificateCues.ts';
import { languagesMap } from '../../../../knowledge/languages.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { issuerPattern } from '../../annotate/certificateWords.ts';
import { isColumnHead } from '../../annotate/fieldLabels.ts';
import { isPersonalLicence } from '../../annotate/isPersonalLicence.ts';
import { isFull } from '../../lines/joinWrappedItems.ts';
import { fact, oneLine } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import type { Section } from '../section.ts';
import { isStudyLine } from '../studies/isStudyLine.ts';
import { certificateLines, openers } from './certificateLines.ts';
import { certificateName } from './certificateName.ts';
import { linesLabelled } from './linesLabelled.ts';

const mostWords = 16;
/** Not certificates: classes of a driving licence, and personal details from forms and declarations. */
const licenceClass = /^[A-E]\d?(?:\+?E)?(?=\s*[,/]|\s*$)/iu;
const declared = /^(?:i hereby |(?:father|mother|spouse)['’]?s? )/iu;
const detail = new RegExp(`^(?:${personalDetails})\\s*(?:$|[:–-])`, 'iu');

/** "Good command of planning and reporting as well as teaching." */
const sentence = /^(?:\S+\s+){7,}\S+\p{Ll}\.$/u;

/** End of a name that wraps onto a second line, if both look like the section's names and details follow below. */
function wrappedEnd(lines: readonly LineView[], opening: readonly LineView[], line: LineView): number | null {
  if (opening.length === lines.length) return null;
  const next = lines[lines.indexOf(line) + 1];
  return next?.line.box &&
    isFull(line, lines, next) &&
    opening.includes(next) &&
    next.block === line.block &&
    !next.gapBefore &&
    !next.listItem &&
    next.wordCount <= 6
    ? next.end
    : null;
}

/** Personal details and spoken languages listed among the certificates. */
function isOtherFact(name: string, line: string): boolean {
  return (
    [sentence, licenceClass, declared, detail].some((pattern) => pattern.test(name)) ||
    isPersonalLicence(line) ||
    languagesMap.has(name.trim().toLowerCase())
  );
}

function readSection(resume: Resume, section: Section): Fact<Certification>[] {
  const lines = certificateLines(resume, section.lines);
  const opening = openers(lines, resume.ranges);
  const consumed = new Set<LineView>();
  return opening.flatMap((line) => {
    const span = issuerPattern.test(line.text) || consumed.has(line) ? null : certificateName(resume, line);
    const name = span ? resume.document.text.slice(span.start, span.end) : '';
    if (!span || !/\p{L}/u.test(name) || isColumnHead(name) || isOtherFact(name, line.text)) return [];
    const rest = wrappedEnd(lines, opening, line);
    if (rest !== null) consumed.add(lines[lines.indexOf(line) + 1]!);
    // If the name ended at a separator, it is the issuer that wraps.
    const end = rest !== null && span.end === line.end ? rest : span.end;
    const printed = oneLine(resume.document.text.slice(span.start, end));
    const value = { name: printed, known: normalizeSkill(printed)?.name ?? null };
    return [fact(resume.document, value, span.start, end, 0.9)];
  });
}

/** Certificates, licences and courses by name, without issuer and date, from their own sections and from the education sections. */
export function findCertifications(resume: Resume): Fact<Certification>[] {
  const found = new Map<string, Fact<Certification>>();
  const own = linesLabelled(sectionsOf(resume, 'certifications'), resume.lines, resume.labelled, 'certifications');
  const taken = new Set(own.flatMap(({ lines }) => lines.map(({ index }) => index)));
  const told = sectionsOf(resume, 'education').map((section) => ({
    ...section,
    lines: section.lines.filter((line) => line.wordCount <= mostWords && !isStudyLine(line) && !taken.has(line.index)),
  }));
  for (const section of [...own, ...told]) {
    for (const one of readSection(resume, section)) if (!found.has(matchName(one.value))) found.set(matchName(one.value), one);
  }
  return [...found.values()].toSorted((a, b) => a.evidence[0]!.start - b.evidence[0]!.start);
}
