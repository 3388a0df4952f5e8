import { findDateRanges } from '../../../annotate/dates/findDateRanges.ts';
import { viewLines } from '../../../shared/lineView.ts';
import { textDocument } from '../../../shared/textDocument.ts';
import { findSectionJobs } from './findSectionJobs.ts';
import { splitRunInHeads } from './segment/splitRunInHeads.ts';

/** For tests: "employer | position | dates" for each job in a section's text. */
export function describeJobs(text: string): string[] {
  const document = textDocument(text);
  const ranges = findDateRanges(text);
  const lines = splitRunInHeads(document, viewLines(document), ranges);
  return findSectionJobs(document, lines, ranges, 0).map(({ entry: { range }, fields }) => {
    const dates = range ? `${range.from ?? '?'}..${range.current ? 'now' : (range.to ?? '?')}` : 'undated';
    return [fields.company?.text ?? '-', fields.position?.text ?? '-', dates].join(' | ');
  });
}
