import type { DocumentText } from '../../contract.ts';

/** Pages (from 1) whose characters have to be recognised: the PDF reader marks those that show something, but hold no text. */
export function pagesWithoutText(document: Pick<DocumentText, 'warnings'>): number[] {
  return document.warnings.flatMap(({ code, page }) => (code === 'no-text' && page !== null ? [page] : []));
}
