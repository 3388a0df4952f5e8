import type { DocumentText } from '../../../contract.ts';
import { matchTrailingPlace } from '../shared/matchPlace.ts';
import type { Piece } from '../shared/splitPieces.ts';
import { subPiece } from './subPiece.ts';

/** "АО «Заря», Барнаул, 280 чел.", "ИП Орлов А.В., Тула": what stands behind a quoted name or a trader's initials is no part of the employer. */
const NAME_THEN_MORE = /^(?:[^,«"]{0,60}[«"][^»"]{2,80}[»"]|ИП\s[^,]{3,40})(?=,)/u;

/** "Severn Vale Academy, Telford (1,340 pupils)". */
const REMARK_BEHIND = /(?<=,.*)\s*\([^()]*\)$/u;

/** The employer's name in a piece, without what is said of it behind. */
export function employerIn(document: DocumentText, whole: Piece): Piece | null {
  const remark = REMARK_BEHIND.exec(whole.text);
  const place = remark && matchTrailingPlace(whole.text.slice(0, remark.index));
  const end = place ? whole.text.lastIndexOf(',', place.start) : -1;
  const piece = end > 0 ? subPiece(document, whole, whole.start, whole.start + end) : whole;
  const name = NAME_THEN_MORE.exec(piece.text)?.[0];
  return name === undefined ? piece : subPiece(document, piece, piece.start, piece.start + name.length);
}
