import type { DocumentText, Education, Fact } from '../../../contract.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import { isFieldLabel, studyLabelLength } from '../shared/fieldLabels.ts';
import { rangeParts } from '../shared/findDateRanges.ts';
import { type DegreeMatch, findDegrees } from '../shared/findDegrees.ts';
import { institutionScore } from '../shared/institutionScore.ts';
import { matchPlace } from '../shared/matchPlace.ts';
import { type Piece, splitPieces } from '../shared/splitPieces.ts';
import { dateMasks } from './dateMasks.ts';
import type { Study } from './segmentStudies.ts';
import { yearsOf } from './studyYears.ts';

interface Span {
  start: number;
  end: number;
  text: string;
}

const GRADE =
  /[\s,;(·•|–-]*(?:(?:c?gpa|grade|average|средний балл|ср\. балл)\s*[:=–-]?\s*[\d.,]+(?:\s*\/\s*[\d.]+)?(?:\s*gpa)?|\d[.,]\d{1,2}(?:\s*\/\s*\d(?:[.,]\d+)?)?(?:\s*gpa)?|(?:summa|magna)?\s*cum laude|with (?:high(?:est)? )?(?:honou?rs|distinction)|first[- ]class honou?rs|красный диплом|диплом с отличием|с отличием)\)?\s*$/iu;
