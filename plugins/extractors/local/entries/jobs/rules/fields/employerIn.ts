import type { DocumentText } from '../../../../../../contract.ts';
import { normalizeSkill } from '../../../../../../knowledge/skills.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchTrailingPlace } from '../../../../annotate/matchPlace.ts';
import type { Piece } from '../../../../shared/splitPieces.ts';
import { isDepartment } from '../segment/isDepartment.ts';
import { subPiece } from './subPiece.ts';

/** "АО «Заря», Барнаул, 280 чел.", "ИП Орлов А.В., Тула": the text after a quoted name or a sole trader's initials is not part of the
 * employer, unless it names the sole trader who owns the café. */
const nameThenMore = /^(?:[^,«"]{0,60}[«"][^»"]{2,80}[»"]|ИП\s[^,]{3,40})(?=,(?!\s+ИП\s)|\s+г\.\s)/u;

/** "Severn Vale Academy, Telford (1,340 pupils)". */
const remarkBehind = /(?<=,.{0,200})(?:(?<!\s)\s+)?\([^()]*\)$/u;

/** "Lumen Resourcing (client: Orbit Bank)", "Lumen School (420 pupils)": brackets with a remark or the name of a client. */
const remarkPattern = /(?<=[\p{L}\p{N}.»"”]{2})\s*\((?=\p{Ll}{2,}\s|[^()]{0,200}(?::|\s\d|\d\s))[^()]*\)?$/u;

/** The full stop of a sentence but not of an abbreviation, or the preposition left over from a removed place. */
const stopPattern = /(?<=\p{Ll}{5}|[»”"])\.$|\s(?:in|at|of|в)$/u;

const townPattern = /,\s(\p{Lu}[\p{L}'’.-]+(?:[\s-]\p{L}[\p{L}'’.-]*){0,2})$/u;

/** "Clonmoyle Nursing Home, Athenry": an unlisted town, if the text before it is an employer's name by itself. */
function townBehind(text: string): RegExpExecArray | null {
  const town = townPattern.exec(text);
  const [name, tail] = [text.slice(0, town?.index), town?.[1] ?? ''];
  const isTown = companyScore(tail) < 0.8 && titleScore(tail) < 0.5 && normalizeSkill(tail) === null && !isDepartment(tail);
  return isTown && isEmployer(name) ? town : null;
}

/** Recognised by a typical word or by three capitalised words: "German Red Cross". */
const isEmployer = (name: string) =>
  !name.includes(',') && (companyScore(name) >= 0.8 || /^(?:\p{Lu}\p{L}+\s){2}\p{Lu}\p{L}+$/u.test(name));

/** An employer's name and the town after it. */
export interface Employer {
  company: Piece;
  town: Piece | null;
}

/** The employer's name in a piece, without the remarks after it. */
export function employerIn(document: DocumentText, whole: Piece): Employer {
  const remark = remarkBehind.exec(whole.text);
  const place = remark && matchTrailingPlace(whole.text.slice(0, remark.index));
  const end = place
    ? whole.text.lastIndexOf(',', place.start)
    : (remarkPattern.exec(whole.text)?.index ?? stopPattern.exec(whole.text)?.index ?? -1);
  const piece = end > 0 ? subPiece(document, whole, whole.start, whole.start + end) : whole;
  const name = nameThenMore.exec(piece.text)?.[0];
  if (name !== undefined) return { company: subPiece(document, piece, piece.start, piece.start + name.length), town: null };
  const town = townBehind(piece.text);
  if (!town) return { company: piece, town: null };
  return {
    company: subPiece(document, piece, piece.start, piece.start + town.index),
    town: subPiece(document, piece, piece.start + town.index, piece.end),
  };
}
