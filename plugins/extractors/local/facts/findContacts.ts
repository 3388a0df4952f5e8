import type { Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { gluedLabels, profilePlatforms } from '../../../knowledge/cues/resumeFactCues.ts';
import { foldText } from '../../../knowledge/foldText.ts';
import { soundOf } from '../../../knowledge/soundOf.ts';
import { isTopLevelDomain } from '../../../knowledge/words/topLevelDomains.ts';
import { type FoundUrl, findEmails, findUrls } from '../annotate/contacts/findAddresses.ts';
import { findPhones } from '../annotate/contacts/findPhones.ts';
import { linesOf, type Resume } from '../entries/resume.ts';
import { fact } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { contains, type TextSpan } from '../shared/textSpan.ts';

/** Sites that host profiles or code, so not a personal site. */
const platform = makeFinder('iu', { before: String.raw`(?<=^|\.)`, words: profilePlatforms, after: String.raw`\.[a-z.]+$` });
/** Sites where people show their work: the second choice after a personal site. */
const portfolio = /(?:^|\.)(?:github|gitlab|bitbucket|behance|dribbble|artstation|codepen|kaggle)\.(?:com|net|org|io)$/i;
/** A label before the address of a site. */
export const siteLabel =
  /(?:website|web site|web|site|portfolio|homepage|home page|blog|url|www|сайт|портфолио|личный сайт)\s*(?:[:：]\s*)?$/iu;

const isIn = (lines: readonly LineView[]) => (start: number) => lines.some((line) => contains(line, start));
const shortestNamePart = 4;
/** The words of a name by which an address may be known. */
const partsOfName = (words: readonly string[]) => words.filter((word) => word.length >= shortestNamePart).map(foldText);
const localOf = (address: string) => address.slice(0, address.indexOf('@'));

/** The lines of other people's contacts. The foot of a page below the references is the person's if an address there has their name. */
function othersLines(resume: Resume): LineView[] {
  const { document, labelled } = resume;
  const name = labelled.fields.find(({ field }) => field === 'name');
  const parts = partsOfName(name ? document.text.slice(name.start, name.end).split(/[^\p{L}\p{M}]+/u) : []);
  const isOwn = (line: LineView) =>
    findEmails(line.text).some(({ text }) => parts.some((part) => foldText(localOf(text)).includes(part)));
  return [...linesOf(resume, 'letter'), ...linesOf(resume, 'references').filter((line) => !isOwn(line))];
}

/** The lines with the person's contacts: in the head, under their headings, and any line with both an e-mail address and a telephone number. */
export function contactLines(resume: Resume): LineView[] {
  const own = new Set(linesOf(resume, 'header', 'contact', 'personal'));
  const others = new Set(othersLines(resume));
  const isRow = (line: LineView) =>
    line.text.includes('@') && findEmails(line.text).length > 0 && findPhones(line.text, null).length > 0 && !others.has(line);
  return resume.lines.filter((line) => own.has(line) || isRow(line));
}

/** Whether a contact is among the person's: before the first heading, under contact headings, in page headers and footers. */
const isContact = (resume: Resume) => isIn([...contactLines(resume), ...resume.lines.filter(({ line }) => line.role !== 'body')]);
/** Whether a contact is another person's. */
const isOfOthers = (resume: Resume) => isIn(othersLines(resume));

/** An address that wraps at the end of a line in a narrow column. */
function wrappedEmail(text: string): TextSpan | null {
  const match =
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:\n?@|@\n)[\p{L}\p{N}.-]*(?:[.-]\n|\n\.|\n)[\p{L}\p{N}.-]*?[a-z]{2,10}(?=\s|$)/iu.exec(
      text,
    );
  const bare = match?.[0].replace(/\n/g, '') ?? '';
  return match && findEmails(bare)[0]?.text === bare
    ? { start: match.index, end: match.index + match[0].length, text: bare }
    : null;
}

/** The address in a mail link whose visible text is a word ("E-mail me"). */
function linkedEmail({ document }: Resume): TextSpan | null {
  for (const { url, start, end } of document.links) {
    const [email] = /^mailto:/i.test(url) ? findEmails(url.slice(7)) : [];
    if (email && start !== null && end !== null && end > start) return { start, end, text: email.text };
  }
  return null;
}