const FIELD_LINK =
  /^(?:\s+(?=[\p{Lu}«"])(?!(?:University|College|School|Institute|Университет))|\s*)(?:(?:degree|diploma)\s+)?(?:(?:(?:in|of|по направлению|по специальности|по|специальность|направление|major(?:ing)? in|with a major in|with specialization in)(?![\p{L}])|[,:·•|/(–—-])\s*)*/iu;
const FIELD_LABEL =
  /^(?:специальность|специализация|направление(?: подготовки)?|факультет|major|principal subjects|subject|field(?: of study)?|specialization|specialisation|concentration|квалификация)\s*[:–—-]\s*|^(?:principal subjects(?:\s*\/\s*occupational skills(?: covered)?)?|специальность)\s+(?=\p{L})/iu;
const FIELD_LABEL_INLINE =
  /^(?:специальность|специализация|направление(?: подготовки)?|по специальности|по направлению|major|field of study|квалификация)\s*[:–—-]?\s*/iu;
const NOT_FIELD =
  /^(?:gpa|grade|[^\p{L}]+$|expected|graduat|present|dean|honou?rs|cum laude|online|full[- ]time|part[- ]time|очная|заочная|вечерняя|дневная|очно-заочная)/iu;
const QUALIFICATION =
  /^(?:инженер|экономист|юрист|учитель|врач|филолог|психолог|менеджер|математик|физик|химик|биолог|историк|лингвист|архитектор|агроном|педагог|журналист|программист|социолог|провизор)(?:-[\p{Ll}]+)?(?=\s*(?:,|\(|$|по\s))/iu;
const TAIL = /[\s,;:|•·(«»"–—-]+$/u;

const spanOf = (document: DocumentText, start: number, end: number): Span | null => {
  const text = document.text.slice(start, end);
  const bare = text.replace(/^[\s,;:|•·)«»"–—-]+/u, '').replace(TAIL, '');
  if (!bare) return null;
  const from = start + text.indexOf(bare);
  return { start: from, end: from + bare.length, text: bare };
};

const withoutGrade = (document: DocumentText, span: Span | null): Span | null => {
  const grade = span ? GRADE.exec(span.text) : null;
  return span && grade ? spanOf(document, span.start, span.start + grade.index) : span;
};

const withoutDegrees = (text: string): string =>
  findDegrees(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

function withoutLabel(piece: Piece): Piece {
  const length = studyLabelLength(piece.text);
  return length === 0 ? piece : { ...piece, start: piece.start + length, text: piece.text.slice(length) };
}

/** Comma parts of a piece with their offsets; "and" and brackets do not split. */
function commaParts(document: DocumentText, piece: Piece): Span[] {
  const parts: Span[] = [];
  let from = piece.start;
  for (const comma of [...piece.text.matchAll(/,\s+|\s+(?:at|from)\s+(?=\p{Lu})/gu), null]) {
    const end = comma ? piece.start + comma.index : piece.end;
    const span = spanOf(document, from, end);
    if (span) parts.push(span);
    if (comma) from = end + comma[0].length;
  }
  return parts;
}

/** The school's name in a piece: the comma part that says so, with the campus that belongs to it ("University of California, Berkeley"). */
function institutionIn(document: DocumentText, piece: Piece): Span | null {
  const parts = commaParts(document, piece);
  const scores = parts.map(({ text }) => institutionScore(withoutDegrees(text)));
  const best = scores.indexOf(Math.max(...scores));
  const part = parts[best];
  if (!part || scores[best]! <= 0) return null;
  const next = parts[best + 1];
  const campus =
    next &&
    matchPlace(next.text) &&
    /(?:california|texas|wisconsin|illinois|maryland|massachusetts|missouri|north carolina|nebraska|michigan|colorado|hawaii|state university)$/iu.test(
      part.text,
    ) &&
    !(parts[best + 2] && matchPlace(parts[best + 2]!.text));
  const span = spanOf(document, part.start, campus ? next.end : listEnd(parts, best));
  if (!span) return null;
  const degree = findDegrees(span.text)[0];
  const link = degree && degree.start === 0 ? /\s(?:at|from|[–—-])\s+/u.exec(span.text) : null;
  return link ? spanOf(document, span.start + link.index + link[0].length, span.end) : span;
}

/** "Institute of building, transport and architecture": parts in small letters go on with the school's name. */
function listEnd(parts: readonly Span[], from: number): number {
  let last = from;
  while (
    parts[last + 1] &&
    findDegrees(parts[last + 1]!.text).length === 0 &&
    /^(?!.*(?:факультет|кафедр|отделени|специальност|направлени|faculty|department))\p{Ll}{4,}/u.test(parts[last + 1]!.text)
  )
    last += 1;
  return parts[last]!.end;
}

function findInstitution(document: DocumentText, pieces: readonly Piece[]): Span | null {
  let best: Piece | null = null;
  let most = 0;
  for (const piece of pieces) {
    const score = institutionScore(withoutDegrees(piece.text));
    if (score <= 0) continue;
    const weighed = score - (findDegrees(piece.text).length > 0 ? 0.4 : 0) + (piece.bold ? 0.2 : 0);
    if (weighed > most) [best, most] = [piece, weighed];
  }
  return best && institutionIn(document, best);
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number } | null) =>
  b !== null && a.start < b.end && b.start < a.end;

/** Specialization behind the degree in its own piece: "B.Sc. in Physics", "Bachelor, Physics", "Бакалавр, Физика". */
function fieldBehind(document: DocumentText, piece: Piece, degree: DegreeMatch, institution: Span | null): Span | null {
  const short = /^\s*\((?:\p{Lu}[\p{L}.]{0,7}|Hons|Honours)\)/u.exec(piece.text.slice(degree.end));
  const from = piece.start + degree.end + (short?.[0].length ?? 0);
  const to = institution && institution.start >= from && institution.start < piece.end ? institution.start : piece.end;
  const tail = document.text.slice(from, to);
  const link = FIELD_LINK.exec(tail);
  if (!link?.[0]) return null;
  const close = /^[^()]*\)/.exec(tail.slice(link[0].length));
  const end = link[0].includes('(') && close ? from + link[0].length + close[0].length - 1 : to;
  const field = withoutGrade(document, spanOf(document, from + link[0].length, end));
  const cut = field ? /\s+(?:at|from)\s*$|\s*[,(]\s*(?:minor|with|gpa).*$/iu.exec(field.text) : null;
  const whole = field && cut ? spanOf(document, field.start, field.start + cut.index) : field;
  return whole && !NOT_FIELD.test(whole.text) && !matchPlace(whole.text) ? whole : null;
}

/** "Medical College No. 1, Nursing": the comma part next to the school that is neither a degree, nor a place, nor a school. */
function besideInstitution(document: DocumentText, pieces: readonly Piece[], institution: Span): Span | null {
  const piece = pieces.find(({ start, end }) => start <= institution.start && institution.end <= end);
  if (!piece) return null;
  for (const part of commaParts(document, piece)) {
    const label = FIELD_LABEL_INLINE.exec(part.text)?.[0].length ?? 0;
    const field = withoutGrade(document, spanOf(document, part.start + label, part.end));
    if (!field || overlaps(field, institution) || NOT_FIELD.test(field.text) || matchPlace(field.text)) continue;
    if (findDegrees(field.text).length === 0 && institutionScore(field.text) === 0 && field.text.split(/\s+/).length <= 10)
      return field;
  }
  return null;
}

/** Specialization before the degree ("Computer Science, B.Sc.") or in a piece of its own. */
function fieldElsewhere(
  document: DocumentText,
  pieces: readonly Piece[],
  degree: (Span & { piece: Piece }) | null,
  institution: Span | null,
): Span | null {
  if (degree) {
    const before = withoutGrade(document, spanOf(document, degree.piece.start, degree.start));
    if (before && !overlaps(before, institution) && !NOT_FIELD.test(before.text) && before.text.length > 3) return before;
  }
  // A faculty is the wider answer: the subject's own label comes first.
  const labelled = pieces.filter(({ text }) => FIELD_LABEL.test(text));
  const piece = labelled.find(({ text }) => !text.toLowerCase().startsWith('факультет')) ?? labelled[0];
  if (piece) return spanOf(document, piece.start + FIELD_LABEL.exec(piece.text)![0].length, piece.end);
  const beside = institution ? besideInstitution(document, pieces, institution) : null;
  if (beside && (degree || /\s/.test(beside.text))) return beside;
  const free = pieces.filter(
    (piece) =>
      piece !== degree?.piece &&
      !overlaps(piece, institution) &&
      !matchPlace(piece.text) &&
      !NOT_FIELD.test(piece.text) &&
      institutionScore(piece.text) === 0 &&
      piece.text.split(/\s+/).length <= 8 &&
      findDegrees(piece.text).length === 0,
  );
  // Without a degree to stand by, only the one short name beside the school's is taken for what was studied there.
  if (!degree)
    return free.length === 1 && /^\p{Lu}/u.test(free[0]!.text) ? spanOf(document, free[0]!.start, free[0]!.end) : beside;
  const near = free.toSorted((a, b) => Math.abs(a.start - degree.start) - Math.abs(b.start - degree.start))[0];
  return near ? withoutGrade(document, spanOf(document, near.start, near.end)) : null;
}

/** "Инженер, Строительство" under a school: the qualification of a Russian specialist's diploma, which is of a master's level. */
function qualificationIn(pieces: readonly Piece[], institution: Span): (Span & { piece: Piece; match: DegreeMatch }) | null {
  for (const piece of pieces) {
    const match = overlaps(piece, institution) ? null : QUALIFICATION.exec(piece.text);
    if (match)
      return {
        piece,
        match: { start: 0, end: match[0].length, level: 'master' },
        start: piece.start,
        end: piece.start + match[0].length,
        text: match[0],
      };
  }
  return null;
}

/** Reads school, degree, field and years from the lines of one study; null when neither school nor degree is there. */
export function readStudy(document: DocumentText, study: Study, today: string): Fact<Education> | null {
  const masks = study.range ? dateMasks(document, study.range) : [];
  const pieces = study.header
    .flatMap((line) => splitPieces(document, line, masks))
    .filter((piece) => /\p{L}/u.test(piece.text) && !isFieldLabel(piece.text))
    .map((piece) => withoutLabel(piece));
  let institution = findInstitution(document, pieces);
  const degrees = pieces.flatMap((piece) =>
    findDegrees(piece.text).map((match) => ({
      piece,
      match,
      start: piece.start + match.start,
      end: piece.start + match.end,
      text: piece.text.slice(match.start, match.end),
    })),
  );
  const degree =
    degrees.find((one) => !overlaps(one, institution)) ?? (institution ? qualificationIn(pieces, institution) : null);
  if (!institution && degree) {
    const free = pieces.find(
      (piece) =>
        piece !== degree.piece && !matchPlace(piece.text) && !NOT_FIELD.test(piece.text) && piece.text.split(/\s+/).length <= 10,
    );
    if (free && (free.line !== degree.piece.line || pieces.length <= 3)) institution = spanOf(document, free.start, free.end);
  }
  if (!institution && !degree) return null;
  const field =
    (degree && fieldBehind(document, degree.piece, degree.match, institution)) ??
    fieldElsewhere(document, pieces, degree, institution);
  const value: Education = {
    institution: institution ? oneLine(institution.text) : null,
    degree: degree ? oneLine(degree.text) : null,
    level: degree?.match.level ?? null,
    specialization: field ? oneLine(field.text) : null,
    ...yearsOf(study.range, today),
  };
  const evidence = [institution, degree, field, ...(study.range ? rangeParts(study.range) : [])].flatMap((span) =>
    span ? [quote(document, span.start, span.end)] : [],
  );
  return {
    value,
    evidence,
    confidence: Math.min(
      0.97,
      0.4 + 0.2 * Number(institution !== null) + 0.2 * Number(degree !== null) + 0.15 * Number(study.range !== null),
    ),
  };
}
