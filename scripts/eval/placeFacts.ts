import { findBoxes } from '../../plugins/contract/findBoxes.ts';
import type { Box, DocumentText, Evidence, Fact, ResumeFacts } from '../../plugins/contract.ts';
import type { Item, PrintedFact, Truth } from './manifest.ts';
import { countAgreeing, type Grounding, noGrounding } from './measureGrounding.ts';
import { address, digits, languageName, personName, samePlace, samePrinted, similar, skillName } from './normalize.ts';
import { pairEntries } from './pairEntries.ts';
import { agreeingStudy } from './scoreEducation.ts';
import { agreeingJob } from './scoreWork.ts';

/** Dates of a range are words of their own. */
const printedWord = /[^\s–—-]*[\p{L}\p{N}][^\s–—-]*/gu;

/**
 * Compares the boxes of each fact that was found, word by word, with the places where the browser printed its values. Only values that the fact states count;
 * a word that the fact quotes beside them is wrong. Of a skill the first quotation counts: the others are mentions elsewhere.
 */
export function placeFacts(document: DocumentText, facts: ResumeFacts, { truth, printed }: Item): Grounding | null {
  if (printed === undefined) return null;
  const grounding = noGrounding();
  for (const [name, { value, evidence }] of nameFacts(facts, truth)) {
    const words = printed.filter((one) => one.fact === name && states(value, one)).flatMap((one) => one.words.map(toBox));
    if (words.length === 0) continue;
    const placed = evidence.flatMap((quotation) => wordBoxes(document, quotation));
    grounding.placed += placed.length;
    grounding.printed += words.length;
    grounding.agreeing += countAgreeing(placed, words);
    grounding.sought += evidence.length;
    grounding.quotations += evidence.length;
    grounding.onPage += evidence.filter(({ page }) => words.some((word) => word.page === page)).length;
  }
  return grounding;
}

const toBox = ([page, x, y, width, height]: number[]): Box => ({ page: page!, x: x!, y: y!, width: width!, height: height! });

function wordBoxes(document: DocumentText, { text, start }: Evidence): Box[] {
  return [...text.matchAll(printedWord)].flatMap(({ 0: word, index }) =>
    findBoxes(document, { start: start + index, end: start + index + word.length }),
  );
}

/** Whether a fact states this of its values: a job without a known place does not quote one, and a town is stated without its street. */
function states(fact: unknown, { part, text }: PrintedFact): boolean {
  if (typeof fact === 'string') return part === 'value' || fact.includes(text);
  if (part === 'value') return true;
  const values = fact as Record<string, unknown>;
  return values[part] !== null || (part.startsWith('end') && values['current'] === true);
}

/** The facts that agree with a true one, by its name: "work 0" is the first true job. */
function nameFacts(facts: ResumeFacts, truth: Truth): [string, Fact<unknown>][] {
  const skills = facts.skills.map((fact) => ({ ...fact, evidence: fact.evidence.slice(0, 1) }));
  const languages = truth.languages.map(({ language }) => language);
  return [
    ...paired('name', [truth.name], [facts.name], (a, b) => personName(a) === personName(b)),
    ...paired('title', [truth.title], [facts.title], samePrinted),
    ...paired('email', [truth.email], [facts.email], (a, b) => address(a) === address(b)),
    ...paired('phone', [truth.phone], [facts.phone], (a, b) => digits(a) === digits(b)),
    ...paired('location', [truth.location], [facts.location], samePlace),
    ...paired('salary', [truth.salary], [facts.salary], (a, b) => a.amount === b.amount),
    ...paired('skills', truth.skills, skills, (a, { name }) => skillName(a) === skillName(name)),
    ...paired('certifications', truth.certifications, facts.certifications, (a, { name }) => similar(a, name)),
    ...paired('languages', languages, facts.languages, (a, { name }) => languageName(a) === languageName(name)),
    ...paired('work', truth.work, facts.experience, agreeingJob),
    ...paired('education', truth.education, facts.education, agreeingStudy),
  ];
}

function paired<A, B>(
  name: string,
  expected: readonly (A | null | undefined)[],
  found: readonly (Fact<B> | null)[],
  agreement: (a: A, b: B) => number | boolean,
): [string, Fact<unknown>][] {
  const pairs = pairEntries(expected, found, (a, b) => (a && b ? Number(agreement(a, b.value)) : 0));
  return [...pairs].map(([at, match]) => [`${name} ${at}`, found[match]!]);
}
