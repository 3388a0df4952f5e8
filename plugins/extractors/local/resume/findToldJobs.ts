import type { DocumentText } from '../../../contract.ts';
import { LEGAL_FORMS } from '../../../knowledge/organisations.ts';
import { companyScore, titleScore } from '../shared/fieldScores.ts';
import type { DateRange } from '../shared/findDateRanges.ts';
import type { LineView } from '../shared/lineView.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';
import type { Piece } from '../shared/splitPieces.ts';
import type { JobFields } from './assignFields.ts';
import { readParagraphs } from './readParagraphs.ts';
import type { Entry } from './segmentEntries.ts';

const WORKED = String.raw`(?<!\p{L})(?:work(?:ed|ing|s)?|serv(?:ed|ing|es)|employed|experience)`;
const CLOSE = String.raw`(?=\s*(?:[,;(]|\.(?:\s|$)|$|\s(?:from|since|for|until|till|during|where|dated?)(?!\p{L})))`;
/** "Worked as a quality inspector in Lumen Ltd from May 2013". */
const TITLE_FIRST = new RegExp(
  String.raw`${WORKED}\s+as\s+(?:an?\s+|the\s+)?(?<title>[^,;:.]{3,60}?)\s+(?:in|at|with|for|under)\s+(?<company>[^,;:]{2,70}?)${CLOSE}`,
  'diu',
);
/** "Working with Lumen Ltd as quality inspector since 2013". */
const COMPANY_FIRST = new RegExp(
  String.raw`${WORKED}\s+(?:in|at|with|for|under)\s+(?<company>[^,;:]{2,70}?)\s+as\s+(?:an?\s+|the\s+)?(?<title>[^,;:.]{3,60}?)${CLOSE}`,
  'diu',
);
const NO_COMPANY = /^(?:the|an?|various|different|several|field|area)\s/iu;
const LEAST_TITLE = 1.2;
const FORMS = makeVocabulary(LEGAL_FORMS);

/** A job that a sentence tells of, as an entry of its section and what its fields are. */
export interface ToldJob {
  entry: Entry;
  fields: JobFields;
}

/** Jobs of a section without headers: each told in a sentence. */
export function findToldJobs(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): ToldJob[] {
  return readParagraphs(document, lines).flatMap(({ start, end }) => {
    const line = lines.find((one) => one.end > start);
    const match = tell(document.text.slice(start, end));
    if (!match?.indices?.groups || !line) return [];
    const piece = ([from, to]: [number, number]): Piece => ({
      start: start + from,
      end: start + to,
      text: document.text.slice(start + from, start + to),
      bold: false,
      italic: false,
      size: line.size,
      line: line.index,
    });
    const position = piece(match.indices.groups['title']!);
    const [from, to] = match.indices.groups['company']!;
    const company = piece([from, Math.min(to, from + formEnd(match.groups?.['company'] ?? ''))]);
    const range = ranges.find((one) => one.start >= start && one.end <= end) ?? null;
    return [{ entry: { header: [line], body: [], range }, fields: { position, company, location: null, rest: [] } }];
  });
}

/** Behind "Ltd" the sentence goes on: "Lumen Ltd in customer support". */
const formEnd = (company: string) => FORMS.find(company)[0]?.end ?? company.length;

function tell(text: string): RegExpExecArray | null {
  for (const form of [TITLE_FIRST, COMPANY_FIRST]) {
    const match = form.exec(text);
    const { title = '', company = '' } = match?.groups ?? {};
    const named = !NO_COMPANY.test(company) || companyScore(company) >= 1;
    if (match && named && titleScore(title.replace(/\s+/g, ' ')) >= LEAST_TITLE) return match;
  }
  return null;
}
