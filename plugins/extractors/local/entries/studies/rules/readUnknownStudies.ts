import type { DocumentText, Education, Fact } from '../../../../../contract.ts';
import { dateMasks } from '../../../annotate/dates/dateMasks.ts';
import type { DateRange } from '../../../annotate/dates/findDateRanges.ts';
import { matchPlace } from '../../../annotate/matchPlace.ts';
import { oneLine, quote } from '../../../shared/evidence.ts';
import { type Piece, splitPieces } from '../../../shared/splitPieces.ts';
import { headerScore } from '../../jobs/rules/segment/headerScore.ts';
import { type Entry, segmentEntries } from '../../jobs/rules/segment/segmentEntries.ts';
import type { Section } from '../../section.ts';
import { yearsOf } from '../studyYears.ts';

const inField = /(?<!\s)\s+(?:in|of|по)\s+(?=[\p{L}«"])/u;
const lowConfidence = 0.45;

function readEntry(document: DocumentText, entry: Entry, today: string): Fact<Education> | null {
  if (!entry.range) return null;
  const pieces = entry.header
    .flatMap((line) => splitPieces(document, line, dateMasks(document, entry.range!)))
    .filter(({ text }) => /\p{L}{3}/u.test(text) && !matchPlace(text));
  const degree = pieces.find(({ text }) => inField.test(text)) ?? null;
  const institution = pieces.find((piece) => piece !== degree) ?? null;
  if (!degree || !institution) return null;
  const link = inField.exec(degree.text)!;
  const field: Piece = {
    ...degree,
    start: degree.start + link.index + link[0].length,
    text: degree.text.slice(link.index + link[0].length),
  };
  const value: Education = {
    institution: oneLine(institution.text),
    degree: oneLine(degree.text.slice(0, link.index)),
    level: null,
    specialization: oneLine(field.text),
    ...yearsOf(entry.range, today),
  };
  return {
    value,
    evidence: [institution, degree, entry.range].map(({ start, end }) => quote(document, start, end)),
    confidence: lowConfidence,
  };
}

/** Studies whose words are in no list ("Self-Taught", "Apprenticeship in Glass Blowing"), recognised by their dates and by "in". */
export function readUnknownStudies(
  document: DocumentText,
  section: Section,
  ranges: readonly DateRange[],
  today: string,
): Fact<Education>[] {
  return segmentEntries(document, section.lines, ranges, (line) => headerScore(line, 0)).flatMap(
    (entry) => readEntry(document, entry, today) ?? [],
  );
}