const restBelow = /^((?:\.[a-z]?)?)[\n ]([a-z\d-]{1,20}(?:\.[a-z\d-]{1,20}){0,2})(?=\n|$)/iu;
const endingOf = (address: string) => address.slice(address.lastIndexOf('.') + 1).toLowerCase();

/** The rest of an address that a narrow column cuts in its domain: "jane@example.or" goes on with "g", "jane@post.ex" with "ample.com". */
function withRestBelow(text: string, found: TextSpan): TextSpan {
  const [rest = '', cut = '', below = ''] = restBelow.exec(text.slice(found.end, found.end + longestRest)) ?? [];
  const whole = `${found.text}${cut}${below}`;
  // A letter alone on its line is the rest of something: "…co" over "m".
  const isOpen = !isTopLevelDomain(endingOf(found.text + cut)) || below.length === 1;
  const isCut = rest !== '' && isOpen && isTopLevelDomain(endingOf(whole));
  return isCut && findEmails(whole)[0]?.text === whole
    ? { start: found.start, end: found.end + rest.length, text: whole }
    : found;
}

/** The whole address if a narrow column cuts it inside a word, in its domain or in front of it: "janedoe1", "5@example.org". */
function withoutCut(text: string, found: TextSpan, nameWords: readonly string[]): TextSpan {
  const { start, end } = found;
  const more = withRestBelow(text, found);
  if (more !== found) return more;
  const [whole, above] = cutAbove.exec(text.slice(Math.max(0, start - longestAbove), start)) ?? [];
  if (above === undefined || !beginsAddress(above, found.text, nameWords)) return found;
  return { start: start - whole!.length, end, text: `${above}${found.text}` };
}

const longestAbove = 90;
/** The line, or cell, above an address: letters of an address, with the labels of a form in front of both. */
const cutAbove = /(?<=^|[\n\t])([a-z][a-z\d._-]{3,40})\n(?:[^\n\t]{1,30}\t)?$/iu;

/**
 * Whether text above an address is its beginning: a part of the person's name begins there and ends in the address, or only the text above spells one. Of a
 * person whose name is in other letters the form and length tell as well.
 */
function beginsAddress(above: string, address: string, nameWords: readonly string[]): boolean {
  const local = localOf(address);
  const sounds = nameWords.filter((word) => word.length >= shortestNamePart).map(soundOf);
  const spelledBy = (text: string) => sounds.filter((sound) => soundOf(text).includes(sound));
  const [inAbove, inLocal] = [spelledBy(above), spelledBy(local)];
  if (spelledBy(above + local).some((sound) => !inAbove.includes(sound) && !inLocal.includes(sound))) return true;
  if (inLocal.length > 0) return false;
  const inOtherLetters = !nameWords.some((word) => /^[a-z]/iu.test(word));
  const looksCut = /[a-z\d][._]|\d/iu.test(above) && above.length >= local.length && findUrls(above).length === 0;
  return inAbove.length > 0 || (inOtherLetters && looksCut);
}

const labelInFront = makeFinder('iu', { before: '^', words: gluedLabels, after: '$' });

/** Length of a label with no space before an address that begins with the person's name: "Mailjane.doe@…" is jane.doe@…, "Janetdoe@…" is whole. */
function gluedLabel(address: string, nameWords: readonly string[]): number {
  const starts = nameWords
    .map((word) => address.indexOf(word))
    .filter((at) => labelInFront.test(address.slice(0, Math.max(0, at))));
  return starts.length > 0 ? Math.min(...starts) : 0;
}

/** Skips addresses among the references, which are other people's. Takes the first one among the contacts, otherwise the first in the text. */
export function findEmail(resume: Resume, nameWords: readonly string[]): Fact<string> | null {
  const inContacts = isContact(resume);
  const ofOthers = isOfOthers(resume);
  const all = findEmails(resume.document.text).filter(({ start }) => !ofOthers(start));
  const first = all.find(({ start }) => inContacts(start)) ?? all[0];
  const best = first
    ? withoutCut(resume.document.text, first, nameWords)
    : (wrappedEmail(resume.document.text) ?? linkedEmail(resume));
  if (!best) return null;
  const label = gluedLabel(best.text, nameWords);
  const address = best.text.replace(/\s+/gu, '').slice(label);
  return fact(resume.document, address, best.start + label, best.end, inContacts(best.start) ? 0.98 : 0.85);
}

const leastPhone = 0.5;

