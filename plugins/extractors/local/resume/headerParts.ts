import type { DocumentText } from '../../../contract.ts';
import { companyScore, titleScore } from '../shared/fieldScores.ts';
import { matchPlace } from '../shared/matchPlace.ts';
import type { HeaderPiece } from './headerPieces.ts';
import { splitPair } from './splitPair.ts';
import { subPiece } from './subPiece.ts';

const UNSURE_PLACE = 0.75;

/** "Welder" over "Aker Yards, Norway": beside a title alone, what could be a town that no list holds is the employer. */
export function withEmployer(document: DocumentText, fields: HeaderPiece[], places: HeaderPiece[]): HeaderPiece[] {
  const [title, place] = [fields[0], places[0]];
  const comma = place?.text.indexOf(', ') ?? -1;
  if (!title || !place || fields.length > 1 || comma < 0 || titleScore(title.text) < 1.4) return fields;
  if ((matchPlace(place.text)?.score ?? 1) > UNSURE_PLACE || matchPlace(place.text.slice(0, comma)) !== null) return fields;
  if (splitPair(document, title).length > 1) return fields;
  places[0] = subPiece(document, place, place.start + comma, place.end);
  return [title, subPiece(document, place, place.start, place.start + comma)].sort((a, b) => a.start - b.start);
}

/** "Programme Officer – Livelihoods" over "Lumen Trust": what a dash parts from a title is its own where another line names the employer. */
export function joinParts(document: DocumentText, fields: HeaderPiece[]): HeaderPiece[] {
  const [title, part] = fields;
  if (!title || !part || title.line !== part.line || titleScore(title.text) < 1.4 || titleScore(part.text) >= 1.4) return fields;
  const dash = /^\s[-–—]\s$/u.test(document.text.slice(title.end, part.start));
  const employer = fields
    .slice(2)
    .some((one) => one.line !== part.line && companyScore(one.text) > companyScore(part.text) + 0.5);
  if (!dash || !employer || companyScore(part.text) >= 0.8) return fields;
  return [{ ...title, end: part.end, text: document.text.slice(title.start, part.end) }, ...fields.slice(2)];
}
