import type { DocumentText, Requirement } from '../../../../contract.ts';
import {
  certificateShortNames,
  certifiedAs,
  clearances,
  drivingCountries,
  drivingQualities,
  licensedProfessions,
  notNamingCertificates,
  russianDrivingLicences,
  russianPermits,
  workCards,
} from '../../../../knowledge/cues/jobCertificateCues.ts';
import { type Finder, type Found, makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import { withoutOverlaps } from '../../shared/textSpan.ts';
import type { AskingClause } from '../clauses/clauseCues.ts';

const drivingClass = String.raw`(?:\s*\(?(?:class|category) [A-E](?:E|1E?)?(?!\p{L})\)?)?`;

const before = String.raw`(?<![\p{L}\p{N}])`;
const certified = makeFinder('iu', {
  before: `(?<=${before}Certified )`,
  words: certifiedAs,
  after: String.raw`(?:\s*\([A-Z+-]{2,8}\))?`,
});
const drivingLicences = makeFinder('iu', { before, words: `driv(?:er(?:'|’)?s?|ing) licen[cs]e`, after: drivingClass });
const drivingQuality = new RegExp(`${before}(?:${drivingQualities}) $`, 'iu');
const drivingCountry = new RegExp(`${before}(?:${drivingCountries}) $`, 'iu');
const professionalLicences = makeFinder('iu', {
  before,
  words: licensedProfessions,
  after: ' ?(?:licen[cs]e|licensure|certification|certificate)',
});

function withWordsBefore(text: string, { index, 0: words }: Found, pattern: RegExp): Found {
  const more = pattern.exec(text.slice(Math.max(0, index - longestWord), index))?.[0] ?? '';
  return { index: index - more.length, 0: more + words };
}

const longestWord = 20;

/** Certificates and licences as job descriptions ask for them. The longest match at a position wins; the matched text is the label. */
const certificateNames: readonly Pick<Finder, 'all'>[] = [
  { all: (text) => certified.all(text).map((found) => withWordsBefore(text, found, /Certified $/iu)) },
  makeFinder('u', { before: String.raw`(?<![\p{L}\p{N}&])`, words: certificateShortNames, after: String.raw`(?![\p{L}\p{N}])` }),
  {
    all: (text) =>
      drivingLicences
        .all(text)
        .map((found) => withWordsBefore(text, withWordsBefore(text, found, drivingCountry), drivingQuality)),
  },
  {
    all: (text) =>
      professionalLicences
        .all(text)
        .map((found) => withWordsBefore(text, found, /(?<![\p{L}\p{N}])(?:valid|active|current|unrestricted|state) $/iu)),
  },
  makeFinder('u', { before, words: workCards, after: String.raw`(?![\p{L}\p{N}])` }),
  makeFinder('u', { before, words: String.raw`Certificate (?:I{1,3}|IV|V|\d) in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}` }),
  makeFinder('iu', { before, words: clearances }),
  makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: `${russianDrivingLicences}|${russianPermits}` }),
];

const named = String.raw`\p{Lu}[\p{L}\d]*[ ]`;
const notNaming = new Set(notNamingCertificates.split('|'));
const papers = makeFinder('u', {
  before,
  words: String.raw`[\p{L}\d][\p{L}\d+.]* (?:\([\p{L}\d+]{1,6}\) )?(?:[Cc]ertificate|certification|licen[cs]e)(?!\p{L})`,
});
const wordBefore = /(?<![\p{L}\p{N}])([\p{L}\d][\p{L}\d+.]*) $/u;
const otherPapers = makeFinder(
  'u',
  { before, words: String.raw`(?:${named}){3}(?:certificate|certification|licen[cs]e)(?!\p{L})` },
  { before, words: String.raw`(?:registration|registered|certified|licen[cs]ed) (?:as|with) (?:an? |the )?\p{Lu}{2,6}(?!\p{L})` },
  { before, words: String.raw`(?:${named}){1,3}(?:registration|accreditation|registered|ticket|card)(?!\p{L})` },
);

/** "EPA 608 certification", "NMC registration", "ACR accreditation": certificates that no list holds. Used only where no known one matches. */
function findOtherCertificates(text: string): Found[] {
  const named = papers
    .all(text)
    .filter(({ 0: words }) => !notNaming.has(words.split(' ')[0]!.toLowerCase()))
    .map((found) => {
      const word = wordBefore.exec(text.slice(0, found.index));
      return word === null || notNaming.has(word[1]!) ? found : { index: word.index, 0: word[0] + found[0] };
    });
  return [...otherPapers.all(text), ...named].toSorted((a, b) => a.index - b.index);
}

/** Certificates and licences that the description asks for, each once. */
export function findJobCertificates(document: DocumentText, clauses: readonly AskingClause[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const clause of clauses) {
    for (const { start, end } of joinChoices(clause.text, spansIn(clause.text))) {
      const label = nominative(oneLine(clause.text.slice(start, end)));
      const key = label.toLowerCase();
      if (found.has(key)) continue;
      found.set(key, {
        label,
        known: null,
        kind: 'certification',
        category: 'other',
        importance: clause.asking.importance,
        minYears: null,
        confidence: clause.asking.confidence,
        evidence: [quote(document, clause.start + start, clause.start + end)],
      });
    }
  }
  return [...found.values()];
}

/** Turns "наличие медицинской книжки", "с действующей аккредитацией" into the nominative. */
function nominative(label: string): string {
  return label
    .replace(/^(медицинск|санитарн)\p{L}+ книжк\p{L}+/iu, '$1ая книжка')
    .replace(/^(мед|сан)книжк\p{L}+/iu, '$1книжка')
    .replace(/(?<!\p{L})(аккредитаци|лицензи)[июей]+(?!\p{L})/iu, '$1я')
    .replace(/^(водительск)\p{L}+ удостоверени\p{L}/iu, '$1ое удостоверение');
}

/** Matches without overlaps; of two known certificates the longer wins. */
function spansIn(text: string): { start: number; end: number }[] {
  const spanOf = ({ index, 0: whole }: Found) => ({ start: index, end: index + whole.length });
  const known = certificateNames
    .flatMap((names) => names.all(text).map(spanOf))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return withoutOverlaps([...known, ...findOtherCertificates(text).map(spanOf)]);
}

const or = /^\s*(?:,\s*)?(?:or|или|либо)\s+(?:an?\s+)?$/iu;

/** "ACCA or CPA" is one requirement: either certificate meets it. */
function joinChoices(text: string, spans: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && or.test(text.slice(last.end, span.start))) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}
