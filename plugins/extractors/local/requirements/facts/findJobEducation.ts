import type { DocumentText, EducationLevel, JobFacts, Requirement } from '../../../../contract.ts';
import {
  educationCues,
  educationEnds,
  generalStudies,
  russianEducationCues,
  russianWordsAfterEducation,
  wordsAfterEducation,
} from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { findDegrees } from '../../annotate/findDegrees.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import { withoutOverlaps } from '../../shared/textSpan.ts';
import type { Asking, AskingClause } from '../clauses/askingClauses.ts';

export interface JobEducation {
  /** Null if no education is required, or if it is only a wish. */
  fact: JobFacts['education'];
  /** The lowest degree asked for, and one beyond it that is a wish. */
  requirements: Requirement[];
  /** All places that name a degree or study. */
  studies: { start: number; end: number }[];
}

interface Found {
  level: EducationLevel | null;
  start: number;
  end: number;
  asking: Asking;
}

const order: readonly EducationLevel[] = ['secondary', 'associate', 'bachelor', 'master', 'doctorate'];
const educationCue = makeFinder('iu', { before: '\\b', words: educationCues, after: '\\b' }, { words: russianEducationCues });
/** Levels that the table of degrees lacks, and Russian in cases other than the nominative: "не ниже среднего специального". */
const otherStudies: readonly (readonly [EducationLevel, RegExp])[] = [
  ['associate', /средн(?:его|ее|им|ем)[- ](?:специальн|профессиональн|техническ)\p{L}+(?: образовани\p{L})?/giu],
  [
    'secondary',
    /(?:полн\p{L}+ )?средн(?:его|ее|им|ем)(?: общ\p{L}+| полн\p{L}+)? образовани\p{L}|образование (?:не ниже|от) среднего(?!\s+(?:спец|проф|тех))/giu,
  ],
  ['secondary', /(?<=образовани\p{L}:? )среднее(?=\s*[/,;.]|\s+или\s|$)/giu],
  ['associate', /(?<!(?:средн|высш|начальн|дополнительн)\p{L}{2,3} )(?<!\p{L})профессионально(?:е|го|му) образовани\p{L}/giu],
  [
    'bachelor',
    /^(?:не(?:полное|законченное|оконченное) )?высшее(?: \p{L}+){0,2}(?=\s*(?:[,.;(/]|или\s|$))|(?<![\p{L}/])в\/о(?!\p{L})/giu,
  ],
  ['associate', /средн(?:ее|его|им|ем) (?:медицинск|педагогическ|музыкальн|художественн)\p{L}+(?: образовани\p{L})?/giu],
  ['bachelor', /\bany (?:under)?graduates?\b|\bgraduates? in any\b|\bgraduate of (?=\p{Lu})/giu],
  ['associate', /\b(?:OND|HND|HNC|NCE)\b/gu],
  ['bachelor', /высш(?:его|им|ем)(?: \p{L}+){0,3} образовани\p{L}/giu],
  ['master', /высше\p{L}+(?: \p{L}+){0,4} образовани\p{L} \((?:специалитет|магистратура)\)/giu],
  ['doctorate', /(?:уч[её]н\p{L}+ степен\p{L} )?(?:кандидат|доктор)\p{L}* наук|уч[её]н\p{L}+ степен\p{L}/giu],
  [
    'secondary',
    /\b(?:Matric(?:ulation)?|A-levels?|GCSEs?(?: or equivalent)?|high[- ]school (?:education|degree)|secondary (?:school )?education|leaving certificate)\b/giu,
  ],
  ['bachelor', /\b(?:tertiary|university|post-?graduate) qualifications?\b/giu],
  ['associate', /\b(?:trade|technical|vocational) (?:school|college)(?: (?:diploma|certificate|education|graduate))?\b/giu],
];
/** Short forms that mean something else outside the context of studies: MS Office, BA for business analyst. */
const ambiguous =
  /^(?:MS|MA|BA|BS|AS|AA|MD|MIS|MAT|MiM|DBA|JD|ADN|Associate|Specialist|Специалист|Certificate|Diploma|Licen[cs]e|Apprenticeship|Doctor)$/iu;
const studyAfter =
  /^\s*(?:(?:'s|’s)\s*)?(?:degree|diploma|\/|,|or\b|in\s+\p{Lu}|in\s+(?:a|an|the|business|computer|engineering)|\()/iu;
const general = makeFinder(
  'iu',
  { words: generalStudies, after: String.raw`\s+(?:degree|education)` },
  { words: String.raw`\bdegree\s+(?:in|or)\b|\beducation\s+(?:in|within)\b|educated to degree level` },
);
/** Where the description of a degree ends. */
const ends = makeFinder(
  'iu',
  { words: String.raw`[.;]|\)(?!\s*(?:or|in|и|или)\b)` },
  { words: String.raw`,\s+`, after: String.raw`(?:(?:${wordsAfterEducation})\b|\d)` },
  { words: String.raw`,\s+`, after: `(?:${russianWordsAfterEducation})` },
  { words: educationEnds },
);
const longestText = 160;

/** The required education: the lowest degree that is enough. Degrees that are only nice to have do not raise it. */
export function findJobEducation(document: DocumentText, clauses: readonly AskingClause[]): JobEducation {
  const studies = clauses
    .flatMap(educationIn)
    .toSorted((a, b) => rank(a.asking) - rank(b.asking) || b.asking.confidence - a.asking.confidence);
  const [best] = studies;
  if (best === undefined) return { fact: null, requirements: [], studies };
  const wished = best.asking.importance === 'must' ? studies.find(({ asking }) => asking.importance === 'nice') : undefined;
  const requirements = [best, wished].flatMap((one) => (one === undefined ? [] : toRequirement(document, one)));
  const [{ label: text, importance, confidence, evidence }] = requirements as [Requirement];
  const fact = importance === 'must' ? { value: { level: best.level, text }, evidence, confidence } : null;
  return { fact, requirements, studies };
}

function toRequirement(document: DocumentText, { start, end, asking }: Found): Requirement {
  return {
    label: oneLine(document.text.slice(start, end)),
    known: null,
    kind: 'education',
    category: 'other',
    importance: asking.importance,
    minYears: null,
    confidence: asking.confidence,
    evidence: [quote(document, start, end)],
  };
}

function rank({ importance }: Asking): number {
  return importance === 'must' ? 0 : 1;
}

function educationIn({ text, asking, start: offset }: AskingClause): Found[] {
  if (!educationCue.test(text)) return [];
  const degrees = studiesIn(text);
  const other = general.exec(text);
  const first = degrees[0]?.start ?? other?.index;
  if (first === undefined) return [];
  const level = degrees.length > 0 ? lowest(degrees.map((degree) => degree.level)) : ('bachelor' as const);
  const [start, end] = phraseAround(text, first, Math.max(degrees.at(-1)?.end ?? 0, other ? other.index + other[0].length : 0));
  return [{ level, start: offset + start, end: offset + end, asking }];
}

/** Of two overlapping names of a study the longer wins. */
function studiesIn(text: string): { start: number; end: number; level: EducationLevel }[] {
  const others = otherStudies.flatMap(([level, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index, 0: whole }) => ({ start: index, end: index + whole.length, level })),
  );
  const degrees = findDegrees(text).flatMap(({ start, end, level }) =>
    level && isDegree(text, start, end) ? [{ start, end, level }] : [],
  );
  return withoutOverlaps([...degrees, ...others].toSorted((a, b) => b.end - b.start - (a.end - a.start)));
}

function isDegree(text: string, start: number, end: number): boolean {
  if (/\bpost-$/iu.test(text.slice(0, start))) return false;
  return !ambiguous.test(text.slice(start, end)) || studyAfter.test(text.slice(end, end + 24));
}

function lowest(levels: readonly EducationLevel[]): EducationLevel {
  return order.find((level) => levels.includes(level)) ?? 'bachelor';
}

/** From the degree to the end of its description: "Bachelor's degree in Computer Science or a related field". */
function phraseAround(whole: string, first: number, last: number): [start: number, end: number] {
  const rest = whole.slice(last);
  const stop = ends.exec(rest)?.index ?? -1;
  const end = last + (stop === -1 ? rest.length : stop + Number(rest[stop] === ')'));
  const text = whole.slice(first, Math.min(end, first + longestText)).replace(/(?<![\s([,–—-])[\s([,–—-]+$/u, '');
  return [first, first + text.length];
}
