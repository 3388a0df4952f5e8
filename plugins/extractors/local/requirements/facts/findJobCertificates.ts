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
import { titleScore } from '../../annotate/fieldScores.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import { withoutOverlaps } from '../../shared/textSpan.ts';
import type { AskingClause } from '../clauses/askingClauses.ts';

const drivingClass = String.raw`(?:\s*\(?(?:class|category) [A-E](?:E|1E?)?(?!\p{L})\)?)?`;

const before = String.raw`(?<![\p{L}\p{N}])`;
const certified = makeFinder('iu', {
  before: `(?<=${before}Certified )`,
  words: certifiedAs,
  after: String.raw`(?:\s*\([A-Z+-]{2,8}\))?`,
});
const drivingLicences = makeFinder('iu', { before, words: `driv(?:er['’]?s?['’]?|ing) licen[cs]e`, after: drivingClass });
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
  // "ACA/ACCA/CIMA qualified": any of them will do.
  makeFinder('u', { before, words: String.raw`\p{Lu}{3,5}(?:(?:\/|, | or )\p{Lu}{3,5}){0,3}[ -]qualified` }),
  makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: `${russianDrivingLicences}|${russianPermits}` }),
];

const named = String.raw`\p{Lu}[\p{L}\d&'’.-]*[ ]`;
/** What certifies, as the last word of a name: "Handgun permit", "HVAC certifications and licenses". */
const paper = String.raw`(?:[Cc]ertificat\p{L}+|[Ll]icen[cs](?:e|ure)s?|[Pp]ermits?)`;
/** End the name of what is certified: "certification in Medical Assisting is preferred". */
const endsOfNames = 'is|are|and|or|preferred|required|desired|desirable|from|with|by|plus|the state';
const leastTitleScore = 1.4;
const notNaming = new Set(notNamingCertificates.split('|'));
const papers = makeFinder('u', {
  before,
  words: String.raw`[\p{L}\d][\p{L}\d+.]* (?:\([\p{L}\d+]{1,6}\) )?(?:[Cc]ertificate|certification|licen[cs]e)(?!\p{L})`,
});
const wordBefore = /(?<![\p{L}\p{N}])([\p{L}\d][\p{L}\d+.]*) $/u;
/** "in School Counseling", "as a Public Accountant". */
const ofWhat = new RegExp(String.raw`^ (?:in|as an?)(?: (?!(?:${endsOfNames})(?!\p{L}))[\p{L}&-]+){1,4}`, 'u');
const endsWithPaper = new RegExp(`${paper}$`, 'u');
/** "HVAC certifications and licenses" */
const secondPaper = new RegExp(String.raw`^ (?:and|&|or) ${paper}(?!\p{L})`, 'u');

/** The name of a paper with the second one beside it, and with what they are for. */
function withWhat(text: string, { index, 0: name }: Found): Found {
  if (!endsWithPaper.test(name)) return { index, 0: name };
  const both = name + (secondPaper.exec(text.slice(index + name.length))?.[0] ?? '');
  return { index, 0: both + (ofWhat.exec(text.slice(index + both.length))?.[0] ?? '') };
}

const otherPapers = makeFinder(
  'u',
  { before: String.raw`(?<![\p{L}\d])`, words: `(?:${named}(?:& )?){1,5}${paper}(?!\\p{L})` },
  { before, words: String.raw`(?:registration|registered|certified|licen[cs]ed) (?:as|with) (?:an? |the )?\p{Lu}{2,6}(?!\p{L})` },
  { before, words: String.raw`(?:${named}){1,3}(?:registration|accreditation|registered|ticket|card)(?!\p{L})` },
  { before, words: String.raw`(?:\p{Lu}{2}|\p{Lu}\p{L}+ State) [Bb]ar(?! \p{Lu})` },
);
const anyPaper = makeFinder('u', { before, words: paper, after: String.raw`(?!\p{L})` });
const certifiedPerson = makeFinder('iu', {
  before,
  words: String.raw`(?:board[- ])?(?:certified|licen[cs]ed|registered)`,
  after: String.raw`(?= \p{L})`,
});
const mostWords = 5;
const personWords = new RegExp(String.raw`^(?: (?!(?:${endsOfNames})(?!\p{L}))[\p{L}&’'-]+){1,5}`, 'u');

/** "Licensed Clinical Social Worker (LCSW)", "registered dental hygienist": who holds a licence, named by the profession. */
function certifiedPersons(text: string): Found[] {
  return certifiedPerson.all(text).flatMap(({ index, 0: words }) => {
    const rest = text.slice(index + words.length);
    const following = personWords.exec(rest)?.[0].trim().split(' ') ?? [];
    for (let count = Math.min(mostWords, following.length); count > 0; count -= 1) {
      const profession = following.slice(0, count).join(' ');
      if (titleScore(profession) < leastTitleScore) continue;
      const short = /^ \(\p{Lu}[\p{L}/-]{1,8}\)/u.exec(rest.slice(profession.length + 1))?.[0] ?? '';
      return [{ index, 0: `${words} ${profession}${short}` }];
    }
    return [];
  });
}

const isQuality = new RegExp(`^(?:${drivingQualities})$`, 'iu');

/** "Possession of a Veterinary License": without the words before the name; nothing if they are all. */
function withoutLead({ index, 0: whole }: Found): Found[] {
  const words = whole.split(' ');
  const first = words.findIndex((word) => !notNaming.has(word.toLowerCase()));
  if (first < 0 || (first > 0 && first === words.length - 1)) return [];
  const from = first > 0 && isQuality.test(words[first - 1]!) ? first - 1 : first;
  return [{ index: index + words.slice(0, from).join(' ').length + Math.sign(from), 0: words.slice(from).join(' ') }];
}

/** "EPA 608 certification", "NMC registration", "ACR accreditation": certificates that no list holds. Used only where no known one matches. */
function findOtherCertificates({ text, section, headed }: AskingClause): Found[] {
  const asks = headed && (section === 'must' || section === 'nice' || section === 'education');
  const named = papers
    .all(text)
    .filter(({ 0: words }) => !notNaming.has(words.split(' ')[0]!.toLowerCase()))
    .map((found) => {
      const word = wordBefore.exec(text.slice(0, found.index));
      return word === null || notNaming.has(word[1]!) ? found : { index: word.index, 0: word[0] + found[0] };
    });
  const others = otherPapers.all(text).flatMap((found) => withoutLead(withWhat(text, found)));
  const forWhat = ({ index, 0: name }: Found) => ofWhat.test(text.slice(index + name.length));
  const bare = anyPaper
    .all(text)
    .filter(forWhat)
    .map((found) => withWhat(text, found));
  return [...others, ...bare, ...named, ...(asks ? certifiedPersons(text) : [])].toSorted((a, b) => b[0].length - a[0].length);
}

/** Certificates and licences that the description asks for, each once. */
export function findJobCertificates(document: DocumentText, clauses: readonly AskingClause[]): Requirement[] {
  const found = new Map<string, Requirement>();
  // A duty names certificates that customers get.
  for (const clause of clauses.filter(({ section, asking }) => section !== 'duties' || asking.explicit)) {
    for (const { start, end } of joinChoices(clause.text, spansIn(clause))) {
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
function spansIn(clause: AskingClause): { start: number; end: number }[] {
  const { text } = clause;
  const spanOf = ({ index, 0: whole }: Found) => ({ start: index, end: index + whole.length });
  const known = certificateNames
    .flatMap((names) => names.all(text).map(spanOf))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return withoutOverlaps([...known, ...findOtherCertificates(clause).map(spanOf)]);
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
