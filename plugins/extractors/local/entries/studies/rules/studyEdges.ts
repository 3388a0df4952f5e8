import type { DocumentText } from '../../../../../contract.ts';
import { fieldlessEnds, studyTails, studyVerbs } from '../../../../../knowledge/cues/studyCues.ts';
import { isColumnHead } from '../../../annotate/fieldLabels.ts';
import type { TextSpan } from '../../../shared/textSpan.ts';
import { spanOf } from './studyPieces.ts';

/** Words that introduce a school in a sentence: "Passed from Govt. Inter College". */
const leadPattern = new RegExp(
  String.raw`^(?:(?:has |have |i )?(?:${studyVerbs})(?![\p{L}])[\s,]*|(?:from|at|in|under|by|of|to|with|class|form)\s+(?:the\s+)?(?=\p{Lu}|\d))+`,
  'u',
);
const leadCapital =
  /^(?:(?:Passed(?: out)?|Completed|Studied|Graduated|Pursuing|Affiliated)\s+(?:(?:from|at|in|under|by|to|with)\s+)?|(?:From|At|Under|By|In)\s+)(?=\p{Lu})/u;
/** How a sentence continues after the school: when, how well, what for. */
const tailPattern = new RegExp(
  String.raw`(?:(?:(?<!\s)\s+(?:in|for|with|from|and|of|the|at|on)){0,6}(?:(?<!\s)\s+)?(?:[,;(]\s*)?(?<!\p{L})(?:${studyTails})(?!\p{L}).*|(?:(?<!\s)\s+(?:in|for|with|from|and|of|the|at|on)){1,6}[\s.,;]*)$`,
  'isu',
);

/** The school without the rest of its sentence: "from Leeds College in the year" is "Leeds College". Null for a column heading. */
export function trimSchool(document: DocumentText, span: TextSpan): TextSpan | null {
  if (isColumnHead(span.text)) return null;
  const lead = (leadPattern.exec(span.text) ?? leadCapital.exec(span.text))?.[0].length ?? 0;
  const tail = tailPattern.exec(span.text.slice(lead))?.[0].length ?? 0;
  const left = span.text.length - lead - tail;
  return (left >= 3 && spanOf(document, span.start + lead, span.end - tail)) || span;
}

const fieldLead =
  /^(?:(?:with\s+)?(?:an?\s+)?(?:speciali[sz](?:ing|ed|ation)|major(?:ing|ed)?|concentrat(?:ing|ion)|branch|stream)\s+(?:in|of|on)\s+(?=\p{L})|in\s+(?!the\s|year))/iu;
const fieldTail = /(?:(?<!\s)\s+)?(?:[,;(]\s*)?(?<!\p{L})(?:from|under|at)\s+(?=\p{Lu}).*$/su;
/** Text next to a degree in a sentence or a table that does not name a field. */
const noField = new RegExp(
  String.raw`^(?:(?:passed|completed|done|finished|pursuing|appeared|attended)(?:\s+(?:out|with|in|the|of|examination))*(?:\s+[\d.]{1,20}\s?%?)?|${fieldlessEnds})[\s.]{0,20}$`,
  'iu',
);

/** The field without the rest of its sentence; null if nothing is left that could be one. */
export function trimField(document: DocumentText, span: TextSpan): TextSpan | null {
  const lead = fieldLead.exec(span.text)?.[0].length ?? 0;
  const rest = span.text.slice(lead);
  const tail = (fieldTail.exec(rest) ?? tailPattern.exec(rest))?.[0].length ?? 0;
  const field = tail < rest.length ? spanOf(document, span.start + lead, span.end - tail) : null;
  return field === null || noField.test(field.text) || isColumnHead(field.text) ? null : field;
}
