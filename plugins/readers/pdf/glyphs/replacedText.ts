import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import { takeOutUnseen } from '../../../reading/shared/unseenCharacters.ts';

/** The text objects of one piece of marked content, and the text that the document supplies for them. */
export interface Replacement {
  objects: number[];
  given: string;
}

interface Mark {
  mark: number;
  given: string;
}

/** An address may be drawn in parts and in another order: "@ada@example" for https://example.org/@ada. */
const address = /^https?:\/\/\S+$/i;
/** A text without spaces that looks like an address or number, which an icon may represent. */
const contact = /^(?=\S+$)[^@/.+\d]*[@/.+\d]/;
/** How the text for an icon and the address beside it begins: "https://linkedin.com/in/ada" over a picture and "ada". */
const addressLabel =
  /^(?:mailto|tel|https?|www|homepage|web(?:site)?|e-?mail|phone|mobile|linkedin|github|gitlab|bitbucket|twitter|x|skype|telegram|orcid|stack ?overflow|medium|facebook|instagram)\b[^\s]*(?:\s\S+)?$/i;
/** A profile's address may also replace just the user name, without a picture. */
const profile = /^https?:\/\/(?:www\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|x\.com|twitter\.com)\/\S+$/i;
const fewestAddressLetters = 4;
const maxLabelWords = 4;
const longestLigature = 4;
/** Share of a supplied text that must be drawn as letters. */
const leastKnown = 0.5;
const maxGivenBytes = 8192;

/** The page's text objects for which the document supplies a text (ActualText), grouped by that text. */
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

/** A supplied text in readable letters. */
export function readableGiven(given: string): string {
  const { seen, unseen } = takeOutUnseen(given);
  return [seen, ...unseen].join(' ').trim();
}

/** How TeX's packages of icons name their pictures, alone or before what stands beside them: "\\faPhone", "\\faFile *[regular]", "\\faAt : ada@example.com". */
const iconCommand = /^\\(?:fa|ai)[A-Z]\w*(?:\s?\*?\[\w+\])?(?:$|\s?:)/;

/** Whether a supplied text names the command that drew an icon. Nobody reads it, and what is drawn says the rest. */
export function isIconCommand(given: string): boolean {
  return iconCommand.test(given.trim());
}

/** Removes the supplied texts from the objects, so that a text page loaded afterwards contains what is drawn. */
export function dropGivenTexts(pdfium: Pdfium, objects: Iterable<number>): void {
  for (const object of objects) {
    for (let found = givenText(pdfium, object); found !== null; found = givenText(pdfium, object)) {
      if (!pdfium.call.FPDFPageObj_RemoveMark!(object, found.mark)) break;
    }
  }
}

/**
 * Whether a supplied text matches what is drawn: the same letters (honest programs supply texts for ligatures and hyphens), or the meaning of a
 * picture in a few words.
 */
export function isHonest(given: string, drawn: string): boolean {
  if (takeOutUnseen(given).unseen.length > 0) return false;
  const said = letters(given);
  const shown = onceOf(letters(drawn), said);
  // Other scripts are drawn in different letter forms and orders.
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

/** Whether `said` is `shown` with its gaps filled in: fonts may lack codes for their ligatures or other letters. */
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

/** Only letters and digits, with ligatures and letter forms resolved; pictures have none. Letters count as what their capitals are drawn as: ı as i, ß as ss. */
function letters(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll('ı', 'i')
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).join('');
}

/** Consecutive pieces with the same supplied text, "e" and "e", are drawn as "ee": returns one copy. */
function onceOf(shown: string, said: string): string {
  return said !== '' && shown !== '' && shown === said.repeat(shown.length / said.length) ? said : shown;
}

/** Ignores letter order, because some scripts run from right to left. */
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

/** `scratch` holds 1 KiB; longer texts need a separate allocation. */
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

/** Decodes a PDF text string; its first bytes give the encoding. */
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
