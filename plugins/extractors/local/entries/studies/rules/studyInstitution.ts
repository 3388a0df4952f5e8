import type { DocumentText } from '../../../../../contract.ts';
import { companyScore } from '../../../annotate/fieldScores.ts';
import { findStudyDegrees } from '../../../annotate/findDegrees.ts';
import { matchPlace } from '../../../annotate/matchPlace.ts';
import { endOfField, namesField } from '../../../annotate/namesField.ts';
import { isFaculty, schoolScore } from '../../../annotate/schoolScore.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import type { TextSpan } from '../../../shared/textSpan.ts';
import { commaParts, overlaps, type StudyPiece, spanOf, withoutDegrees } from './studyPieces.ts';

const stateUniversity =
  /(?:california|texas|wisconsin|illinois|maryland|massachusetts|missouri|north carolina|nebraska|michigan|colorado|hawaii|state university)$/iu;
/** A school that is part of the university that follows it in the text. */
const schoolOf = /(?:school|college) of\s|\b(?:business|law|medical|graduate) school$/iu;
/** A school may be named by its course, but any other name is better. */
const course = /(?:bootcamp|boot camp|course|program(?:me)?)$/iu;

/** "Institute of building, transport and architecture": lower-case parts, up to the one with "and", belong to the school's name. */
function listEnd(parts: readonly TextSpan[], from: number): number {
  let last = from;
  while (parts[last + 1] && /^\p{Ll}{4,}/u.test(parts[last + 1]!.text) && findStudyDegrees(parts[last + 1]!.text).length === 0) {
    last += 1;
    if (/\s(?:and|и)\s/u.test(parts[last]!.text)) return parts[last]!.end;
  }
  return parts[from]!.end;
}

/** Removes a bracket that is cut off, or holds a place or the beginning of something else: "University of Porto (Portugal)". */
function trimBracket(document: DocumentText, span: TextSpan): TextSpan | null {
  const open = span.text.lastIndexOf('(');
  if (open < 1) return span;
  const inside = span.text.slice(open + 1).replace(/\)[\s\S]*/u, '');
  const own =
    span.text.indexOf(')', open) >= 0 &&
    !/^(?:г\.|гор\.)/iu.test(inside) &&
    !matchPlace(inside) &&
    findStudyDegrees(inside).length === 0;
  return own ? span : spanOf(document, span.start, span.start + open);
}

/** The school's name in a piece: the comma part that reads like one, with its campus ("University of California, Berkeley"). */
function institutionIn(document: DocumentText, piece: Piece): TextSpan | null {
  const parts = commaParts(document, piece);
  const scores = parts.map(({ text }) => schoolScore(withoutDegrees(text)) - Number(isFaculty(text)) * 0.5);
  const best = scores.indexOf(Math.max(...scores));
  const part = parts[best];
  if (!part || scores[best]! <= 0) return null;
  const next = parts[best + 1];
  const campus = next && matchPlace(next.text) && stateUniversity.test(part.text) && !/\s\p{Lu}{2}$/u.test(next.text);
  const before = parts[best - 1];
  const belongs =
    before && scores[best - 1]! > 0 && schoolOf.test(before.text) && /^, $/.test(document.text.slice(before.end, part.start));
  const span = spanOf(document, (belongs ? before : part).start, campus ? next.end : listEnd(parts, best));
  if (!span) return null;
  const own = spanOf(document, span.start + degreeLength(span.text), span.end) ?? span;
  // "Алтайский университет Магистр": two table cells printed together.
  const behind = findStudyDegrees(own.text).find(({ start, end }) => start > 0 && end === own.text.length);
  return trimBracket(document, (behind && spanOf(document, own.start, own.start + behind.start)) ?? own);
}

/** Length of a degree and its field before a school with no punctuation between them: "M.Tech Structural Engineering NIT Warangal". */
function degreeLength(text: string): number {
  const degree = findStudyDegrees(text)[0];
  if (!degree || degree.start > 0) return 0;
  const link = /\s(?:at|from|[–—-])\s+/u.exec(text);
  if (link) return link.index + link[0].length;
  const rest = text.slice(degree.end);
  const school = [...rest.matchAll(/\S+/gu)].find(({ 0: word }) => schoolScore(word) > 0);
  if (!school) return 0;
  const field = endOfField(rest.slice(0, school.index));
  // "Leeds Arts University" is a name; "University" alone is not.
  return degree.end + (field !== null && /\S\s+\S/u.test(rest.slice(field)) ? field : 0);
}

/** The piece that best names a school; a bold piece or one without a degree is preferred. */
export function findInstitution(document: DocumentText, pieces: readonly StudyPiece[]): TextSpan | null {
  const labelled = pieces.find(({ school }) => school);
  if (labelled)
    return institutionIn(document, labelled) ?? spanOf(document, labelled.start, labelled.start + labelled.text.length);
  let best: Piece | null = null;
  let most = 0;
  for (const piece of pieces) {
    const score = schoolScore(withoutDegrees(piece.text));
    if (score <= 0) continue;
    const weighed =
      score -
      (findStudyDegrees(piece.text).length > 0 ? 0.4 : 0) +
      (piece.bold ? 0.2 : 0) -
      Number(isFaculty(piece.text)) -
      0.5 * Number(course.test(piece.text));
    if (weighed > most || best === null) [best, most] = [piece, weighed];
  }
  return best && institutionIn(document, best);
}

const isName = (text: string): boolean =>
  /^[\p{Lu}\d«"]/u.test(text) &&
  (!matchPlace(text) || /^\p{Lu}{3,}\s\p{Lu}\p{Ll}/u.test(text)) &&
  !/(?:19|20)\d\d/.test(text) &&
  findStudyDegrees(text).length === 0 &&
  text.split(/\s+/).length <= 10;
const looksNamed = (text: string): boolean => /^\p{Lu}{3,}(?:\s|$)/u.test(text) || companyScore(text) >= 1;

/**
 * A school without a typical word ("NTTF", "Siemens AG", "IMT Ghaziabad"): the text after "from", text that looks like an organisation, or a separate piece
 * that does not name a field.
 */
export function guessInstitution(
  document: DocumentText,
  pieces: readonly Piece[],
  degree: TextSpan & { piece: Piece },
): TextSpan | null {
  const own = commaParts(document, degree.piece);
  const parts = pieces.flatMap((piece) => (piece === degree.piece ? own : commaParts(document, piece)));
  const free = parts.filter((part) => !overlaps(part, degree) && isName(part.text) && !namesField(part.text));
  const from = free.find(({ start }) => /\s(?:from|at)\s+$/u.test(document.text.slice(start - 6, start)));
  const named = from ?? free.find(({ text }) => looksNamed(text));
  if (named) return trimBracket(document, named);
  const piece = pieces.find(
    (one) => one !== degree.piece && isName(one.text) && (!namesField(one.text) || /[–—-]/.test(one.text)),
  );
  return piece && (piece.line !== degree.piece.line || pieces.length <= 3)
    ? trimBracket(document, { start: piece.start, end: piece.end, text: piece.text })
    : null;
}