export function findPhone(resume: Resume, country: string | null): Fact<string> | null {
  const inContacts = isContact(resume);
  const ofOthers = isOfOthers(resume);
  const { text } = resume.document;
  const [best] = findPhones(text, country, -1)
    .filter(({ start, score }) => !ofOthers(start) && (inContacts(start) || score >= leastPhone))
    // Grouped digits among the contacts are a number, of whatever country.
    .map((phone) => ({ ...phone, score: inContacts(phone.start) ? Math.max(leastPhone, phone.score) + 0.3 : phone.score - 0.2 }))
    .sort((a, b) => b.score - a.score || a.start - b.start);
  return best && best.score >= leastPhone
    ? fact(resume.document, best.text, best.start, best.end, Math.min(0.98, best.score))
    : null;
}

const normalizeLink = (url: string) => url.replace(/[?#].*/, '').replace(/(?<!\/)\/+$/, '');

/** The address of the first link for which `wanted` is true. `start` is where its visible text begins. */
function linkFact(resume: Resume, wanted: (url: FoundUrl, start: number) => boolean): Fact<string> | null {
  for (const { url, start, end } of resume.document.links) {
    const [found] = findUrls(normalizeLink(url));
    if (!found || start === null || end === null || end <= start || !wanted(found, start)) continue;
    return fact(resume.document, normalizeLink(url), start, end, 0.95);
  }
  return null;
}

const isLinkedIn = ({ host, path }: FoundUrl) => /(?:^|\.)linkedin\.com$/.test(host) && /^(?:in|pub|profile)\b/.test(path);

export function findLinkedIn(resume: Resume): Fact<string> | null {
  const url = findUrls(resume.document.text).find(isLinkedIn);
  if (!url) return linkFact(resume, isLinkedIn);
  const rest = restOfProfile.exec(resume.document.text.slice(url.end, url.end + longestRest));
  const isRest = rest && (rest[2] || (url.text.endsWith('-') && !/\p{Lu}/u.test(rest[1]!)));
  const [whole = '', below = ''] = isRest ? rest : [];
  return fact(resume.document, url.text + below, url.start, url.end + whole.length, 0.97);
}

/** The end of an address that a narrow column wraps: "linkedin.com/in/nora-⏎falk-12", "…/in/no⏎ra-falk (LinkedIn)". */
const restOfProfile = /^\n([\p{L}\d%-]+)(?=\s?(\(LinkedIn\))|\s|$)/u;
const longestRest = 80;

const longestHost = 40;
const mostSteps = 2;

/** An address in brackets, of a file or of a page deep inside a site belongs to a piece of work, not to the person. */
const isOfWork = ({ start, path }: FoundUrl, text: string): boolean =>
  /\(\s*$/u.test(text.slice(Math.max(0, start - 2), start)) ||
  /[?=]|\.(?:pdf|docx?|pptx?|zip|png|jpe?g|mp4)$/iu.test(path) ||
  path.split('/').filter(Boolean).length > mostSteps;

/** The person's own site: an address among the contacts or after a label, and not on a platform. */
export function findWebsite(resume: Resume, nameWords: readonly string[]): Fact<string> | null {
  const inContacts = isContact(resume);
  const { text } = resume.document;
  const labelled = ({ start }: FoundUrl) => siteLabel.test(text.slice(Math.max(0, start - 24), start));
  // The end of an e-mail address that wraps looks like a site.
  const emails = findEmails(text).map((email) => withRestBelow(text, email));
  const ofEmail = ({ start }: FoundUrl) =>
    /@[\w-]*\n$/u.test(text.slice(Math.max(0, start - longestHost), start)) || emails.some((email) => contains(email, start));
  const urls = findUrls(text);
  const own = urls.filter(
    (url) => !platform.test(url.host) && !ofEmail(url) && (labelled(url) || (inContacts(url.start) && !isOfWork(url, text))),
  );
  const shown = urls.find(({ host, path, start }) => portfolio.test(host) && path !== '' && inContacts(start));
  const best = own.find(labelled) ?? own[0] ?? shown;
  if (!best) return linkFact(resume, ({ host }, start) => !platform.test(host) && host.includes('.') && inContacts(start));
  const label = gluedLabel(best.text, nameWords);
  return fact(resume.document, best.text.slice(label), best.start + label, best.end, 0.9);
}
