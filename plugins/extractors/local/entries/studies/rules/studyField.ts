import type { DocumentText } from '../../../../../contract.ts';
import {
  colonFieldLabels,
  degreeNouns,
  fieldLinks,
  fieldlessStarts,
  fieldOfStudyLabels,
  openFieldLabels,
} from '../../../../../knowledge/cues/studyCues.ts';
import { type DegreeMatch, findStudyDegrees } from '../../../annotate/findDegrees.ts';
import { matchPlace } from '../../../annotate/matchPlace.ts';
import { namesField } from '../../../annotate/namesField.ts';
import { schoolScore } from '../../../annotate/schoolScore.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import type { TextSpan } from '../../../shared/textSpan.ts';
import { commaParts, overlaps, spanOf } from './studyPieces.ts';

/** A degree, with its position. */
export interface DegreeSpan extends TextSpan {
  piece: Piece;
  match: DegreeMatch;
}

const fieldLink = new RegExp(
  String.raw`^(?:\s+(?=[\p{Lu}«"])(?!(?:University|College|School|Institute|Университет))|\s*)(?:(?:${degreeNouns})\s+)?(?:(?:(?:${fieldLinks})(?![\p{L}])|[,:·•|/(–—-])\s*)*`,
  'iu',
);
const fieldLabel = new RegExp(
  `^(?:(?:${fieldOfStudyLabels}|${colonFieldLabels})\\s*[:–—-]\\s*|(?:${openFieldLabels})\\s+(?=[\\p{L}«"\\d]))`,
  'iu',
);
/** "Специальность: Сварщик", "Major: Finance". */
export const namesLabelledField = (text: string): boolean => fieldLabel.test(text);

const fieldLabelInline = new RegExp(`^(?:${fieldOfStudyLabels}|квалификация)(?:\\s*[:–—-]\\s*|\\s+(?=[\\p{L}«"\\d]))`, 'iu');
const notField = new RegExp(String.raw`^(?:${fieldlessStarts})`, 'iu');
/** A code from the classification of professions: "5В050900 – ". */
const codePattern = /^[\dA-ZА-Я]{1,3}[\d.]{4,}\s*[–—-]?\s*/u;

const town = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;
const studied = /^(?:(?:faculty|department) of(?: the)?|studied|studying|reading|majored in|studies (?:in|of)|изучал[аи]?)\s+/iu;

const isField = (text: string): boolean => /\p{L}{2}/u.test(text) && !notField.test(text) && !matchPlace(text);

/** The field after the degree in the same piece: "B.Sc. in Physics", "Bachelor, Physics", "Бакалавр, Физика". */
function fieldBehind(document: DocumentText, degree: DegreeSpan, institution: TextSpan | null): TextSpan | null {
  const { piece, match } = degree;
  const short =
    /^\s*(?:\((\p{Lu}[\p{L}.]{0,7})\)|\([^()]{2,30}\)(?=\s+(?:in|of|en|по)\s)|[–—,/-]\s*(\p{Lu}[\p{L}.]{1,6})(?=,))/u.exec(
      piece.text.slice(match.end),
    );
  const letters = short?.[1] ?? short?.[2];
  const from = piece.start + match.end + (short && !letters ? short[0].length : 0);
  const to =
    institution && institution.start >= from && institution.start < piece.start + piece.text.length
      ? institution.start
      : piece.start + piece.text.length;
  const tail = document.text.slice(from, to);
  const link = fieldLink.exec(tail);
  if (!link?.[0]) return null;
  const close = /^[^()]*\)/.exec(tail.slice(link[0].length));
  const end = link[0].includes('(') && close ? from + link[0].length + close[0].length - 1 : to;
  const field = spanOf(document, from + link[0].length, end);
  if (!field) return null;
  const cut =
    /(?<!\s)\s+(?:at|from)(?:\s+\p{Lu}.*)?$|(?:(?<!\s)\s+)?[,(]\s*(?:minor|with|gpa|специальность).*$|(?<=\p{L}{4})\.\s.*$|(?<!\s)\s+-\s.*$/iu.exec(
      field.text,
    );
  const whole = cut ? spanOf(document, field.start, field.start + cut.index) : field;
  return whole && isField(whole.text) && !/^(?:at|from)\s/u.test(whole.text) ? withoutPlaces(document, whole) : null;
}

/** "Tool Making, Dharwad": the field without the place after it. */
function withoutPlaces(document: DocumentText, field: TextSpan): TextSpan {
  const parts = commaParts(document, field);
  let last = parts.length;
  while (last > 1 && matchPlace(parts[last - 1]!.text)) last -= 1;
  return last < parts.length ? (spanOf(document, field.start, parts[last - 1]!.end) ?? field) : field;
}

