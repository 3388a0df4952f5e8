import type { DocumentText } from '../../../../contract.ts';
import { annotateLines } from '../../annotate/annotateLines.ts';
import { findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import { labelDocument } from '../../label/labelDocument.ts';
import { loadModels } from '../../label/weights.ts';
import { letterInFront } from '../../lines/letterInFront.ts';
import { prepareLines } from '../../lines/prepareLines.ts';
import { bodySize } from '../../shared/lineView.ts';
import type { Resume, Section } from '../resume.ts';
import { labelledSections } from './labelledSections.ts';

export function prepareResume(document: DocumentText, today: string): Resume {
  const all = prepareLines(document);
  const letter = all.slice(0, letterInFront(all));
  // Lines count from the beginning of the résumé.
  const lines = letter.length > 0 ? all.slice(letter.length).map((line, index) => ({ ...line, index })) : all;
  const ranges = findDateRanges(document.text);
  const body = bodySize(lines);
  const labelled = labelDocument(loadModels(), document, lines, annotateLines(document, lines, ranges), body);
  const front: Section[] = letter.length > 0 ? [{ kind: 'letter', heading: null, lines: letter }] : [];
  return {
    document,
    lines,
    ranges,
    sections: [...front, ...labelledSections(lines, labelled).map(withoutFurniture)],
    body,
    today,
    labelled,
  };
}

/** Page headers and footers belong to no section; as contacts they are read for themselves. */
const withoutFurniture = (section: Section): Section =>
  section.kind === 'header' || section.kind === 'contact'
    ? section
    : { ...section, lines: section.lines.filter(({ line }) => line.role === 'body') };

const sideKinds: ReadonlySet<Section['kind']> = new Set([
  'contact',
  'skills',
  'languages',
  'certifications',
  'personal',
  'interests',
  'awards',
  'education',
  'salary',
  'objective',
  'other',
]);

/** If a sidebar comes first, the name may end up in the sidebar's last section. From the name to the next heading the text is then the header. */
export function restartHeader(resume: Resume, nameStart: number): Resume {
  const section = resume.sections.find(
    ({ kind, lines }) => sideKinds.has(kind) && lines.some(({ start, end }) => start <= nameStart && nameStart < end),
  );
  if (!section) return resume;
  const at = section.lines.findIndex(({ start, end }) => start <= nameStart && nameStart < end);
  const header: Section = { kind: 'header', heading: null, lines: section.lines.slice(at) };
  const sections = resume.sections.flatMap((one) =>
    one === section ? [{ ...one, lines: one.lines.slice(0, at) }, header] : [one],
  );
  return { ...resume, sections };
}
