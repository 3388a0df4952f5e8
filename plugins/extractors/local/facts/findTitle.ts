import type { Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import {
  documentWords,
  soughtLeads,
  soughtTails,
  soughtTitleLabels,
  soughtTitlePhrases,
  titleLeads,
  wishVerbs,
} from '../../../knowledge/cues/resumeFactCues.ts';
import { countries } from '../../../knowledge/places.ts';
import { isFieldLabel, isPersonalDetail, namesNothing } from '../annotate/fieldLabels.ts';
import { leastTitle, titleScore } from '../annotate/fieldScores.ts';
import { findDegrees } from '../annotate/findDegrees.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { matchPlace, matchTrailingPlace } from '../annotate/matchPlace.ts';
import { isStreet, isUnit } from '../annotate/schoolScore.ts';
import type { Job } from '../entries/jobs/readJobs.ts';
import { linesOf, type Resume, sectionsOf } from '../entries/resume.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { matchLength, overlaps, type Stretch, spanAt, splitSpans } from '../shared/textSpan.ts';

/** "Working as a", "Post applied for:", and quotes, dashes or an unclosed bracket around a title are not part of it. */
const lead = makeFinder('iu', { words: titleLeads });
// One character per repetition: if a run could be split in many ways, the engine would try all of them.
const tail =
  /(?:[\s“”"'‘’«»~*_:;,•|–—-]|(?<![^\s(]\()\([^()]{0,200}$|\s(?:at|in|of|for|with|since|from|and|the|to|an?|based|living|located)){1,60}$/iu;
/** "Cook | www.quill.example.com" */
const siteBehind = /\s[|•·]\s(?:www\.)?[\p{L}\d-]{2,40}\.(?:com|net|org|io|dev|me|ru|de)\s{0,4}$/iu;
/**
 * The job title within a text. Null if the text cannot be one: the name of a field or section, a place, half a sentence. A text that merely contains
 * unknown words may be a title.
 */
export function titleSpan(whole: string): Stretch | null {
  const text = whole.replace(siteBehind, '');
  const start = lead.over(text, 0);
  const unopened = /^[^()]*?(\s?\))$/u.exec(text.slice(start))?.[1]!.length ?? 0;
  const end = Math.max(start, text.length - (matchLength(tail, text.slice(start)) || unopened));
  const bare = text.slice(start, end);
  if (!/\p{L}{2}/u.test(bare) || isDegree(bare) || ofSelf.test(bare) || ofDocument.test(bare) || isPersonalDetail(bare))
    return null;
  return titleScore(bare) >= 1 || !isSomethingElse(bare) ? { start, end } : null;
}

const isDegree = (text: string) =>
  findDegrees(text).some(({ start, end, level }) => start === 0 && end === text.length && level !== null);
/** "I am a student" */
const ofSelf = /^(?:I|I['’]m|My|Я|Мне|Меня)\s/u;
const ofDocument = makeFinder('iu', { before: '^', words: documentWords, after: '$' });
const region = /(?:^республика\s|ск(?:ая|ий)\s(?:республика|область|край|район)$)/iu;
/** «Валерия Александровна» */
const isNamePart = (text: string) => /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:[ое]вич|[ое]вна|ична)$/u.test(text);

function isSomethingElse(text: string): boolean {
  if (/\d{4}/.test(text) || /^[a-z]/.test(text)) return true;
  if (matchHeading(text)?.exact || isFieldLabel(text) || namesNothing(text) || isNamePart(text) || region.test(text)) return true;
  if (isStreet(text) || isUnit(text)) return true;
  return matchPlace(text) !== null || matchTrailingPlace(text.replace(/\.$/u, '')) !== null;
}

const labelPattern = makeFinder('iu', {
  before: '^',
  words: `${soughtTitlePhrases}|${soughtTitleLabels}`,
  after: String.raw`(?:\s*[:：–—-]\s*|\s*\t\s*)`,
});
const namesPosition = /position|^post\s|должност|job title|role/iu;
const sought = makeFinder('iu', { before: '^', words: soughtLeads, after: String.raw`\s+` });
/** «Найти интересную работу» names no title. */
const wish = makeFinder('iu', { before: '^', words: wishVerbs, after: String.raw`\s` });
const behindSought = makeFinder('iu', { before: String.raw`(?<=\s)`, words: soughtTails });
const contact = /@|https?:|www\.|\d{3}|linkedin|github/iu;
const maxWords = 12;
/** Lines between the name and a headline. */
const nearName = 3;
const aboveName = 1;

/** What the person says that they seek: under its own heading ("Desired position"), where the pay may stand beside it, or after a label. */
function findSought(resume: Resume): Stretch | null {
  const headed = sectionsOf(resume, 'objective').find(({ heading }) => heading && namesPosition.test(heading.text))?.lines[0];
  const cell = headed?.text.split('\t', 1)[0] ?? '';
  if (headed && headed.wordCount <= maxWords && !contact.test(cell))
    return { start: headed.start, end: headed.start + cell.length };
  const intro = linesOf(resume, 'header', 'summary', 'contact', 'objective', 'personal');
  const labelled = intro.find(({ text }) => labelPattern.test(text) && !contact.test(text));
  if (!labelled) return null;
  const label = matchLength(labelPattern, labelled.text);
  const start = labelled.start + label + matchLength(sought, labelled.text.slice(label));
  // "На замещение должности «Экономист» с возможностью роста."
  const quoted = /^«([^«»]{2,60})»/u.exec(resume.document.text.slice(start, labelled.end))?.[1];
  if (quoted) return { start: start + 1, end: start + 1 + quoted.length };
  const rest = labelled.text.slice(start - labelled.start);
  return wish.test(rest)
    ? null
    : { start, end: start + (behindSought.exec(rest)?.index ?? rest.replace(/(?<=\p{L}{3})\.$/u, '').length) };
}

/** A title near the name: a line of the head, or a piece of one. */
function findNearName(resume: Resume, name: Stretch): Stretch | null {
  const at = resume.lines.findIndex(({ end }) => end >= name.end);
  const near = linesOf(resume, 'header', 'contact').filter(({ index }) => index >= at - aboveName && index - at <= nearName);
  // "Cardiologist, PhD, highest category"
  const first = ({ start, text }: LineView) => splitSpans(text, /,/gu, start)[0]!;
  const own = near.find(({ start, end }) => start <= name.start && name.end < end);
  const beside = own ? [spanAt(resume.document.text, name.end, own.end)] : [];
  const pieces = [...beside, ...near.flatMap((line) => [line, ...splitPieces(resume.document, line), first(line)])];
  const isHeadline = ({ start, end }: Stretch) =>
    resume.lines.some((line, index) => line.start === start && line.end === end && resume.labelled.labels[index] === 'title');
  const found = pieces.find(
    (piece) =>
      (titleScore(piece.text) >= leastTitle || isHeadline(piece)) &&
      !contact.test(piece.text) &&
      piece.text.split(/\s+/u).length <= maxWords &&
      matchPlace(piece.text) === null &&
      !overlaps(piece, name),
  );
  return found ?? null;
}

/** The position of the current or latest job. */
function latestPosition(jobs: readonly Job[]): Fact<string> | null {
  const titled = jobs.filter(({ fact: { value } }) => value.position !== null && titleScore(value.position) >= 1);
  const latest = (titled.find(({ fact: { value } }) => value.current) ?? titled[0])?.fact;
  const evidence = latest?.evidence[0];
  return latest?.value.position && evidence ? { value: latest.value.position, evidence: [evidence], confidence: 0.45 } : null;
}

/** What the person says that they seek. */
export const soughtTitle = (resume: Resume): Fact<string> | null => titleIn(resume, findSought(resume));

/** The person's title where the labels know none: a headline near the name, or the latest position. */
export const findTitle = (resume: Resume, name: Stretch | null, jobs: readonly Job[]): Fact<string> | null =>
  titleIn(resume, name && findNearName(resume, name)) ?? latestPosition(jobs);

function titleIn({ document }: Resume, found: Stretch | null): Fact<string> | null {
  const text = found ? document.text.slice(found.start, found.end) : '';
  const span = found && titleSpan(text);
  if (!found || !span) return null;
  const start = found.start + span.start;
  const title = withoutTown(text.slice(span.start, span.end));
  return fact(document, oneLine(title), start, start + title.length, 0.75);
}

/** A headline without the town at its end: "Chef de Partie, Inverness". A country may belong to it ("Country Manager, Poland"). */
export function withoutTown(text: string): string {
  const place = matchTrailingPlace(text);
  const bare = text.slice(0, place?.start ?? text.length).replace(/(?<![\s,(])[\s,(]+$/u, '');
  return place && !countries.has(text.slice(place.start, place.end).toLowerCase()) && titleScore(bare) >= leastTitle
    ? bare
    : text;
}
