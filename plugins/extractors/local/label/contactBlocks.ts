import { findEmails, findUrls } from '../annotate/contacts/findAddresses.ts';
import { findPhones } from '../annotate/contacts/findPhones.ts';
import type { LineView } from '../shared/lineView.ts';
import type { LineContext } from './features/lineLooks.ts';

/** Outweighs the lines above. */
const gain = 800;
/** A block of contacts has at least two of them, within so many lines. */
const leastContacts = 2;
const mostLines = 10;

const isContact = ({ text }: LineView): boolean =>
  findEmails(text).length > 0 || findPhones(text, null).length > 0 || findUrls(text).length > 0;

/** Whether a line begins a column: it is above the line before, on the same page. */
function opensColumn(line: LineView, before: LineView | undefined): boolean {
  const [box, above] = [line.line.box, before?.line.box];
  return !!box && !!above && line.page === before!.page && box.y + box.height < above.y;
}

/**
 * The lines at the top of a column, down to its first heading, may be contacts rather than the rest of the section in which the column before ended: adds to
 * their scores. Not if an address is above, as a second one is somebody else's.
 */
export function addContactBlocks({ lines, marks }: LineContext, names: readonly string[], scores: Float64Array) {
  const from = lines.findIndex((line, at) => opensColumn(line, lines[at - 1]));
  if (from < 0 || lines.slice(0, from).some(({ text }) => text.includes('@'))) return;
  const heading = marks.findIndex(({ heading: found }, at) => at >= from && found?.exact === true);
  const block = lines.slice(from, heading);
  if (heading < 0 || block.length > mostLines || block.filter(isContact).length < leastContacts) return;
  for (let at = from; at < heading; at += 1) scores[at * names.length + names.indexOf('contact')]! += gain;
}
