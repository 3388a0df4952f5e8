import type { Pdfium } from '../../reading/pdfium/loadPdfium.ts';
import { takeOutUnseen } from '../../reading/shared/unseenCharacters.ts';

/** Text objects of one marked content, the text that the document gives for them, and what they draw. */
export interface Replacement {
  objects: number[];
  given: string;
}

interface Mark {
  mark: number;
  given: string;
}

/** An address may be drawn by its parts, in an order of their own: "@ada@example" for https://example.org/@ada. */
const address = /^https?:\/\/\S+$/i;
/** What a picture may stand for: an address, or a label of a few words. */
const contact = /^(?=\S+$)[^@/.+\d]*[@/.+\d]/;
/** How the text of an icon and the address beside it begins: "https://linkedin.com/in/ada" over a picture and "ada". */
const addressLabel =
  /^(?:mailto|tel|https?|www|homepage|web(?:site)?|e-?mail|phone|mobile|linkedin|github|gitlab|bitbucket|twitter|x|skype|telegram|orcid|stack ?overflow|medium|facebook|instagram)\b[^\s]*(?:\s\S+)?$/i;
/** A profile's address may also stand for its name alone, without a picture. */
const profile = /^https?:\/\/(?:www\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|x\.com|twitter\.com)\/\S+$/i;
const fewestAddressLetters = 4;
const maxLabelWords = 4;
const longestLigature = 4;
/** Share of a given text that must be drawn in letters. */
const leastKnown = 0.5;
const maxGivenBytes = 8192;

/** The page's text objects that stand for a text of the document's choice (ActualText), those of one text together. */
export function findReplacements(pdfium: Pdfium, objects: Iterable<number>): Replacement[] {
  const found: Replacement[] = [];
  let last: Replacement | null = null;
  for (const object of objects) {
    const given = givenText(pdfium, object)?.given;
    if (given === undefined) last = null;
    else if (last !== null && last.given === given) last.objects.push(object);
    else {
      last = { objects: [object], given };
      found.push(last);
    }
  }
  return found;
}

/** A given text in letters that people read. */
export function readableGiven(given: string): string {
  const { seen, unseen } = takeOutUnseen(given);
  return [seen, ...unseen].join(' ').trim();
}

/** Takes the given texts away from the objects: a text page loaded afterwards holds what is drawn. */
export function dropGivenTexts(pdfium: Pdfium, objects: Iterable<number>): void {
  for (const object of objects) {
    for (let found = givenText(pdfium, object); found !== null; found = givenText(pdfium, object)) {
      if (!pdfium.call.FPDFPageObj_RemoveMark!(object, found.mark)) break;
    }
  }
}

/**
 * Whether a given text says what is drawn: the same letters (ligatures and hyphens are why honest programs give texts), or the meaning of a
 * picture in a few words.
 */
export function isHonest(given: string, drawn: string): boolean {
  if (takeOutUnseen(given).unseen.length > 0) return false;
  const said = letters(given);
  const shown = onceOf(letters(drawn), said);
  // Other scripts are drawn in forms and orders of their own.
  if (inNoOrder(said) === inNoOrder(shown) || !/[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(given)) return true;
  const isAddress = (drawn.includes('\ufffd') && addressLabel.test(given.trim())) || profile.test(given.trim());
  if (isAddress && shown.length >= fewestAddressLetters && said.endsWith(shown)) return true;
  if (address.test(given.trim()) && drawn.split(/[^\p{L}\p{N}]+/u).every((part) => said.includes(letters(part))))
    return shown.length >= said.length * leastKnown;
  if (/[a-zа-я\d]/.test(shown)) return completes(said, shown);
  const isLigature = shown.length === 1 && said.length <= longestLigature;
  const isPicture = shown === '' && drawn.trim() !== '';
  return isLigature || (isPicture && (contact.test(given.trim()) || given.trim().split(/\s+/).length <= maxLabelWords));
}

/** Whether `said` is `shown` with its gaps filled in: fonts may have no letters for their ligatures, or others. */
function completes(said: string, shown: string): boolean {
  let at = 0;
  let known = 0;
  for (const piece of shown.split(/[^a-zа-яё\d]+/)) {
    const found = said.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
    known += piece.length;
  }
  return known >= said.length * leastKnown;
}

/** Letters and digits only, ligatures and forms resolved; pictures have none. The dotless i is the small letter of a capital I. */
function letters(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll('ı', 'i')
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).join('');
}

/** Pieces that follow each other and are given one text each, "e" and "e", are drawn as one: "ee". */
function onceOf(shown: string, said: string): string {
  return said !== '' && shown !== '' && shown === said.repeat(shown.length / said.length) ? said : shown;
}

/** Some writing runs the other way. */
function inNoOrder(text: string): string {
  return Array.from(text).sort().join('');
}

function givenText(pdfium: Pdfium, object: number): Mark | null {
  const { call } = pdfium;
  for (let index = call.FPDFPageObj_CountMarks!(object) - 1; index >= 0; index--) {
    const mark = call.FPDFPageObj_GetMark!(object, index);
    const given = mark === 0 ? null : readGiven(pdfium, mark);
    if (given !== null) return { mark, given };
  }
  return null;
}

/** `scratch` holds 1 KiB; longer texts need memory of their own. */
function readGiven(pdfium: Pdfium, mark: number): string | null {
  const { call, memory, scratch } = pdfium;
  const key = pdfium.malloc(16 + maxGivenBytes);
  try {
    memory.HEAPU8.set(Buffer.from('ActualText\0', 'latin1'), key);
    const read = call.FPDFPageObjMark_GetParamBlobValue!(mark, key, key + 16, maxGivenBytes, scratch);
    const length = memory.HEAP32[scratch >> 2] ?? 0;
    if (!read) return null;
    if (length > maxGivenBytes) return 'a text too long to be shown by one piece of a page';
    return decodeTextString(memory.HEAPU8.slice(key + 16, key + 16 + length));
  } finally {
    pdfium.free(key);
  }
}

/** A text string as PDF writes it: its first bytes tell how. */
function decodeTextString(bytes: Uint8Array): string {
  const data = Buffer.from(bytes);
  if (data[0] === 0xfe && data[1] === 0xff)
    return data
      .subarray(2, data.length & ~1)
      .swap16()
      .toString('utf16le');
  if (data[0] === 0xff && data[1] === 0xfe) return data.subarray(2).toString('utf16le');
  return data[0] === 0xef && data[1] === 0xbb ? data.subarray(3).toString('utf8') : data.toString('latin1');
}
