import type { Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { documentWords, nameLabels, wordsInsteadOfNames, wordsOfSpeech } from '../../../knowledge/cues/resumeFactCues.ts';
import { prefix, suffixes } from '../../../knowledge/nameInitials.ts';
import { givenNamesSet, nameParticles } from '../../../knowledge/names.ts';
import { soundOf } from '../../../knowledge/soundOf.ts';
import { companyScore, leastTitle, titleScore } from '../annotate/fieldScores.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { matchPlace } from '../annotate/matchPlace.ts';
import { isStreet } from '../annotate/schoolScore.ts';
import { linesOf, type Resume } from '../entries/resume.ts';
import { fact, printedAt } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { matchLength, type Stretch, wordsWith } from '../shared/textSpan.ts';
import { endOfName, withOtherName } from './nameOnLine.ts';

interface Candidate extends Stretch {
  score: number;
}

interface PossibleName extends Stretch {
  /** A label is in front of it: "Full name:". */
  labelled: boolean;
}

const nameWord =
  /^(?:\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*\.?|\p{Lu}\.(?:\p{Lu}\.)?|[dlo]['’]\p{Lu}\p{L}+|[ou][’'‘ʻ`]g[’'‘ʻ`]li|qizi)$/u;
const notAName = makeFinder('iu', {
  before: '^',
  words: `${wordsInsteadOfNames}|${documentWords}`,
  after: String.raw`(?!\p{L})`,
});
const labelPattern = makeFinder('iu', {
  before: '^',
  words: nameLabels,
  after: String.raw`\s*(?:[:：–—-]\s*){0,2}(?=\p{Lu}|[dlo]['’]\p{Lu})`,
});
const headTitle = new RegExp(String.raw`^(?:${documentWords})[\s:–—·|-]+(?:(?:of|for)\s+)?(?=\p{L})`, 'iu');
/** Professional letters before a name: "CA Sunil Rao". */
const letters = /^(?:CA|CPA|CMA|CS|Er|Engr|Adv|Ar)\.?\s+(?=\p{Lu}[\p{L}.]*\s+\p{Lu})/u;
const tailTitle = new RegExp(String.raw`(?<![\s:–—·|,-])[\s:–—·|,-]+(?:${documentWords})\s*$`, 'iu');
const patronymic = /(?:ович|евич|ична|овна|евна|инична|оглы|кызы|[ou][’'‘ʻ`]g[’'‘ʻ`]li|qizi)$/iu;
const localPart = /[\p{L}\p{N}._%+-]{2,64}(?=@[\p{L}\p{N}])/gu;
const leastScore = 1.3;
const titlePenalty = 2.5;
/** In characters; longer lines are prose or hostile input. */
const maxLength = 400;

/** Constance "Connie" Abernathy. */
const nickname = /\s["“'‘(]\p{Lu}[\p{L}'’-]{1,15}["”'’)](?=\s)/u;

/** "B.SIVARAMAN", "Sivaraman.B": how South Indians write their names. */
const besideInitial = /^(?:(?:\p{Lu}\.){1,3}\p{L}{5,}|\p{L}{5,}(?:\.\p{Lu}){1,2}\.?)$/u;
/** The blank of "SIVARAMAN .B" */
const apartInitial = /(?<=\p{L}{3})\s(?=\.\p{Lu}$)/u;

/** "Jane Doe, PhD, RN", "Jane Doe | Resume" → "Jane Doe": letters after the name and the document's title are not part of it. */
export function withoutSuffix(text: string): string {
  let bare = text
    .replace(tailTitle, '')
    .replace(/(?<=\p{Ll}{3}|\p{Lu}{4})\.$/u, '')
    .replace(/(?:(?<!\s)\s+)?\([^)]{0,200}\)\s*$/u, '');
  for (;;) {
    const cut = /(?<![,\s])[,\s]+(\S{1,80})$/u.exec(bare);
    if (
      !cut?.[1] ||
      !suffixes.has(cut[1].toLowerCase().replace(/,$/, '')) ||
      (/^\p{Lu}\p{Ll}+\.?$/u.test(cut[1]) && !/^(?:Jr|Sr|Esq)\.?$/.test(cut[1]) && !/^Ph\.?D/i.test(cut[1]))
    )
      return bare;
    if (/^(?:jr|sr|ii|iii|iv)\.?$/i.test(cut[1])) return bare;
    bare = bare.slice(0, cut.index).replace(/,$/, '');
  }
}

/** The length of a label in front of a name: «ФИО», "Full name:". */
export const nameLabelLength = (text: string): number => matchLength(labelPattern, text);

/** A known given name; or a street, which ends with what may also be a surname: "Nora Lane", "Third Cross Lane". */
function givenEvidence(named: readonly string[], text: string): number {
  const isGiven = (word: string) => givenNamesSet.has(word.replaceAll('ё', 'е')) || givenNamesSet.has(word);
  if (named.some((word) => isGiven(word.toLowerCase()))) return 1.6;
  return isStreet(text) ? -2 : 0;
}

/** How strongly words read like a name, from 0 up; null if they cannot be one. */
export function nameEvidence(text: string): number | null {
  const plain = text.replace(nickname, ' ').replace(apartInitial, '').trim();
  if (/[\d@:/\\|•%&+=<>_"“”]/.test(plain) || text.length > 60 || notAName.test(text)) return null;
  const words = plain.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  if (words.some((word) => wordsOfSpeech.has(word.toLowerCase()))) return null;
  if (words.length < 1 || words.length > 6) return null;
  const named = words.filter((word) => !nameParticles.has(word.toLowerCase()) && !prefix.test(word));
  if (named.length === 0 || named.length > 4 || !named.every((word) => nameWord.test(word))) return null;
  let score = (named.length >= 2 || besideInitial.test(plain) ? 0.6 : -0.6) + givenEvidence(named, text);
  if (named.some((word) => patronymic.test(word))) score += 2;
  if (words.some((word) => prefix.test(word))) score += 0.8;
  if (matchHeading(text)?.exact) score -= 3;
  else if (matchHeading(text)) score -= 1.5;
  if (titleScore(text) >= leastTitle) score -= titlePenalty;
  if (companyScore(text) >= 1.4) score -= 1.2;
  if (matchPlace(text)) score -= 2;
  return score;
}

/** How many of the words appear in the person's e-mail address, at most 2. */
function emailEvidence(text: string, locals: readonly string[]): number {
  const words = soundOf(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  return Math.max(0, ...locals.map((local) => words.filter((word) => local.includes(word)).length));
}

function looksEvidence(line: LineView, resume: Resume): number {
  const ratio = resume.body > 0 && line.size > 0 ? line.size / resume.body : 1;
  return Math.max(-0.5, Math.min(3, (ratio - 1) * 2.6)) + (line.bold || line.caps ? 0.3 : 0);
}

/** Punctuation and wide gaps that separate a name from the rest of its line. */
const separated = /[\t|•·,;/]|\s[-–—]\s|\s{3,}/u;
const maxStacked = 4;

/** Spans that could hold the name: in a line, and in a line joined with the next ones of the same size ("Jane" over "Doe"). */
function spansOf(resume: Resume, line: LineView, following: readonly LineView[]): PossibleName[] {
  const { document, body } = resume;
  const label = [labelPattern, headTitle, letters].map((one) => matchLength(one, line.text)).find((length) => length > 0) ?? 0;
  const whole = { start: line.start + label, end: line.end, labelled: nameLabelLength(line.text) > 0 };
  const pieces = splitPieces(document, line).map(({ start, end }) => ({ start, end, labelled: false }));
  // The first of equal scores wins: if a surname differs only in weight, the whole line is the name.
  const spans = separated.test(line.text) ? [...pieces, whole] : [whole, ...pieces];
  const comma = /,|\s\(/.exec(line.text);
  if (comma) spans.push({ start: line.start, end: line.start + comma.index, labelled: false });
  const most = body > 0 && line.size > body * 1.3 ? 2 : 1;
  const own = line.text.slice(label).split(/\s+/u).length;
  if (own <= most) {
    // A label may be smaller than the name behind it.
    const size = line.line.runs.at(-1)?.fontSize ?? line.size;
    for (const next of following) {
      if (next.wordCount > most || Math.abs(next.size - size) >= 0.6) break;
      spans.push({ start: line.start + label, end: next.end, labelled: false });
    }
  }
  return spans;
}

/** Sections that name other people, or seldom contain the person's name. */
const lateKinds = [
  'experience',
  'education',
  'references',
  'projects',
  'skills',
  'volunteer',
  'publications',
  'awards',
  'certifications',
] as const;

const placeEvidence = (position: number): number =>
  position === 0 ? 1.2 : position < 3 ? 0.9 : position < 8 ? 0.5 : position < 15 ? 0.1 : -0.3;

const lowerSurname = /^(\p{Lu}\p{Ll}+\s)(\p{Ll})(\p{Ll}{2,}(?:\s\p{Ll}{3,})?)$/u;
/** "Agin sathiya": a surname with a small letter, if the e-mail address or a known given name tells that it is one. */
function lowerEvidence(text: string, spelled: number): number | null {
  const [, given = '', first = '', rest = ''] = lowerSurname.exec(text) ?? [];
  if (given === '' || (spelled < 2 && !rest.split(' ').every((word) => givenNamesSet.has(first + word)))) return null;
  return nameEvidence(given + first.toUpperCase() + rest);
}

function scoreSpan(resume: Resume, line: LineView, span: PossibleName, locals: readonly string[]): Candidate | null {
  const source = printedAt(resume.document, span);
  const text = withoutSuffix(source);
  const spelled = emailEvidence(text, locals);
  const words = text ? (nameEvidence(text) ?? lowerEvidence(text, spelled)) : null;
  if (words === null) return null;
  // An e-mail address with both words proves that a title word is the surname ("Jane Baker").
  const cleared = spelled >= 2 && titleScore(text) >= leastTitle ? titlePenalty : 0;
  const score =
    words + cleared + looksEvidence(line, resume) + 1.3 * spelled + (span.labelled ? 3 : 0) - (line.listItem ? 0.5 : 0);
  const length = source.startsWith(text) ? lengthOf(resume.document.text, span.start, text) : span.end - span.start;
  return { start: span.start, end: span.start + length, score };
}

/** Finds the person's name. Size, place, known given names and the e-mail address count for a line; titles, places and headings count against it. */
export function findNameSpan(resume: Resume): Candidate | null {
  const { document, lines } = resume;
  // An address that wraps still spells the name before its @.
  const locals = wordsWith(/@/g, document.text)
    .flatMap(({ text }) => text.match(localPart)?.map(soundOf) ?? [])
    .slice(0, 3);
  const late = new Set(linesOf(resume, ...lateKinds).map(({ index }) => index));
  let best: Candidate | null = null;
  for (const [position, line] of lines.entries()) {
    if (line.text.length > maxLength || line.page > 1) continue;
    const place = placeEvidence(position) - (late.has(line.index) ? 2 : 0);
    for (const span of spansOf(resume, line, lines.slice(position + 1, position + maxStacked))) {
      const candidate = scoreSpan(resume, line, span, locals);
      if (candidate && candidate.score + place > (best?.score ?? leastScore))
        best = { ...candidate, score: candidate.score + place };
    }
  }
  return best;
}

/** The length that a text with normalised white space has in the document. */
export function lengthOf(source: string, start: number, text: string): number {
  let at = start;
  for (const letter of text) {
    while (/\s/.test(source[at] ?? '') && letter !== ' ') at += 1;
    if (letter === ' ') while (/\s/.test(source[at] ?? '')) at += 1;
    else at += letter.length;
  }
  return at - start;
}

/** JANE O'NEIL-SMITH → Jane O'Neil-Smith; mixed case stays unchanged. A font without a capital "Ü" may leave a "ü" among capitals. */
export function nameCase(text: string): string {
  const ascii = text.replace(/[^A-Za-z]/g, '');
  const capitals = ascii === '' ? text === text.toUpperCase() : ascii === ascii.toUpperCase();
  if (!capitals || text.length < 4) return text;
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])(?:mc(?=\p{L}))?\p{L}/gu, (part) =>
      part.length > 1 ? `Mc${part.slice(2).toUpperCase()}` : part.toUpperCase(),
    )
    .replace(/(?<=\s)(?:Van|Von|De|Da|Der|Den|Di|Dos|Del|La|Bin|Al)(?=\s)/g, (particle) => particle.toLowerCase());
}

export function findName(resume: Resume, span: Candidate | null): Fact<string> | null {
  if (!span) return null;
  const { start, end } = withOtherName(resume, { start: span.start, end: endOfName(resume, span) });
  const name = nameCase(printedAt(resume.document, { start, end }));
  return fact(resume.document, name, start, end, Math.max(0.4, Math.min(0.99, 0.45 + span.score * 0.09)));
}
