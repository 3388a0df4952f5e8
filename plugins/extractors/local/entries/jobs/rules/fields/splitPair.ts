import type { DocumentText } from '../../../../../../contract.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchPlace } from '../../../../annotate/matchPlace.ts';
import type { Piece } from '../../../../shared/splitPieces.ts';
import { isDepartment } from '../segment/isDepartment.ts';
import { subPiece } from './subPiece.ts';

const AT = /(?<!\s)\s+(?:at|@|with|for|в компании|в)\s+(?=[\p{Lu}«"\d])|(?:(?<!\s)\s+)?@\s*/u;
const atTold = /(?<!\s)\s+(?:in|at|for|with)\s+(?=\p{Lu})/u;

/** The first separator splits a pair, unless a later one scores better by this much. */
const leastBetter = 0.5;

const mostUnknown = 4;

/** Whether "at" or "в" splits title and employer: the text before it is a title or, if it is unknown, the text after it is an employer's name. */
const isSplitAt = (left: string, right: string, mark: string) =>
  titleScore(left) >= 1
    ? !(
        left.includes(', ') &&
        /for|with|@/iu.test(mark) &&
        (mark.includes('@') || companyScore(left.slice(left.lastIndexOf(', ') + 2)) >= 0.8)
      )
    : companyScore(left) < 0.8 &&
      ((/^\s+(?:at|@|в)\s/u.test(mark) && companyScore(right) >= 0.8) ||
        (/^\s+(?:at|@)\s/u.test(mark) && left.split(/\s+/).length <= mostUnknown));

/** Splits "Engineer at Acme", "Engineer, Acme", "Acme, Engineer" into two pieces; returns the piece alone if title and employer cannot be told apart. */
export function splitPair(document: DocumentText, piece: Piece): Piece[] {
  // "Engineer, Lumen Resourcing (on site at Orbit Ltd)": do not split inside brackets.
  const open = /\s\([^()]*\)?$/u.exec(piece.text)?.index ?? piece.text.length;
  // "I worked as Driver in Lumen Buses": in a narrated job, "in" separates them too.
  const told = /\sas\s(?:an?\s)?$/iu.test(document.text.slice(Math.max(0, piece.start - 6), piece.start));
  const at = (told ? atTold : AT).exec(piece.text.slice(0, open));
  if (at && isSplitAt(piece.text.slice(0, at.index), piece.text.slice(at.index + at[0].length), at[0])) {
    return [
      subPiece(document, piece, piece.start, piece.start + at.index),
      subPiece(document, piece, piece.start + at.index + at[0].length, piece.end),
    ];
  }
  let best: Piece[] = [piece];
  let bestScore = 1.5;
  for (const comma of piece.text.matchAll(/,\s*(?=\p{Lu})|,\s+|(?<!\s)\s+[-–—]\s+|:\s+|(?:(?<!\s)\s+)?\/\s*|\.\s+(?=\p{Lu})/gu)) {
    if (comma.index >= open) break;
    const [left, right] = [piece.text.slice(0, comma.index), piece.text.slice(comma.index + comma[0].length)];
    // "Professor, Department of Mathematics, Lumen University": the department stays with the title.
    const parted = left.includes(', ') && isDepartment(left.slice(left.lastIndexOf(', ') + 2)) ? 2 : 0;
    const score = parted + Math.abs(titleScore(left) - companyScore(left) - (titleScore(right) - companyScore(right)));
    const apart = titleScore(left) >= 1.4 !== titleScore(right) >= 1.4;
    if (apart && score > bestScore + (best.length > 1 ? leastBetter : 0)) {
      best = [
        subPiece(document, piece, piece.start, piece.start + comma.index),
        subPiece(document, piece, piece.start + comma.index + comma[0].length, piece.end),
      ];
      bestScore = score;
    }
  }
  const [employer, title] = best;
  return employer && title ? [employer, ...withoutLead(document, title)] : best;
}

/** "Lumen Ltd, Toledo, OH, Fitter": the place between employer and title becomes a separate piece. */
function withoutLead(document: DocumentText, piece: Piece): Piece[] {
  for (const comma of [...piece.text.matchAll(/,\s+/gu)].slice(0, 3).reverse()) {
    const rest = piece.start + comma.index + comma[0].length;
    if (matchPlace(piece.text.slice(0, comma.index)) !== null)
      return [subPiece(document, piece, piece.start, piece.start + comma.index), subPiece(document, piece, rest, piece.end)];
  }
  return [piece];
}
