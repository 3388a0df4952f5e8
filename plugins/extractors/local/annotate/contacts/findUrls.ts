import { dottedNames, labelsBeforeDots, scriptLibraries } from '../../../../knowledge/cues/resumeFactCues.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { genericDomains } from '../../../../knowledge/words/topLevelDomains.ts';
import { firstWhere, type TextSpan, wordsWith } from '../../shared/textSpan.ts';
import { findEmails } from './findEmails.ts';

export interface FoundUrl extends TextSpan {
  /** Without protocol, "www.", query and trailing slash; lower-case host. */
  host: string;
  path: string;
}

/** Up to a sign that no address has, or to the next address. */
const withProtocol = String.raw`https?:\/\/(?:(?!https?:\/\/)[^\s<>"'()|•·,;])+`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const hostAndPath = String.raw`(?:www\.)?(?:${label}\.)+[a-z]{2,18}(?![\p{L}\p{N}@.-])(?:\/[^\s<>"'()|•·,;]*)?`;
const russianHost = String.raw`[а-яё\d-]+\.рф(?![\p{L}])`;
const urlText = new RegExp(String.raw`(?<![\p{L}\p{N}@._-])(?:${withProtocol}|${hostAndPath}|${russianHost})`, 'giu');
/** Every address contains one of these. */
const sign = /\.\S|:\/\//g;
/** Software names that look like hosts. */
const notAHost = new RegExp(
  String.raw`^(?:(?:${scriptLibraries})\.(?:js|io|ts)|(?:${labelsBeforeDots})\.no|${dottedNames})$`,
  'i',
);

/** Without a protocol, "www." or a path, an address needs a known top-level domain: "N.KOWALSKI" is a name, "INDIA.PIN" a typo. */
function isAddress(raw: string, host: string, hasPath: boolean): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return hasPath || /^https?:|^www\./iu.test(raw) || ending.length === 2 || ending === 'рф' || genericDomains.has(ending);
}

/** Finds web addresses, with or without a protocol. Skips hosts of e-mail addresses and names of software. */
export const findUrls = remember((text: string): readonly FoundUrl[] => {
  const emails = findEmails(text);
  const isEmail = (start: number, end: number) => {
    const email = emails[firstWhere(emails, (one) => one.end > start)];
    return email !== undefined && email.start < end;
  };
  return wordsWith(sign, text)
    .flatMap((word) =>
      Array.from(word.text.matchAll(urlText), ({ index, 0: raw }) => {
        const start = word.start + index;
        return readUrl(withoutPhone(raw, text.slice(start + raw.length, start + raw.length + 3)), start) ?? [];
      }).flat(),
    )
    .filter(({ start, end }) => !isEmail(start, end));
});

/** "linkedin.com/in/jane/07700 900123": digits that go on behind a space are the next contact, which a slash sets apart. */
function withoutPhone(written: string, after: string): string {
  return /^[ \u00A0-]\d/u.test(after) ? written.replace(/\/(?:\+\d{1,4}|\d{3,6})$/u, '') : written;
}

function readUrl(written: string, start: number): FoundUrl | null {
  const raw = written.replace(/(?<![.,:!?/])[.,:!?/]+$/, '');
  const bare = raw.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const [host = '', ...path] = bare.split('/');
  if (notAHost.test(host) || !/\p{L}{2}$/u.test(host)) return null;
  if (!/^https?:|^www\./i.test(raw) && /^\p{Lu}\p{Ll}+\.\p{Lu}/u.test(raw)) return null;
  if (!isAddress(raw, host, path.length > 0)) return null;
  return { start, end: start + raw.length, text: raw, host: host.toLowerCase(), path: path.join('/') };
}
