import type { DocumentText } from '../../../contract.ts';
import { joinWrappedHeadings } from '../shared/joinWrappedHeadings.ts';
import { type LineView, viewLines } from '../shared/lineView.ts';
import { splitMarginHeadings } from '../shared/splitMarginHeadings.ts';
import { withoutMonogram } from './withoutMonogram.ts';

/** The visible lines of a document, without monograms, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(document, splitMarginHeadings(document, withoutMonogram(document, viewLines(document))));
