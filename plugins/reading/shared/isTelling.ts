/** Titles and keywords are short or repeat the text; a hidden passage does neither. */
const minWords = 12;
const strangeShare = 0.5;
/** A claim or an instruction needs fewer new words. */
const minClaimWords = 3;
/** Instructions to whatever reads the document. */
const order =
  /\b(?:ignore|disregard|forget|override|instructions?|prompt|score|rank|rate|recommend|hire|shortlist|select|expert in|best candidate)\b|игнорир|инструкци|рекоменд/iu;
/** Years of work and periods. */
const experience = /\d\+?\s*(?:years|yrs|лет|года)\b|\b(?:19|20)\d\d\b.*\b(?:present|now|today|(?:19|20)\d\d)\b|по настоящее/iu;
/** Marks that programs put around their notes. */
const markup = /<[^<>]*>/g;

/** What programs put in place of a title: a file name or path, their own address. */
const fileName = /^(?:Microsoft (?:Office )?Word - |[a-z]:\\|file:)|\.(?:docx?|pdf|rtf|odt|net|com|org)$/i;

/** The words of a document's visible text. */
export function visibleWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

/** Whether an invisible value adds something to the visible text: a claim, an instruction or any longer passage. */
export function isTelling(value: string, visible: ReadonlySet<string>): boolean {
  if (fileName.test(value) && !order.test(value)) return false;
  const text = value.replace(markup, ' ');
  const words = wordsOf(text).filter((word) => /\p{L}{2}/u.test(word)).length;
  return isClaim(value, visible) || (words >= minWords && strangeWords(text, visible) > strangeShare);
}

/** The same for places that ordinary programs fill with text, such as descriptions of pictures: claims and instructions only. */
export function isClaim(value: string, visible: ReadonlySet<string>): boolean {
  if (!order.test(value) && !experience.test(value.replace(markup, ' '))) return false;
  return wordsOf(value).length >= minClaimWords && strangeWords(value, visible) > strangeShare;
}

function strangeWords(value: string, visible: ReadonlySet<string>): number {
  const words = wordsOf(value);
  return words.filter((word) => !visible.has(word)).length / Math.max(1, words.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
