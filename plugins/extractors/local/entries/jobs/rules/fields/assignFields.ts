import type { DocumentText } from '../../../../../../contract.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchPlace } from '../../../../annotate/matchPlace.ts';
import { titleSpan } from '../../../../annotate/titleSpan.ts';
import type { Piece } from '../../../../shared/splitPieces.ts';
import { isDepartment } from '../segment/isDepartment.ts';
import type { Entry } from '../segment/segmentEntries.ts';
import { assignOne, commonSlots, marginOf } from './assignSlots.ts';
import { employerIn } from './employerIn.ts';
import { joinParts, withEmployer } from './headerParts.ts';
import { isPlace, isTown, narratedPieces, piecesOf } from './headerPieces.ts';
import { splitPair } from './splitPair.ts';
import { subPiece } from './subPiece.ts';

/** The fields of one job's header, as pieces of the text. */
export interface JobFields {
  position: Piece | null;
  company: Piece | null;
  location: Piece | null;
  /** The remaining text of the header's lines; in a table row, the duties. */
  rest: Piece[];
}

const leastDutyWords = 4;
/** Score from which a text is surely a place: "Denver, CO", although "Co" after other names is a company form. */
const surePlace = 0.9;

const longestTitle = 10;

/** The title in a piece; null if the piece is a sentence. */
function titleIn(document: DocumentText, piece: Piece): Piece | null {
  if (piece.text.split(/\s+/).length > longestTitle && titleScore(piece.text) < 1) return null;
  const span = titleSpan(piece.text);
  if (!span) return null;
  // "Водитель погрузчика." ends like a sentence, so drop the full stop; "Lead Eng." is an abbreviation.
  const stop = /\p{Ll}{4}\.$/u.test(piece.text.slice(span.start, span.end)) ? 1 : 0;
  return subPiece(document, piece, piece.start + span.start, piece.start + span.end - stop);
}

/** Self-employed people have no employer. */
const alone = /(?<!\p{L})(?:freelance\p{L}*|self[\s-]employed|независим|фриланс\p{L}*|самозанят\p{L}*)/iu;

const same = /^(?:там же|(?:at )?(?:the )?same (?:company|employer|place|organi[sz]ation|school|firm)|ibid\.?)$/iu;

/** "там же" ("same place") means the employer of the entry before. */
function resolveSame(fields: JobFields[]): void {
  fields.forEach((own, index) => {
    if (own.company && same.test(own.company.text)) own.company = fields[index - 1]?.company ?? null;
  });
}

/** Several positions under one employer: an entry that has no employer and fewer header lines than the entry before takes that entry's employer. */
function inheritCompanies(fields: JobFields[], entries: readonly Entry[]): void {
  fields.forEach((own, index) => {
    const before = fields[index - 1];
    if (own.company || !own.position || !before?.company || !before.position || alone.test(own.position.text)) return;
    const sameLine = entries[index]!.header[0]?.index === before.position.line;
    if (
      sameLine ||
      (before.company.line !== before.position.line && entries[index]!.header.length < entries[index - 1]!.header.length)
    )
      own.company = before.company;
    else if (index >= 2 && fields[index - 2]?.company === before.company) own.company = before.company;
  });
}

const townPattern = /, (\p{Lu}[\p{L}'’.-]{1,40}(?:[ -]\p{Lu}[\p{L}'’.-]{1,40}){0,2})$/u;

/** "Chez Lumen, Millau": reads an unlisted town after the employer if other entries of the section have their place there. */
function splitTowns(document: DocumentText, fields: JobFields[]): void {
  const shows = ({ company, location }: JobFields) =>
    company !== null && location !== null && location.line === company.line && location.start > company.end;
  if (!fields.some(shows)) return;
  for (const own of fields) {
    const { company, position } = own;
    if (!company || own.location) continue;
    const town = townPattern.exec(company.text);
    if (town?.[1] && isTown(town[1])) {
      own.company = subPiece(document, company, company.start, company.start + town.index);
      own.location = subPiece(document, company, company.start + town.index, company.end);
    } else if (position && /^,\s$/.test(document.text.slice(company.end, position.start)) && isTown(position.text))
      [own.position, own.location] = [null, position];
  }
}

const longestUnknown = 4;

/** "Runner, Lumen Café": reads unknown words as a title if other entries of the section put theirs before the employer and a comma. */
function splitUnknownTitles(document: DocumentText, fields: JobFields[]): void {
  const shows = ({ company, position }: JobFields) =>
    company !== null && position !== null && /^,\s$/u.test(document.text.slice(position.end, company.start));
  const shown = fields.filter(shows).length;
  if (shown === 0) return;
  for (const own of fields) {
    const { company } = own;
    const comma = company && !own.position ? company.text.indexOf(', ') : -1;
    if (!company || comma < 0) continue;
    const [left, right] = [company.text.slice(0, comma), company.text.slice(comma + 2)];
    const isTitle = left.split(/\s+/).length <= longestUnknown && companyScore(left) < 0.8 && matchPlace(left) === null;
    if (!isTitle || matchPlace(right) !== null || (shown < 2 && companyScore(right) < 1.5)) continue;
    own.position = subPiece(document, company, company.start, company.start + comma);
    own.company = subPiece(document, company, company.start + comma + 2, company.end);
  }
}

/** Finds position, company and place in the headers of a section's entries. */
export function assignFields(document: DocumentText, entries: readonly Entry[]): JobFields[] {
  const split = entries.map((entry) => {
    const pieces = piecesOf(document, entry);
    const places = pieces.filter(
      ({ text, town }) => town || (isPlace(text) && ((matchPlace(text)?.score ?? 0) >= surePlace || companyScore(text) < 1.5)),
    );
    const named = pieces.filter((piece) => !places.includes(piece));
    // Next to a title and an employer, a department is neither of them.
    const whole = named.filter(({ text }) => !isDepartment(text));
    const fields = joinParts(document, withEmployer(document, whole.length >= 2 ? whole : named, places));
    const pair = fields.length === 1 ? splitPair(document, fields[0]!) : fields;
    const inner = pair.length > 2 && fields.length === 1 ? pair[1]! : null;
    return {
      location: places[0] ?? inner,
      fields: pair.filter((piece) => piece !== inner),
      told: narratedPieces(document, entry),
    };
  });
  const all = split.map(({ fields }) => fields);
  const slots = commonSlots(all);
  const margin = marginOf(all, slots);
  const assigned = split.map(({ fields, told, location }) => {
    const chosen = assignOne(fields, slots, margin);
    const employer = chosen.company && employerIn(document, chosen.company);
    const own = {
      position: chosen.position && titleIn(document, chosen.position),
      company: employer?.company ?? null,
      location: location ?? employer?.town ?? null,
    };
    const others = fields.filter((piece) => piece !== chosen.position && piece !== chosen.company);
    return { ...own, rest: [...others, ...told].filter(({ text }) => text.split(/\s+/).length >= leastDutyWords) };
  });
  resolveSame(assigned);
  inheritCompanies(assigned, entries);
  splitTowns(document, assigned);
  splitUnknownTitles(document, assigned);
  return assigned;
}
