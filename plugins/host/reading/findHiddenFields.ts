import { findBoxes } from '../../contract/findBoxes.ts';
import type { Box, DocumentText, Evidence, HiddenText, JobFacts, ResumeFacts } from '../../contract.ts';

/** Shorter words occur in every text. */
const shortestWord = 3;
/** Hidden text and a quotation further apart than this many line heights are unrelated. */
const nearHeights = 2;

/**
 * Fields of the facts whose quotations may contain part of the document's hidden text. A hidden word in a quotation is harmless if the visible text has it too:
 * elsewhere in the text, or at a different place on the page. Otherwise hidden text got through the reader, and we must not claim that it was not used.
 */
export function findHiddenFields(document: DocumentText, facts: ResumeFacts | JobFacts): string[] {
  // A file's properties are separate from its text and cannot get into it.
  const hidden = document.hidden
    .filter(({ reason }) => reason !== 'metadata')
    .map((one) => ({ ...one, words: wordsOf(one.text) }));
  if (hidden.length === 0) return [];
  const counts = countWords(document.text);
  return Object.entries(facts).flatMap(([field, value]) => {
    const quotations = evidenceOf(value);
    return quotations.some((quotation) => holdsHidden(document, quotation, hidden, counts)) ? [field] : [];
  });
}

function holdsHidden(
  document: DocumentText,
  quotation: Evidence,
  hidden: readonly (HiddenText & { words: Set<string> })[],
  counts: ReadonlyMap<string, number>,
): boolean {
  const quoted = countWords(quotation.text);
  return hidden.some((one) =>
    [...quoted].some(([word, times]) => {
      if (!one.words.has(word) || (counts.get(word) ?? 0) > times) return false;
      return isNear(one.box, findBoxes(document, quotation));
    }),
  );
}

/** True when either has no position, because then we cannot know. */
function isNear(box: Box | null, boxes: readonly Box[]): boolean {
  if (box === null || boxes.length === 0) return true;
  return boxes.some((other) => {
    const reach = Math.max(box.height, other.height) * nearHeights;
    return box.page === other.page && box.y < other.y + other.height + reach && other.y < box.y + box.height + reach;
  });
}

/** Facts are values with their evidence, or lists of them; a requirement carries its evidence itself. */
function evidenceOf(value: unknown): Evidence[] {
  if (Array.isArray(value)) return value.flatMap(evidenceOf);
  return (value as { evidence?: Evidence[] } | null)?.evidence ?? [];
}

function wordsOf(text: string): Set<string> {
  return new Set(countWords(text).keys());
}

/** At most so many characters at once: over megabytes without a space, a pattern without an end exceeds its stack. */
const words = /[\p{L}\p{N}]{1,1000}/gu;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(words)) {
    if (word.length >= shortestWord) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
