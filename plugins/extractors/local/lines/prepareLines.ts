import type { DocumentText } from '../../../contract.ts';
import { type LineView, viewLines } from '../shared/lineView.ts';
import { joinWrappedHeadings } from './joinWrappedHeadings.ts';
import { splitMarginHeadings } from './splitMarginHeadings.ts';
import { withoutMonogram } from './withoutMonogram.ts';

/** The visible lines of a document, without monograms, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(document, splitMarginHeadings(document, withoutMonogram(document, viewLines(document))));
