import type { DocumentText } from '../../../../contract.ts';
import { annotateLines } from '../../annotate/annotateLines.ts';
import { findEmails } from '../../annotate/contacts/findEmails.ts';
import { type DateRange, findDateRanges } from '../../annotate/dates/findDateRanges.ts';
import { isSure } from '../../label/isSure.ts';
import { type LabelledDocument, labelDocument } from '../../label/labelDocument.ts';
import { type Section, segmentSections } from '../../label/sections/segmentSections.ts';
import { loadModels } from '../../label/weights.ts';
import { letterInFront } from '../../lines/letterInFront.ts';
import { prepareLines } from '../../lines/prepareLines.ts';
import { bodySize, type LineView } from '../../shared/lineView.ts';
import { labelledSections } from '../labelledSections.ts';
import { refineSections } from './refineSections.ts';
import { splitIntroduction } from './splitIntroduction.ts';
import { splitListedSkills } from './splitListedSkills.ts';
import { splitSkillLabels } from './splitSkillLabels.ts';

/** A résumé prepared for reading: what several fields need, computed once. */
export interface Resume {
  document: DocumentText;
  lines: LineView[];
  ranges: readonly DateRange[];
  sections: Section[];
  /** Font size of most of the text; 0 if the format has no fonts. */
  body: number;
  today: string;
  /** The models' labels for lines and words. */
  labelled: LabelledDocument;
}

export function prepareResume(document: DocumentText, today: string): Resume {
  const all = prepareLines(document);
  const letter = all.slice(0, letterInFront(all));
  // Lines count from the beginning of the résumé.
  const lines = letter.length > 0 ? all.slice(letter.length).map((line, index) => ({ ...line, index })) : all;
  const ranges = findDateRanges(document.text);
  const body = bodySize(lines);
  const labelled = labelDocument(loadModels(), document, lines, annotateLines(document, lines, ranges), body);
  const sections = isSure(labelled, lines, 'sections')
    ? labelledSections(lines, labelled)
    : refineSections(
        document,
        splitSkillLabels(document, splitListedSkills(document, splitIntroduction(segmentSections(document, lines)))),
        ranges,
      );
  const front: Section[] = letter.length > 0 ? [{ kind: 'letter', heading: null, unknown: false, lines: letter }] : [];
  return { document, lines, ranges, sections: [...front, ...sections.map(withoutFurniture)], body, today, labelled };
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
  const header: Section = { kind: 'header', heading: null, unknown: false, lines: section.lines.slice(at) };
  const sections = resume.sections.flatMap((one) =>
    one === section ? [{ ...one, lines: one.lines.slice(0, at) }, header] : [one],
  );
  return { ...resume, sections };
}

/** The sections of these kinds, in the order of the document. */
export function sectionsOf(resume: Resume, ...kinds: Section['kind'][]): Section[] {
  return resume.sections.filter(({ kind }) => kinds.includes(kind));
}

const contactReach = 4;
const contactCache = new WeakMap<Resume, LineView[]>();

/** Lines with the person's name and contacts: before the first heading, under contact headings, in page headers and footers, and around the e-mail address. */
export function contactLines(resume: Resume): LineView[] {
  const before = contactCache.get(resume);
  if (before) return before;
  const own = new Set(
    sectionsOf(resume, 'header', 'contact', 'personal').flatMap(({ lines }) => lines.map(({ index }) => index)),
  );
  for (const { line, index } of resume.lines) if (line.role !== 'body') own.add(index);
  const references = new Set(sectionsOf(resume, 'references', 'letter').flatMap(({ lines }) => lines.map(({ index }) => index)));
  const address = resume.lines.find(
    (line) => line.text.includes('@') && !references.has(line.index) && findEmails(line.text).length > 0,
  );
  if (address) {
    for (const line of resume.lines.slice(Math.max(0, address.index - contactReach), address.index + contactReach + 1)) {
      if (line.page === address.page && line.wordCount <= 10 && !line.listItem) own.add(line.index);
    }
  }
  const lines = resume.lines.filter(({ index }) => own.has(index));
  contactCache.set(resume, lines);
  return lines;
}
