import type { DocumentText, Fact } from '../../../contract.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { matchPlace, withComma, withoutStreet } from '../annotate/matchPlace.ts';
import { titleSpan } from '../annotate/titleSpan.ts';
import { confidenceOf } from '../entries/confidenceOf.ts';
import type { Resume } from '../entries/resume.ts';
import { surestSpan } from '../entries/surestSpan.ts';
import type { FieldSpan } from '../label/fieldSpan.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import { isContactLabel, placeWithoutLabels } from './findLocation.ts';
import { lengthOf, nameCase, nameEvidence, withoutSuffix } from './findName.ts';
import { withoutTown } from './findTitle.ts';

const spanFact = ({ document }: Resume, span: FieldSpan | null): Fact<string> | null =>
  span && fact(document, oneLine(document.text.slice(span.start, span.end)), span.start, span.end, confidenceOf([span]));

/** The person's name, in mixed case and without the letters after it. */
export function labelledName({ document, lines, labelled }: Resume): Fact<string> | null {
  const span = surestSpan(document, lines, labelled, 'name');
  if (!span) return null;
  const name = withoutSuffix(oneLine(document.text.slice(span.start, span.end)));
  if (nameEvidence(name) === null || matchHeading(name)?.exact) return null;
  const end = span.start + lengthOf(document.text, span.start, name);
  return fact(document, nameCase(name), span.start, end, confidenceOf([span]));
}

/** ", Poland" in "Country Manager, Poland" and " | B2B | Lifecycle" behind "Growth Manager": the rest of a headline that holds nothing else. */
const restPattern = /^(?:, \p{Lu}[\p{L} -]{1,30}|(?: \| \p{L}[\p{L}\d+#& -]{1,30}){1,3})$/u;

const belongs = (rest: string): boolean =>
  restPattern.test(rest) && !rest.split(' | ').some((part, at) => at > 0 && matchPlace(part) !== null);

/** "Position sought⇥Logistics Manager": without the cells before the last. */
function lastCell({ text }: DocumentText, span: FieldSpan | null): FieldSpan | null {
  return span && { ...span, start: span.start + text.slice(span.start, span.end).lastIndexOf('\t') + 1 };
}

export function labelledTitle(resume: Resume): Fact<string> | null {
  const span = lastCell(resume.document, surestSpan(resume.document, resume.lines, resume.labelled, 'title'));
  const line = span && resume.lines[span.line];
  const rest = line && span.end < line.end ? resume.document.text.slice(span.end, line.end) : '';
  const whole = span && belongs(rest) ? { ...span, end: span.end + rest.length } : span;
  const title = spanFact(
    resume,
    whole && { ...whole, end: whole.start + withoutTown(resume.document.text.slice(whole.start, whole.end)) },
  );
  return title && titleSpan(title.value) ? title : null;
}

/** Below it the labels guess: they take headings and names of several words for a home. */
const leastHomeMargin = 110;

/** "Citizen of Ghana": a nationality, not a home. */
const nationality = /^(?:citizen|national|nationality|гражданин|гражданка|гражданство)(?!\p{L})/iu;

/** Where the person lives: the town and the text after it, without street and house. */
export function labelledHome(resume: Resume): Fact<string> | null {
  const { document, lines, labelled } = resume;
  const found = surestSpan(document, lines, labelled, 'home');
  if (!found) return null;
  const own = placeWithoutLabels(document.text, found);
  if (!own) return null;
  const span = { ...found, ...own };
  const text = document.text.slice(span.start, span.end);
  if (span.margin < leastHomeMargin && /^\S+\s[^,]+$/u.test(text) && !matchPlace(text)) return null;
  const namesSkill = normalizeSkill(text) !== null && !matchPlace(text);
  if (matchHeading(text)?.exact || isContactLabel(text) || nationality.test(text) || namesSkill) return null;
  const town = withoutStreet(text);
  const [start, end] = [span.start + town.start, span.start + town.end];
  return fact(document, withComma(oneLine(document.text.slice(start, end))), start, end, confidenceOf([span]));
}
