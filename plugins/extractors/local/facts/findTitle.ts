import type { DocumentText, Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { soughtTitleLabels } from '../../../knowledge/cues/resumeFactCues.ts';
import { countries } from '../../../knowledge/places.ts';
import { titleScore } from '../annotate/fieldScores.ts';
import { matchPlace, matchTrailingPlace } from '../annotate/matchPlace.ts';
import { titleSpan } from '../annotate/titleSpan.ts';
import type { Job } from '../entries/jobs/job.ts';
import { type Resume, sectionsOf } from '../entries/resume.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';

const labelPattern = makeFinder('iu', { before: '^', words: soughtTitleLabels, after: String.raw`(?:\s*[:：–—-]\s*|\s*\t\s*)` });
const namesPosition = /position|должност|job title|role/iu;
const sought = /^(?:соискание|получение|замещение|на)\s+(?:вакантной\s+)?(?:должности|должность|позиции|вакансию|вакансии)\s+/iu;
const contact = /@|https?:|www\.|\d{3}|linkedin|github/iu;
/** A line that ends like this continues below. */
const openEnd = /(?:[,&/–-]|\s(?:of|and|for|in|to|the|at|по|и|в|на|с))$/iu;
const maxWords = 12;
const maxLength = 400;
const nearName = 6;

interface Candidate {
  start: number;
  end: number;
  score: number;
}

function candidatesIn(resume: Resume, line: LineView, distance: number): Candidate[] {
  const label = labelPattern.exec(line.text)?.[0].length ?? 0;
  if (label > 0 && !contact.test(line.text))
    return [{ start: line.start + label, end: line.end, score: 4 + titleScore(line.text.slice(label)) }];
  const whole = { start: line.start, end: line.end, text: line.text };
  const next = resume.lines[line.index + 1];
  const wraps =
    next &&
    next.block === line.block &&
    !next.gapBefore &&
    next.size === line.size &&
    next.bold === line.bold &&
    next.wordCount <= 3 &&
    (titleScore(line.text) < 1.2 || openEnd.test(line.text) || /^\p{Ll}/u.test(next.text));
  const both = wraps ? [{ start: line.start, end: next.end, text: `${line.text} ${next.text}` }] : [];
  const first = titleScore(line.text) < 1.2 || contact.test(line.text) ? firstOf(resume.document, line) : [];
  const parts =
    both.length > 0 && openEnd.test(line.text) ? both : [whole, ...both, ...splitPieces(resume.document, line), ...first];
  const named = parts.flatMap(({ start, end, text }) => {
    if (contact.test(text) || text.split(/\s+/).length > maxWords || /[.!?]$/.test(text) || matchPlace(text)) return [];
    const title = titleScore(text);
    if (title < 1.2) return [];
    const larger = resume.body > 0 && line.size > resume.body * 1.1 ? 0.6 : 0;
    return [
      {
        start,
        end: start + withoutTown(text),
        score:
          title +
          larger -
          0.35 * distance +
          0.01 * (end - start) * Number(text.includes('|') || text.includes('&') || text.includes(',')),
      },
    ];
  });
  return [...named, ...headlineOf(resume, line, distance)];
}

const address = /@|https?:|www\.|\d{5}|linkedin|github|\+\d/iu;
const mostHeadlineWords = 16;
/** Added to the score of a whole headline, over its pieces. */
const wholeLimit = 0.6;

/** "Growth Manager | B2B | Lifecycle": if no piece is a place or an address, the whole line is the title that the person chose. */
function headlineOf({ document, body }: Resume, line: LineView, distance: number): Candidate[] {
  if (distance > 2 || !/[|•·]/u.test(line.text) || address.test(line.text) || line.wordCount > mostHeadlineWords) return [];
  const pieces = splitPieces(document, line);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || titleScore(first.text) < 1.2 || pieces.some(({ text }) => isPlaced(text))) return [];
  const larger = body > 0 && line.size > body * 1.1 ? 0.6 : 0;
  return [{ start: first.start, end: last.end, score: titleScore(first.text) + larger + wholeLimit - 0.35 * distance }];
}

const isPlaced = (text: string) => matchPlace(text) !== null || matchTrailingPlace(text) !== null;

