import type { DocumentText, Education, Fact } from '../../../../../contract.ts';
import { russianQualifications } from '../../../../../knowledge/cues/studyCues.ts';
import { rangeParts } from '../../../annotate/dates/findDateRanges.ts';
import { findStudyDegrees } from '../../../annotate/findDegrees.ts';
import { oneLine, quote } from '../../../shared/evidence.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import type { TextSpan } from '../../../shared/textSpan.ts';
import { yearsOf } from '../studyYears.ts';
import type { Study } from './study.ts';
import { trimField, trimSchool } from './studyEdges.ts';
import { type DegreeSpan, findField } from './studyField.ts';
import { findInstitution, guessInstitution } from './studyInstitution.ts';
import { overlaps, studyPieces } from './studyPieces.ts';

const qualification = new RegExp(String.raw`^(?:${russianQualifications})(?:-[\p{Ll}]+)?(?=\s*(?:,|\(|$|по\s))`, 'iu');

/** "Инженер, Строительство" under a school: the qualification on a Russian specialist's diploma, which is at master's level. */
function qualificationIn(pieces: readonly Piece[], institution: TextSpan): DegreeSpan | null {
  for (const piece of pieces) {
    const found = overlaps(piece, institution) ? null : qualification.exec(piece.text)?.[0];
    if (found !== undefined && found !== null) {
      const match = { start: 0, end: found.length, level: 'master' as const };
      return { piece, match, start: piece.start, end: piece.start + found.length, text: found };
    }
  }
  return null;
}

const degreesIn = (piece: Piece): DegreeSpan[] =>
  findStudyDegrees(piece.text).map((match) => ({
    piece,
    match,
    start: piece.start + match.start,
    end: piece.start + match.end,
    text: piece.text.slice(match.start, match.end),
  }));

/** "Bachelor of Arts - BA, Journalism": the field follows the second name of the degree, so piece and match come from that one. */
function joinNames(document: DocumentText, degrees: readonly DegreeSpan[], first: DegreeSpan): DegreeSpan {
  const next = degrees[degrees.indexOf(first) + 1];
  return next?.piece !== undefined &&
    next.match.level === first.match.level &&
    /^\s*[–—,-]\s*$/u.test(document.text.slice(first.end, next.start))
    ? { ...first, piece: next.piece, match: next.match }
    : first;
}

/** Reads school, degree, field and years from the lines of one study; null if it has neither school nor degree. */
export function readStudy(document: DocumentText, study: Study, today: string): Fact<Education> | null {
  const pieces = studyPieces(document, study);
  const known = findInstitution(document, pieces);
  const degrees = pieces.flatMap(degreesIn);
  const named = degrees.find((one) => !overlaps(one, known)) ?? (known ? qualificationIn(pieces, known) : null);
  const school = known ?? (named && guessInstitution(document, pieces, named));
  const institution = school && trimSchool(document, school);
  if (!institution && !named) return null;
  const degree = named && joinNames(document, degrees, named);
  const subject = findField(document, pieces, degree, institution);
  const field = subject && trimField(document, subject);
  const value: Education = {
    institution: institution ? oneLine(institution.text) : null,
    degree: degree ? oneLine(degree.text) : null,
    level: degree?.match.level ?? null,
    specialization: field ? oneLine(field.text) : null,
    ...yearsOf(study.range, today),
  };
  const evidence = [institution, degree, field, ...(study.range ? rangeParts(study.range) : [])].flatMap((span) =>
    span ? [quote(document, span.start, span.end)] : [],
  );
  return {
    value,
    evidence,
    confidence: Math.min(
      0.97,
      0.4 + 0.2 * Number(institution !== null) + 0.2 * Number(degree !== null) + 0.15 * Number(study.range !== null),
    ),
  };
}
