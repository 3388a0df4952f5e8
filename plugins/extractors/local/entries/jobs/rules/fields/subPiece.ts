import type { DocumentText } from '../../../../../../contract.ts';
import type { Piece } from '../../../../shared/splitPieces.ts';

/** The part of a piece between two offsets of the document, without the punctuation around it. */
export function subPiece(document: DocumentText, piece: Piece, start: number, end: number): Piece {
  const raw = document.text.slice(start, end);
  const text = raw.replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, '');
  const from = start + raw.indexOf(text);
  return { ...piece, start: from, end: from + text.length, text };
}