/** "Medical College No. 1, Nursing": the comma part beside the school that is not a degree, a place or a school. */
function besideInstitution(document: DocumentText, pieces: readonly Piece[], institution: TextSpan): TextSpan | null {
  const piece = pieces.find(({ start, end }) => start <= institution.start && institution.end <= end);
  if (!piece) return null;
  for (const part of commaParts(document, piece)) {
    const label = fieldLabelInline.exec(part.text)?.[0].length ?? 0;
    const field = spanOf(document, part.start + label, part.end);
    if (!field || overlaps(field, institution) || !isField(field.text)) continue;
    // One or two words that are not a known field are the school's town.
    if (label === 0 && document.text[field.start - 1] !== '«' && town.test(field.text) && !namesField(field.text)) continue;
    if (findStudyDegrees(field.text).length === 0 && schoolScore(field.text) === 0 && field.text.split(/\s+/).length <= 10)
      return field;
  }
  return null;
}

function labelledField(document: DocumentText, pieces: readonly Piece[]): TextSpan | null {
  const parts = pieces.flatMap((piece) => [piece, ...commaParts(document, piece)]);
  // A faculty is broader, so the part with the subject's label comes first.
  const labelled = parts.filter(({ text }) => fieldLabel.test(text));
  const part = labelled.find(({ text }) => !/^(?:факультет|квалификация)/iu.test(text)) ?? labelled[0];
  if (!part) return null;
  // "Специальность: 5В050900 – Финансы": the dash separates code and name.
  const next = /[\d.]{6}$/u.test(part.text) ? pieces.find(({ start }) => start > part.start) : undefined;
  if (next && isField(next.text)) return { start: next.start, end: next.start + next.text.length, text: next.text };
  const span = spanOf(document, part.start + fieldLabel.exec(part.text)![0].length, part.start + part.text.length);
  if (!span || !isField(span.text)) return null;
  const code = codePattern.exec(span.text)?.[0].length ?? 0;
  // The field ends at the closing quotation mark.
  const quoted = /^«[^»]*»/u.exec(span.text.slice(code));
  return spanOf(document, span.start + code, quoted ? span.start + code + quoted[0].length : span.end);
}

/** The field before the degree ("Computer Science, B.Sc.") or in a separate piece. */
function fieldElsewhere(
  document: DocumentText,
  pieces: readonly Piece[],
  degree: DegreeSpan | null,
  institution: TextSpan | null,
): TextSpan | null {
  if (degree) {
    const before = spanOf(document, degree.piece.start, degree.start);
    if (
      before &&
      !overlaps(before, institution) &&
      isField(before.text) &&
      before.text.length > 3 &&
      schoolScore(before.text) === 0
    )
      return before;
  }
  const beside = institution ? besideInstitution(document, pieces, institution) : null;
  if (beside && (degree || /\s/.test(beside.text))) return beside;
  const free = pieces.filter(
    (piece) =>
      piece.start !== degree?.piece.start &&
      !overlaps(piece, institution) &&
      isField(piece.text) &&
      schoolScore(piece.text) === 0 &&
      piece.text.split(/\s+/).length <= 8 &&
      findStudyDegrees(piece.text).length === 0,
  );
  const told = free.filter(({ text }) => namesField(text));
  // Without a degree nearby, take only a single short name beside the school's as the field.
  if (!degree) {
    const only = told.length === 1 ? told[0] : free.length === 1 ? free[0] : undefined;
    return only && /^[\p{Lu}«]/u.test(only.text) ? spanOf(document, only.start, only.end) : beside;
  }
  const near = (told.length > 0 ? told : free).toSorted(
    (a, b) => Math.abs(a.start - degree.start) - Math.abs(b.start - degree.start),
  )[0];
  return near ? spanOf(document, near.start, near.end) : null;
}

/** The field of study, or null. */
export function findField(
  document: DocumentText,
  pieces: readonly Piece[],
  degree: DegreeSpan | null,
  institution: TextSpan | null,
): TextSpan | null {
  const behind = degree && fieldBehind(document, degree, institution);
  // "Бакалавр экономики, специальность «Финансы»": the label gives the more precise field.
  const field =
    behind && !/^\p{Ll}+(?:$|,)/u.test(behind.text)
      ? behind
      : (labelledField(document, pieces) ?? behind ?? fieldElsewhere(document, pieces, degree, institution));
  // Secondary school has subjects; only a short stream ("Science", "Commerce") is a field.
  if (!field || (degree?.match.level === 'secondary' && (field.text.match(/,/g) ?? []).length > 1)) return null;
  const verb = studied.exec(field.text)?.[0].length ?? 0;
  return verb > 0 ? spanOf(document, field.start + verb, field.end) : field;
}
