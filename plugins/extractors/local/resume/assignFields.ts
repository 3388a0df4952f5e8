import type { DocumentText } from '../../../contract.ts';
import { isFieldLabel, jobLabelLength } from '../shared/fieldLabels.ts';
import { companyScore, titleScore } from '../shared/fieldScores.ts';
import { matchPlace, matchTrailingPlace } from '../shared/matchPlace.ts';
import { type Piece, splitPieces } from '../shared/splitPieces.ts';
import { titleSpan } from '../shared/titleSpan.ts';
import { dateMasks } from './dateMasks.ts';
import type { Entry } from './segmentEntries.ts';

/** The fields of one job's header, as pieces of the text. */
export interface JobFields {
  position: Piece | null;
  company: Piece | null;
  location: Piece | null;
  /** What else the header's lines say: in a table's row, the duties. */
  rest: Piece[];
}

const NOISE =
  /^(?:full[\s-]?time|part[\s-]?time|contract|permanent|temporary|freelance position|internship|remote|hybrid|on-?site|view\s.*|https?:\S+|www\.\S+|[\p{L}\d-]+\.(?:com|io|org|net|dev|ru|co|me|app)(?:\/\S*)?|полная занятость|частичная занятость|полный день|удал[её]нно|achievements?:?|responsibilities:?|key achievements:?|company|position|employer|role|dates?|period|duties|должность|организация|период(?: работы)?|место работы|обязанности|должностные обязанности|компания|сроки|годы|[^\p{L}]+)$/iu;
