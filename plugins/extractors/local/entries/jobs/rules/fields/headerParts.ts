import type { DocumentText } from '../../../../../../contract.ts';
import { companyScore, titleScore } from '../../../../annotate/fieldScores.ts';
import { matchPlace } from '../../../../annotate/matchPlace.ts';
import type { HeaderPiece } from './headerPieces.ts';
import { splitPair } from './splitPair.ts';
import { subPiece } from './subPiece.ts';

const unsurePlace = 0.75;

/** "Welder" over "Aker Yards, Norway": with only a title in the other field, a possible unlisted town is the employer. */
export function withEmployer(document: DocumentText, fields: HeaderPiece[], places: HeaderPiece[]): HeaderPiece[] {
  const [title, place] = [fields[0], places[0]];
  const comma = place?.text.indexOf(', ') ?? -1;
  if (!title || !place || fields.length > 1 || comma < 0 || titleScore(title.text) < 1.4) return fields;
  if ((matchPlace(place.text)?.score ?? 1) > unsurePlace || matchPlace(place.text.slice(0, comma)) !== null) return fields;
  if (splitPair(document, title).length > 1) return fields;
  places[0] = subPiece(document, place, place.start + comma, place.end);
  return [title, subPiece(document, place, place.start, place.start + comma)].sort((a, b) => a.start - b.start);
}

/** "Programme Officer – Livelihoods" beside "Lumen Trust": the text after a dash stays with the title if another line names the employer. */
export function joinParts(document: DocumentText, fields: HeaderPiece[]): HeaderPiece[] {
  const at = fields.findIndex((part, index) => index > 0 && belongs(document, fields[index - 1]!, part, fields));
  const [title, part] = [fields[at - 1], fields[at]];
  if (!title || !part) return fields;
  const whole = { ...title, end: part.end, text: document.text.slice(title.start, part.end) };
  return [...fields.slice(0, at - 1), whole, ...fields.slice(at + 1)];
}

function belongs(document: DocumentText, title: HeaderPiece, part: HeaderPiece, fields: readonly HeaderPiece[]): boolean {
  const dash = title.line === part.line && /^\s[-–—]\s$/u.test(document.text.slice(title.end, part.start));
  if (!dash || titleScore(title.text) < 1.4 || titleScore(part.text) >= 1.4 || companyScore(part.text) >= 0.8) return false;
  return fields.some((one) => one.line !== part.line && companyScore(one.text) > companyScore(part.text) + 0.5);
}