/** Length without the town at the end: "Chef de Partie, Inverness". A country may belong to the title ("Country Manager, Poland"). */
export function withoutTown(text: string): number {
  const place = matchTrailingPlace(text);
  const town = place && !countries.has(text.slice(place.start, place.end).toLowerCase());
  const bare = text.slice(0, town ? place.start : text.length).replace(/(?<![\s,(])[\s,(]+$/u, '');
  return titleScore(bare) >= 1.2 ? bare.length : text.length;
}

/** "Cardiologist, PhD, highest category", "Переводчик. Тбилиси": the text before the first punctuation mark. */
function firstOf(document: DocumentText, line: LineView): { start: number; end: number; text: string }[] {
  const mark = /(?<=\p{L}{2})[,.]\s/u.exec(line.text);
  const end = line.start + (mark?.index ?? 0);
  // "Fast and accurate legal secretary, 80 wpm." is a sentence.
  const spoken = mark?.[0].startsWith(',') && line.text.endsWith('.');
  return mark && !spoken ? [{ start: line.start, end, text: document.text.slice(line.start, end) }] : [];
}

type NameSpan = { start: number; end: number } | null;

/** The first line under a heading for the wanted position ("Desired position"). */
function findSought(resume: Resume): Candidate | null {
  const named = sectionsOf(resume, 'objective').find(({ heading }) => heading && namesPosition.test(heading.text));
  const line = named?.lines[0];
  // The pay may stand beside it.
  const cell = line?.text.split('\t', 1)[0] ?? '';
  return line && line.wordCount <= maxWords && !contact.test(cell)
    ? { start: line.start, end: line.start + cell.length, score: 4 }
    : null;
}

/** A title near the name or after a label. */
function findNearName(resume: Resume, nameSpan: NameSpan): Candidate | null {
  const intro = sectionsOf(resume, 'header', 'summary', 'contact', 'objective', 'personal').flatMap(({ lines }) => lines);
  const nameIndex = nameSpan ? resume.lines.findIndex((line) => line.end >= nameSpan.end) : 0;
  const near = intro.filter((line) => {
    const distance = line.index - nameIndex;
    return line.text.length <= maxLength && (labelPattern.test(line.text) || (distance >= -3 && distance <= nearName));
  });
  const candidates = near.flatMap((line) => candidatesIn(resume, line, Math.abs(line.index - nameIndex)));
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    const overName = nameSpan && candidate.start < nameSpan.end && candidate.end > nameSpan.start;
    if (!overName && candidate.score > (best?.score ?? 0.6)) best = candidate;
  }
  return best;
}

/** The headline: under its own heading, near the name, after a label, or at the start of the objective. */
function findHeadline(resume: Resume, nameSpan: NameSpan): Candidate | null {
  const found = findSought(resume) ?? findNearName(resume, nameSpan);
  const objective = sectionsOf(resume, 'objective').flatMap(({ lines }) => lines)[0];
  if (found || !objective) return found;
  return sought.test(objective.text) || titleScore(objective.text) >= 2
    ? { start: objective.start, end: objective.end, score: 2 }
    : null;
}

/** A short line directly under the name, in its own font size, is a headline even if its words are unknown. */
function findUnderName(resume: Resume, nameSpan: { start: number; end: number } | null): Candidate | null {
  if (!nameSpan) return null;
  const index = resume.lines.findIndex((line) => line.end >= nameSpan.end && line.start <= nameSpan.end);
  const next = resume.lines[index + 1];
  const header = new Set(sectionsOf(resume, 'header').flatMap(({ lines }) => lines.map((line) => line.index)));
  if (
    !next ||
    !header.has(next.index) ||
    contact.test(next.text) ||
    next.wordCount > 8 ||
    /[.!?]$/.test(next.text) ||
    matchPlace(next.text)
  )
    return null;
  return resume.body > 0 && next.size > resume.body * 1.1 ? { start: next.start, end: next.end, score: 1 } : null;
}

/** The title in the text found, without the words that introduce it. */
function titleOf(document: DocumentText, { start, end, score }: Candidate): Candidate | null {
  const text = document.text.slice(start, end);
  const lead = sought.exec(text)?.[0].length ?? 0;
  const span = titleSpan(text.slice(lead));
  return span && { start: start + lead + span.start, end: start + lead + span.end, score };
}

/** The person's headline, otherwise the position of the current or latest job. */
export function findTitle(
  resume: Resume,
  nameSpan: { start: number; end: number } | null,
  jobs: readonly Job[],
): Fact<string> | null {
  const { document } = resume;
  const found = findHeadline(resume, nameSpan) ?? findUnderName(resume, nameSpan);
  const headline = found && titleOf(document, found);
  if (headline)
    return fact(
      document,
      oneLine(document.text.slice(headline.start, headline.end)),
      headline.start,
      headline.end,
      Math.min(0.97, 0.6 + 0.08 * headline.score),
    );
  const titled = jobs.filter(({ fact: { value } }) => value.position !== null && titleScore(value.position) >= 1);
  const latest = titled.find(({ fact: { value } }) => value.current) ?? titled[0];
  const evidence = latest?.fact.evidence[0];
  return latest?.fact.value.position && evidence
    ? { value: latest.fact.value.position, evidence: [evidence], confidence: 0.45 }
    : null;
}
