import { type Certification, type Fact, matchName } from '../../../../contract.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { isPersonalLicence, namesCertificate } from '../../annotate/certificateWords.ts';
import { isColumnHead } from '../../annotate/fieldLabels.ts';
import { findDegrees } from '../../annotate/findDegrees.ts';
import { fact, oneLine } from '../../shared/evidence.ts';
import type { LineView } from '../../shared/lineView.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import { certificateLines, openers } from './certificateLines.ts';
import { certificateName } from './certificateName.ts';

function readCertificates(resume: Resume, lines: readonly LineView[]): Fact<Certification>[] {
  return openers(certificateLines(resume, lines), resume.ranges).flatMap((line) => {
    const span = certificateName(resume, line);
    const name = span ? oneLine(resume.document.text.slice(span.start, span.end)) : '';
    if (!span || isColumnHead(name) || isPersonalLicence(line.text)) return [];
    return [fact(resume.document, { name, known: normalizeSkill(name)?.name ?? null }, span.start, span.end, 0.9)];
  });
}

const mostWords = 16;

/** A certificate told among the studies. */
const isCertificateLine = ({ text, wordCount }: LineView): boolean =>
  wordCount <= mostWords &&
  namesCertificate(text) &&
  !findDegrees(text).some(({ level }) => level !== null && level !== 'associate');

/** Certificates, licences and courses by name, without issuer and date, from their own sections and from those of studies. */
export function findCertifications(resume: Resume): Fact<Certification>[] {
  const found = new Map<string, Fact<Certification>>();
  const own = sectionsOf(resume, 'certifications').map(({ lines }) => lines);
  const told = sectionsOf(resume, 'education').map(({ lines }) => lines.filter(isCertificateLine));
  for (const lines of [...own, ...told])
    for (const one of readCertificates(resume, lines)) if (!found.has(matchName(one.value))) found.set(matchName(one.value), one);
  return [...found.values()].toSorted((a, b) => a.evidence[0]!.start - b.evidence[0]!.start);
}
