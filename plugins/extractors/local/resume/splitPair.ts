import type { DocumentText } from '../../../contract.ts';
import { companyScore, titleScore } from '../shared/fieldScores.ts';
import type { Piece } from '../shared/splitPieces.ts';
import { subPiece } from './subPiece.ts';

const AT = /\s+(?:at|@|with|for|в компании|в)\s+(?=[\p{Lu}«"\d])|\s*@\s*/u;
/** The first mark parts a pair, unless a later one does so much better. */
const LEAST_BETTER = 0.5;

/** "Engineer at Acme", "Engineer, Acme", "Acme, Engineer" as two pieces; the piece alone where nothing tells them apart. */
export function splitPair(document: DocumentText, piece: Piece): Piece[] {
  const at = AT.exec(piece.text);
  if (at && titleScore(piece.text.slice(0, at.index)) >= 1) {
    return [
      subPiece(document, piece, piece.start, piece.start + at.index),
      subPiece(document, piece, piece.start + at.index + at[0].length, piece.end),
    ];
  }
  let best: Piece[] = [piece];
  let bestScore = 1.5;
  for (const comma of piece.text.matchAll(/,\s*(?=\p{Lu})|,\s+|\s+[-–—]\s+|:\s+|\s*\/\s*|\.\s+(?=\p{Lu})/gu)) {
    const [left, right] = [piece.text.slice(0, comma.index), piece.text.slice(comma.index + comma[0].length)];
    const score = Math.abs(titleScore(left) - companyScore(left) - (titleScore(right) - companyScore(right)));
    const apart = titleScore(left) >= 1.4 !== titleScore(right) >= 1.4;
    const separated = comma[0].includes('/') ? companyScore(left) + companyScore(right) > 2 : true;
    if (apart && separated && score > bestScore + (best.length > 1 ? LEAST_BETTER : 0)) {
      best = [
        subPiece(document, piece, piece.start, piece.start + comma.index),
        subPiece(document, piece, piece.start + comma.index + comma[0].length, piece.end),
      ];
      bestScore = score;
    }
  }
  return best;
}