const AT = /\s+(?:at|@|with|for|в компании|в)\s+(?=[\p{Lu}«"\d])|\s*@\s*/u;
const LEAD = /^(?:at|@|в компании|with)\s+(?=[\p{Lu}«"])/iu;

function subPiece(document: DocumentText, piece: Piece, start: number, end: number): Piece {
  const raw = document.text.slice(start, end);
  const text = raw.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
  const from = start + raw.indexOf(text);
  return { ...piece, start: from, end: from + text.length, text };
}

/** "Electrician, Briggs Contractors, Rotherham": a town that no list holds, third behind a title and an employer. */
function thirdPart(text: string): { start: number; end: number } | null {
  const parts = /^([^,]+), ([^,]+), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?)$/u.exec(text);
  if (!parts?.[1] || !parts[2] || !parts[3]) return null;
  const town = titleScore(parts[3]) < 1 && companyScore(parts[3]) < 0.8;
  const known = titleScore(parts[1]) >= 1.4 && titleScore(parts[2]) < 1.4;
  return town && known ? { start: text.length - parts[3].length, end: text.length } : null;
}

const isTown = (text: string) => companyScore(text) < 0.8 && titleScore(text) < 0.5;

/** A part of a header; a town is a place whatever lists know. */
interface HeaderPiece extends Piece {
  town?: boolean;
}

const LONGEST_PLACE = 5;
/** "The court of the city and the region" is an employer in a place. */
const isPlace = (text: string) => matchPlace(text) !== null && (text.includes(',') || text.split(/\s+/).length <= LONGEST_PLACE);

/** The place at a text's end. In "Director, Grand Lumen, Singapore" the middle names the employer where no other line does. */
function placeIn(text: string, alone: boolean): { start: number; end: number } | null {
  const place = matchTrailingPlace(text) ?? thirdPart(text);
  if (!place || !alone) return place;
  const [title, comma] = [text.slice(0, place.start).replace(/[\s,]+$/u, ''), text.indexOf(',', place.start)];
  const titled = !title.includes(',') && titleScore(title) >= 1.4;
  const known = comma < 0 || matchPlace(text.slice(place.start, comma)) !== null;
  return titled && !known ? { start: comma + 1, end: place.end } : place;
}

/** The fields that a header's lines hold: split by marks, gaps and weight, labels ("Company:") cut off, places at a list's end set apart. */
function piecesOf(document: DocumentText, entry: Entry): HeaderPiece[] {
  const masks = entry.range ? dateMasks(document, entry.range) : [];
  const split = namingLines(entry).map((line) => splitPieces(document, line, masks));
  const alone = split.filter((pieces) => pieces.length > 0).length === 1;
  return split.flatMap((pieces) =>
    pieces.flatMap((piece) => {
      const label = LEAD.exec(piece.text)?.[0].length ?? jobLabelLength(piece.text);
      const bare = label > 0 ? subPiece(document, piece, piece.start + label, piece.end) : piece;
      if (!bare.text || NOISE.test(bare.text) || isFieldLabel(bare.text) || isPlace(bare.text))
        return bare.text && isPlace(bare.text) ? [bare] : [];
      const place = placeIn(bare.text, alone);
      if (!place) return [bare];
      return [
        subPiece(document, bare, bare.start, bare.start + place.start),
        subPiece(document, bare, bare.start + place.start, bare.start + place.end),
      ].map((part, index) =>
        index === 0
          ? { ...part, text: part.text.replace(/\s*\($/, ''), end: part.end - (/\s*\($/.exec(part.text)?.[0].length ?? 0) }
          : { ...part, town: isTown(part.text) },
      );
    }),
  );
}

/** A column of dates beside the text dates the list item that happens to stand next to it: below a line that is none, the item tells of the job. */
function namingLines({ header }: Entry): Entry['header'] {
  const named = header.filter((line) => !line.listItem);
  return named.length > 0 && named[0] === header[0] ? named : header;
}

/** What the header's other lines tell of the job, without the dates beside it. */
function toldPieces(document: DocumentText, entry: Entry): Piece[] {
  const naming = new Set(namingLines(entry));
  const masks = entry.range ? dateMasks(document, entry.range) : [];
  return entry.header.filter((line) => !naming.has(line)).flatMap((line) => splitPieces(document, line, masks).slice(0, 1));
}

/** The first mark parts a pair, unless a later one does so much better. */
const LEAST_BETTER = 0.5;

/** "Engineer at Acme", "Engineer, Acme", "Acme, Engineer" as two pieces; the piece alone where nothing tells them apart. */
function splitPair(document: DocumentText, piece: Piece): Piece[] {
  const at = AT.exec(piece.text);
  if (at && titleScore(piece.text.slice(0, at.index)) >= 1) {
    return [
      subPiece(document, piece, piece.start, piece.start + at.index),
      subPiece(document, piece, piece.start + at.index + at[0].length, piece.end),
    ];
  }
  let best: Piece[] = [piece];
  let bestScore = 1.5;
  for (const comma of piece.text.matchAll(/,\s*(?=\p{Lu})|,\s+|\s+[-–—]\s+|:\s+|\s*\/\s*|\.\s+(?=\p{Lu})/gu)) {
    const [left, right] = [piece.text.slice(0, comma.index), piece.text.slice(comma.index + comma[0].length)];
    const score = Math.abs(titleScore(left) - companyScore(left) - (titleScore(right) - companyScore(right)));
    const apart = titleScore(left) >= 1.4 !== titleScore(right) >= 1.4;
    const separated = comma[0].includes('/') ? companyScore(left) + companyScore(right) > 2 : true;
    if (apart && separated && score > bestScore + (best.length > 1 ? LEAST_BETTER : 0)) {
      best = [
        subPiece(document, piece, piece.start, piece.start + comma.index),
        subPiece(document, piece, piece.start + comma.index + comma[0].length, piece.end),
      ];
      bestScore = score;
    }
  }
  return best;
}

const LEAST_DUTY_WORDS = 4;
/** "Denver, CO" is a place, whatever "Co" is behind other names. */
const SURE_PLACE = 0.9;

interface Slots {
  position: number;
  company: number;
}

const fit = (piece: Piece | undefined, score: (text: string) => number) => (piece ? score(piece.text) : -0.6);

/** Which of the first pieces is the position and which the company, judged over all entries of the section: a layout keeps one order. */
function commonSlots(all: readonly Piece[][]): Slots {
  let best: Slots = { position: 0, company: 1 };
  let most = Number.NEGATIVE_INFINITY;
  for (let position = 0; position < 3; position += 1) {
    for (let company = 0; company < 3; company += 1) {
      if (position === company) continue;
      let sum = position + company === 1 ? 0.5 * all.length : 0;
      for (const pieces of all) {
        const [title, employer] = [pieces[position], pieces[company]];
        sum +=
          fit(title, titleScore) -
          (title ? 0.5 * companyScore(title.text) : 0) +
          fit(employer, companyScore) -
          (employer ? 0.7 * titleScore(employer.text) : 0);
      }
      if (sum > most) [best, most] = [{ position, company }, sum];
    }
  }
  return best;
}

/** One entry's fields: the section's order, unless another order fits this entry much better. */
function assignOne(pieces: readonly Piece[], slots: Slots): { position: Piece | null; company: Piece | null } {
  const [only] = pieces;
  if (!only) return { position: null, company: null };
  if (pieces.length === 1) {
    const lead = titleScore(only.text) - companyScore(only.text);
    return lead >= 0.8 ? { position: only, company: null } : { position: null, company: only };
  }
  // An entry with fewer pieces than the others still has both fields among them.
  const first = pieces[slots.position] ?? pieces.find((_, index) => index !== slots.company) ?? null;
  let best = { position: first, company: pieces[slots.company] ?? pieces.find((piece) => piece !== first) ?? null };
  const score = (position: Piece | null, company: Piece | null) =>
    (position ? titleScore(position.text) - 0.5 * companyScore(position.text) : -0.6) +
    (company ? companyScore(company.text) - 0.7 * titleScore(company.text) : -0.6);
  let most = score(best.position, best.company) + 1.5;
  for (const position of pieces.slice(0, 4)) {
    for (const company of pieces.slice(0, 4)) {
      if (position === company) continue;
      const total = score(position, company) - 0.2 * (pieces.indexOf(position) + pieces.indexOf(company));
      if (total > most) [best, most] = [{ position, company }, total];
    }
  }
  return best;
}

const LONGEST_TITLE = 10;

/** The title in a piece; none in a sentence. */
function titleIn(document: DocumentText, piece: Piece): Piece | null {
  if (piece.text.split(/\s+/).length > LONGEST_TITLE && titleScore(piece.text) < 1) return null;
  const span = titleSpan(piece.text);
  return span && subPiece(document, piece, piece.start + span.start, piece.start + span.end);
}

/** "АО «Заря», Барнаул, 280 чел.", "ИП Орлов А.В., Тула": what stands behind a quoted name or a trader's initials is no part of the employer. */
const NAME_THEN_MORE = /^(?:[^,«"]{0,60}[«"][^»"]{2,80}[»"]|ИП\s[^,]{3,40})(?=,)/u;

/** "Severn Vale Academy, Telford (1,340 pupils)". */
const REMARK_BEHIND = /(?<=,.*)\s*\([^()]*\)$/u;

function companyIn(document: DocumentText, whole: Piece): Piece | null {
  const remark = REMARK_BEHIND.exec(whole.text);
  const place = remark && matchTrailingPlace(whole.text.slice(0, remark.index));
  const end = place ? whole.text.lastIndexOf(',', place.start) : -1;
  const piece = end > 0 ? subPiece(document, whole, whole.start, whole.start + end) : whole;
  const name = NAME_THEN_MORE.exec(piece.text)?.[0];
  return name === undefined ? piece : subPiece(document, piece, piece.start, piece.start + name.length);
}

/** Who works for themselves has no employer. */
const ALONE = /(?<!\p{L})(?:freelance\p{L}*|self[\s-]employed|независим|фриланс\p{L}*|самозанят\p{L}*)/iu;

/** Several positions under one employer: an entry without one, with fewer header lines than the entry before, has that entry's. */
function inheritCompanies(fields: JobFields[], entries: readonly Entry[]): void {
  fields.forEach((own, index) => {
    const before = fields[index - 1];
    if (own.company || !own.position || !before?.company || !before.position || ALONE.test(own.position.text)) return;
    const sameLine = entries[index]!.header[0]?.index === before.position.line;
    if (
      sameLine ||
      (before.company.line !== before.position.line && entries[index]!.header.length < entries[index - 1]!.header.length)
    )
      own.company = before.company;
    else if (index >= 2 && fields[index - 2]?.company === before.company) own.company = before.company;
  });
}

const TOWN = /, (\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’.-]+){0,2})$/u;

/** "Chez Lumen, Millau": a town that no list holds, where other entries of the section show theirs behind the employer. */
function splitTowns(document: DocumentText, fields: JobFields[]): void {
  const shows = ({ company, location }: JobFields) =>
    company !== null && location !== null && location.line === company.line && location.start > company.end;
  if (!fields.some(shows)) return;
  for (const own of fields) {
    const { company, position } = own;
    if (!company || own.location) continue;
    const town = TOWN.exec(company.text);
    if (town?.[1] && isTown(town[1])) {
      own.company = subPiece(document, company, company.start, company.start + town.index);
      own.location = subPiece(document, company, company.start + town.index, company.end);
    } else if (position && /^,\s$/.test(document.text.slice(company.end, position.start)) && isTown(position.text))
      [own.position, own.location] = [null, position];
  }
}

/** Tells position, company and place apart in the headers of a section's entries. */
export function assignFields(document: DocumentText, entries: readonly Entry[]): JobFields[] {
  const split = entries.map((entry) => {
    const pieces = piecesOf(document, entry);
    const places = pieces.filter(
      ({ text, town }) => town || (isPlace(text) && ((matchPlace(text)?.score ?? 0) >= SURE_PLACE || companyScore(text) < 1.5)),
    );
    const fields = pieces.filter((piece) => !places.includes(piece));
    const pair = fields.length === 1 ? splitPair(document, fields[0]!) : fields;
    return { location: places[0] ?? null, fields: pair, told: toldPieces(document, entry) };
  });
  const slots = commonSlots(split.map(({ fields }) => fields));
  const assigned = split.map(({ fields, told, location }) => {
    const chosen = assignOne(fields, slots);
    const own = {
      position: chosen.position && titleIn(document, chosen.position),
      company: chosen.company && companyIn(document, chosen.company),
    };
    const others = fields.filter((piece) => piece !== chosen.position && piece !== chosen.company);
    return { ...own, location, rest: [...others, ...told].filter(({ text }) => text.split(/\s+/).length >= LEAST_DUTY_WORDS) };
  });
  inheritCompanies(assigned, entries);
  splitTowns(document, assigned);
  return assigned;
}
