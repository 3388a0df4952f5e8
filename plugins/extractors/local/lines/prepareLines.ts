import type { DocumentText } from '../../../contract.ts';
import { type LineView, viewLines } from '../shared/lineView.ts';
import { joinWrappedHeadings } from './joinWrappedHeadings.ts';
import { splitMarginHeadings } from './splitMarginHeadings.ts';
import { withoutLabelRests } from './withoutLabelRests.ts';
import { withoutMonogram } from './withoutMonogram.ts';

/** The visible lines of a document, without monograms and the rests of wrapped labels, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(document, splitMarginHeadings(document, withoutLabelRests(withoutMonogram(document, viewLines(document)))));
