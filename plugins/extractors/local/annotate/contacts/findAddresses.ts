import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { dottedNames, labelsBeforeDots, scriptLibraries } from '../../../../knowledge/cues/resumeFactCues.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { isTopLevelDomain } from '../../../../knowledge/words/topLevelDomains.ts';
import { firstWhere, type TextSpan, wordsWith } from '../../shared/textSpan.ts';

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]*[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-zрф]{2,24}/giu;
/** "Email-jane@example.com" */
const labelled = /^e-?mail(?:id)?[-_.]+(?=[^@]{3})/iu;
/** The next label, printed right after the address: "jane@example.comLinkedIn". */
const glued = /(?<=\.[a-z]{2,6})\p{Lu}\p{Ll}[\p{L}]*$/u;
/**
 * Finds e-mail addresses. A label printed right before one without a space cannot be split off safely ("Correspondencejane@x.com"), except at a colon
 * ("E-mail:jane@x.com").
 */
export const findEmails = remember((text: string): readonly TextSpan[] =>
  wordsWith(/@/g, text).flatMap((word) =>
    matchesOf(email, word.text).map(({ index, 0: found }) => {
      const label = labelled.exec(found)?.[0].length ?? 0;
      const address = found.slice(label).replace(glued, '');
      const start = word.start + index + label;
      return { start, end: start + address.length, text: address };
    }),
  ),
);

export interface FoundUrl extends TextSpan {
  /** Without protocol, "www.", query and trailing slash; lower-case host. */
  host: string;
  path: string;
}

/** Up to a sign that no address has, or to the next address. */
const withProtocol = /https?:\/\/(?:(?!https?:\/\/)[^\s<>"'()|•·,;])+/iuy;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const hostAndPath = new RegExp(
  String.raw`(?:www\.)?(?:${label}\.)+[a-z]{2,18}(?![\p{L}\p{N}@.-])(?:\/[^\s<>"'()|•·,;]*)?`,
  'iuy',
);
const russianHost = /[а-яё\d-]+\.рф(?!\p{L})/iuy;
const forms = [withProtocol, hostAndPath, russianHost];
const beginning = /(?<![\p{L}\p{N}@._-])[\p{L}\p{N}-]/gu;

/** The addresses in a word, in order. */
function addressesIn(word: string): { index: number; 0: string }[] {
  const found: { index: number; 0: string }[] = [];
  let done = 0;
  for (const { index } of matchesOf(beginning, word)) {
    if (index < done) continue;
    const form = forms.find((one) => {
      one.lastIndex = index;
      return one.test(word);
    });
    if (form === undefined) continue;
    done = form.lastIndex;
    found.push({ index, 0: word.slice(index, done) });
  }
  return found;
}
/** Every address contains one of these. */
const sign = /\.\S|:\/\//g;
/** Software names that look like hosts. */
const notAHost = makeFinder(
  'iu',
  { before: '^', words: scriptLibraries, after: String.raw`\.(?:js|io|ts)$` },
  { before: '^', words: labelsBeforeDots, after: String.raw`\.no$` },
  { before: '^', words: dottedNames, after: '$' },
);

/** Without a protocol, "www." or a path, an address needs a known top-level domain: "N.KOWALSKI" is a name, "INDIA.PIN" a typo. */
function isAddress(raw: string, host: string, hasPath: boolean): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return hasPath || /^https?:|^www\./iu.test(raw) || isTopLevelDomain(ending);
}

/** Finds web addresses, with or without a protocol. Skips hosts of e-mail addresses and names of software. */
export const findUrls = remember((text: string): readonly FoundUrl[] => {
  const emails = findEmails(text);
  const isEmail = (start: number, end: number) => {
    const email = emails[firstWhere(emails, (one) => one.end > start)];
    return email !== undefined && email.start < end;
  };
  return wordsWith(sign, text)
    .flatMap((word) => addressesIn(word.text).flatMap(({ index, 0: raw }) => readUrl(raw, word.start + index) ?? []))
    .filter(({ start, end }) => !isEmail(start, end));
});

function readUrl(written: string, start: number): FoundUrl | null {
  const raw = written.replace(/(?<![.,:!?/])[.,:!?/]+$/, '');
  const bare = raw.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const [host = '', ...path] = bare.split('/');
  if (notAHost.test(host) || !/\p{L}{2}$/u.test(host)) return null;
  if (!isAddress(raw, host, path.length > 0)) return null;
  return { start, end: start + raw.length, text: raw, host: host.toLowerCase(), path: path.join('/') };
}
