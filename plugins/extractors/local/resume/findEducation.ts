import type { DocumentText, Education, Fact } from '../../../contract.ts';
import type { DateRange } from '../shared/findDateRanges.ts';
import type { Section } from '../shared/segmentSections.ts';
import { readStudy } from './readStudy.ts';
import { readUnknownStudies } from './readUnknownStudies.ts';
import { segmentStudies } from './segmentStudies.ts';

/** Reads the studies of the education sections, in the order of the document. */
export function findEducation(document: DocumentText, sections: readonly Section[], ranges: readonly DateRange[], today: string): Fact<Education>[] {
  return sections.flatMap((section) => {
    const found = segmentStudies(document, section.lines, ranges).flatMap((study) => readStudy(document, study, today) ?? []);
    return found.length > 0 ? found : readUnknownStudies(document, section, ranges, today);
  });
}
