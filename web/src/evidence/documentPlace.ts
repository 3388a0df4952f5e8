/** A document and the range of its text to show. */
export interface DocumentPlace {
  /** Global id of the document. */
  documentId: string;
  /** Offsets into the document's text, end exclusive; null opens the document at its start. */
  range: { start: number; end: number; page: number } | null;
}
