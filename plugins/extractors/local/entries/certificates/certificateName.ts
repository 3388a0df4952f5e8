import type { DocumentText } from '../../../../contract.ts';
import { certificateDates } from '../../../../knowledge/cues/certificateCues.ts';
import { certificateWord, issuerPattern, levelWord, namesIssuer, namesProvider } from '../../annotate/certificateWords.ts';
import { dateMasks } from '../../annotate/dates/dateMasks.ts';
import { companyScore } from '../../annotate/fieldScores.ts';
import { schoolScore } from '../../annotate/schoolScore.ts';
import { remarksIn, type Stretch } from '../../lines/remarks.ts';
import type { LineView } from '../../shared/lineView.ts';
import { type Piece, splitPieces } from '../../shared/splitPieces.ts';
import type { Resume } from '../resume.ts';
import { certificateRemark } from './certificateRemarks.ts';

const maxWords = 18;

/** Where the issuer begins in "Name, Issuer" (with or without a date after it): at the last comma, if the text after it reads like an organisation. */
function issuerStart(text: string, dated: boolean): number | null {
  const comma = text.lastIndexOf(', ');
  const last = text.slice(comma + 2);
  if (
    comma < 3 ||
    /^\d+\s?(?:ч|час\p{L}*|hours?|h)$/iu.test(last) ||
    !/^(?:[\p{Lu}\d«"]|(?:учебный|образовательный|тренинговый|обучающий)\s|(?:центр|школа|академия|институт)\s)/u.test(last) ||
    (certificateWord.test(last) && schoolScore(last) === 0 && !certificateWord.test(text.slice(0, comma)))
  )
    return null;
  if (levelWord.test(last) && !namesIssuer(last)) return null;
  const named = namesIssuer(last) || /^\p{Lu}{3,}(?:\s\p{Lu}+)?$/u.test(last);
  // The last text before a date is the issuer.
  const several = /\s/.test(text.slice(0, comma)) && last.split(/\s+/).length <= 4;
  return named || (dated && (several || certificateWord.test(text.slice(0, comma)))) ? comma : null;
}

/** "№ 1245 от", "expires": words that introduced a date or a number. */
const tailPattern = new RegExp(
  String.raw`(?<![\s,(–-])[\s,(–-]+(?:(?:№|no\.?|#)\s?[\p{L}\d/-]+(?:\s\d+)*(?:\s+(?:от|dated))?|(?:${certificateDates})(?:\s(?:until|to|till|on|through|до))?)[\s.:]*$`,
  'iu',
);

/** "(72 часа, удостоверение)", "(40 hours)": the length of the course and the document issued. */
const extentPattern =
  /(?:(?<!\s)\s+)?\([^()]*(?:\d\s?(?:час|ч\.|hours?|hrs|h\b)|удостоверени|сертификат|certificate)[^()]*\)$|,\s*(?:удостоверение|сертификат|свидетельство|диплом)(?:,.*)?$/iu;

/** Where "(State of Tennessee)" begins after a name. Brackets hold an issuer unless they hold a number or the name's own initials. */
function bracketStart(text: string, dated: boolean): number | null {
  const match = /(?:(?<!\s)\s+)?\(([^()]+)\)$/u.exec(text);
  if (!match?.[1] || match.index < 4 || /\d/.test(match[1])) return null;
  const words = match[1].split(/\s+/);
  if (words.length > 1 && !/^\p{Lu}{2,6}\s(?:[IVX]+|\d)$/u.test(match[1]))
    return dated || companyScore(match[1]) > 0.5 || schoolScore(match[1]) > 0 || / of /.test(match[1]) ? match.index : null;
  const initials = [...text.slice(0, match.index).matchAll(/(?<!\p{L})\p{L}/gu)].join('').toUpperCase();
  const letters = match[1].replace(/[^\p{L}].*/u, '').toUpperCase();
  if (dated && /^\p{Lu}\p{Ll}{3,}$/u.test(match[1]) && !levelWord.test(match[1])) return match.index;
  return /^\p{Lu}{2,6}$/u.test(match[1]) && !Array.from(letters).every((letter) => initials.includes(letter))
    ? match.index
    : null;
}

/** Whether letters are the initials of the words: "LCQ – Licence Controller Qualification". */
function spells(letters: string, words: string): boolean {
  const initials = [...words.matchAll(/(?<!\p{L})\p{L}/gu)].join('').toUpperCase();
  return /^\p{Lu}{2,8}$/u.test(letters) && Array.from(letters).every((letter) => initials.includes(letter));
}

/** Whether the text after a dash belongs to the name: a level, the meaning of the initials, or what the licence is for. */
function goesOn(document: DocumentText, name: Piece, next: Piece | undefined, dated: boolean): next is Piece {
  if (!next || next.line !== name.line || !/^\s[–—-]\s$/u.test(document.text.slice(name.end, next.start))) return false;
  if (levelWord.test(next.text) || spells(name.text, next.text)) return true;
  const issuer = namesIssuer(next.text.split(', ')[0]!);
  if (/^\p{Lu}{2,8}$/u.test(name.text) && /^\p{Lu}\p{Ll}/u.test(next.text) && (!dated || !issuer)) return true;
  const kind = /(?:certificate|licen[cs]e|card|ticket|permit|endorsement|award|удостоверение|допуск|лицензия)$/iu.test(name.text);
  return kind && !issuer && !/^\p{Lu}{3,}$/u.test(next.text);
}

const pieceEnd = ({ start, text }: Piece) => start + text.length;

/** The piece that may be the name: the first one, or the second if the first is the course provider. */
function nameIn(document: DocumentText, pieces: readonly Piece[], dated: boolean): (Stretch & { text: string }) | null {
  const [first, second] = pieces;
  if (!first) return null;
  const byProvider =
    second &&
    (namesProvider(first.text) ||
      (namesIssuer(first.text) && !certificateWord.test(first.text) && certificateWord.test(second.text)));
  if (byProvider && second) return { start: second.start, end: pieceEnd(second), text: second.text };
  // "Яндекс Практикум, «Интернет-маркетолог»": the name is in quotation marks after the school.
  const quoted = /^([^«»,]{3,60}),\s+((?:[\p{Ll}-]{3,20}\s)?«[^«»]+»)/u.exec(first.text);
  if (quoted?.[1] && namesIssuer(quoted[1])) {
    const start = first.start + quoted[0].length - quoted[2]!.length;
    return { start, end: first.start + quoted[0].length, text: quoted[2]! };
  }
  const end = goesOn(document, first, second, dated) ? pieceEnd(second) : pieceEnd(first);
  return { start: first.start, end, text: document.text.slice(first.start, end) };
}

/** The name of a certificate in its line, without dates, terms, numbers and issuer. */
export function certificateName({ document, ranges }: Resume, line: LineView): Stretch | null {
  const dates = ranges
    .filter(({ start, end }) => start < line.end && end > line.start)
    .flatMap((range) => dateMasks(document, range));
  const remarks = remarksIn(line, dates, (part, from) => from > 0 && certificateRemark.test(part));
  const pieces = splitPieces(document, line, [...dates, ...remarks]).filter(
    ({ text }) => /\p{L}{2}/u.test(text) && !issuerPattern.test(text),
  );
  const dated = dates.length > 0;
  const piece = nameIn(document, pieces, dated);
  if (!piece || piece.text.split(/\s+/).length > maxWords) return null;
  const tail = tailPattern.exec(piece.text);
  if (tail) piece.text = piece.text.slice(0, tail.index);
  const issuer = issuerStart(piece.text, dated);
  const named = piece.text.slice(0, issuer ?? undefined);
  const extent = extentPattern.exec(named)?.index ?? null;
  if (issuer !== null || extent !== null) return { start: piece.start, end: piece.start + (extent ?? named.length) };
  const by =
    /(?:(?<!\s)\s+|(?:(?<!\s)\s+)?[,(]\s+)(?:issued )?by\s+\p{Lu}.*$|(?:(?<!\s)\s+)?\((?=[^)]{0,200}$)|(?<=\p{L}{4})\.\s+\p{Lu}.*$/u.exec(
      piece.text,
    );
  const end = by && by.index > 3 ? by.index : (bracketStart(piece.text, dated) ?? piece.text.length);
  return { start: piece.start, end: piece.start + end };
}
