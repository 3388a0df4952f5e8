import type { Evidence, Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { givenNameLabels, middleNameLabels, nameLabels, surnameLabels } from '../../../knowledge/cues/resumeFactCues.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import type { Resume } from '../entries/resume.ts';
import { isUnfinished } from '../label/completion/isUnfinished.ts';
import { quote } from '../shared/evidence.ts';
import { matchLength, splitSpans } from '../shared/textSpan.ts';
import { nameCase, nameEvidence, withoutSuffix } from './findName.ts';

const parts = ['surname', 'given', 'middle', 'whole'] as const;
type Part = (typeof parts)[number];

/** A table without lines may print the label right before the name: "Surname FALK". */
const labelled = (words: string, end = '') =>
  makeFinder('iu', { before: '^', words, after: String.raw`(?:\s?\(s\)|s)?(?:\s?[:：]|$${end})` });
const besideName = String.raw`|\s(?=\p{Lu})`;
const labels: Readonly<Record<Part, ReturnType<typeof makeFinder>>> = {
  surname: labelled(surnameLabels, besideName),
  given: labelled(givenNameLabels, besideName),
  middle: labelled(middleNameLabels, besideName),
  whole: labelled(nameLabels),
};

/** A form asks for the name at its beginning. */
const mostLines = 30;
const leastWhole = 0.6;
const word = /^(?:\p{Ll}{1,4}[\s'’]){0,3}\p{Lu}[\p{L}\p{M}'’.-]*(?:\s[\p{L}\p{M}'’.-]+){0,5}$/u;

/** The cells of the first lines in reading order, up to the referees. */
function* cellsOf({ document, lines }: Resume) {
  for (const { start, end, text } of lines.slice(0, mostLines)) {
    if (matchHeading(text)?.kind === 'references') return;
    yield* splitSpans(document.text.slice(start, end), /\t/gu, start);
  }
}

/** The values after the labels of names: in the same cell, or in the next. */
function valuesOf(resume: Resume): Partial<Record<Part, Evidence>> {
  const found: Partial<Record<Part, Evidence>> = {};
  let open: Part | null = null;
  for (const { start, text } of cellsOf(resume)) {
    const part = parts.find((one) => labels[one].test(text));
    const behind = part ? matchLength(labels[part], text) : 0;
    const value = text.slice(behind).trim();
    const named = part ?? open;
    if (named !== null && found[named] === undefined && word.test(value)) {
      const from = start + text.indexOf(value, behind);
      found[named] = quote(resume.document, from, from + value.length);
    }
    open = part !== undefined && value === '' ? part : null;
  }
  return found;
}

/**
 * The name that a form asks for, whole or by its parts: "Surname⇥FALK", "Forename⇥Nora". With a patronymic or in Cyrillic the surname comes first, as
 * people write it.
 */
export function formName(resume: Resume): Fact<string> | null {
  const { whole, surname, given, middle } = valuesOf(resume);
  if (surname && given) {
    const isRussian = /\p{Script=Cyrillic}/u.test(surname.text);
    const evidence = (isRussian ? [surname, given, middle] : [given, middle, surname]).filter((one) => one !== undefined);
    return { value: evidence.map(({ text }) => nameCase(text)).join(' '), evidence, confidence: 0.95 };
  }
  // «Имя», "Nombre": often the whole name.
  const full = whole ?? (surname ? undefined : given);
  const isWhole = full !== undefined && /\s/u.test(full.text) && !isUnfinished(full.text);
  const isName = isWhole && (nameEvidence(full.text) ?? 0) >= leastWhole;
  return isName ? { value: nameCase(withoutSuffix(full.text)), evidence: [full], confidence: 0.95 } : null;
}
