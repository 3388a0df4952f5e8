import type { DocumentText } from '../../../../../../contract.ts';
import { companyLabelLength, positionLabelLength } from '../../../../annotate/fieldLabels.ts';
import { matchTrailingPlace } from '../../../../annotate/matchPlace.ts';
import type { LineView } from '../../../../shared/lineView.ts';
import type { Piece } from '../../../../shared/splitPieces.ts';
import type { Entry } from '../segment/segmentEntries.ts';
import type { JobFields } from './assignFields.ts';

const maxLength = 240;

interface Labelled {
  line: LineView;
  value: Piece;
  /** Whether a colon or a tab follows the label, not only a space. */
  marked: boolean;
}

function findLabelled(document: DocumentText, lines: readonly LineView[], lengthOf: (text: string) => number): Labelled | null {
  for (const line of lines) {
    const length = line.text.length > maxLength ? 0 : lengthOf(line.text);
    const text = line.text.slice(length).trim();
    if (length === 0 || !/^[\p{Lu}\d«"„]/u.test(text)) continue;
    const cell = text.split('\t')[0]!.trimEnd();
    const start = document.text.indexOf(cell, line.start + length);
    const run = line.line.runs.find(({ end }) => end > start);
    const value = {
      start,
      end: start + cell.length,
      text: cell,
      bold: run?.bold ?? false,
      italic: run?.italic ?? false,
      size: line.size,
      line: line.index,
    };
    return { line, value, marked: /[:：\t][^\S\t]*$/u.test(line.text.slice(0, length)) };
  }
  return null;
}

/** Reads "Occupation …", "Name of employer …" anywhere in a form's entry: labels outweigh the order of the lines. */
export function withLabelledFields(document: DocumentText, entry: Entry, fields: JobFields): [Entry, JobFields] {
  const lines = [...entry.header, ...entry.body];
  const company = findLabelled(document, lines, companyLabelLength);
  const position = findLabelled(document, lines, positionLabelLength);
  const sure = (one: Labelled | null, other: Labelled | null) => one !== null && (one.marked || other !== null);
  if (!company || !sure(company, position)) return [entry, fields];
  const place = matchTrailingPlace(company.value.text);
  const end = place
    ? company.value.text.slice(0, place.start).replace(/(?<![\s,(–-])[\s,(–-]+$/u, '').length
    : company.value.text.length;
  const employer = { ...company.value, end: company.value.start + end, text: company.value.text.slice(0, end) };
  const location = place && {
    ...company.value,
    start: company.value.start + place.start,
    end: company.value.start + place.end,
    text: company.value.text.slice(place.start, place.end),
  };
  const used = new Set([company.line, position?.line]);
  return [
    { ...entry, body: entry.body.filter((line) => !used.has(line)) },
    {
      position: position && sure(position, company) ? position.value : fields.position,
      company: employer,
      location: location ?? fields.location,
      rest: fields.rest,
    },
  ];
}
