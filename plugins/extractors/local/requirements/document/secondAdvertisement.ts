import type { DocumentText, DocumentWarning, JobFacts } from '../../../../contract.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import { oneLine } from '../../shared/evidence.ts';
import { bodySize, type LineView, viewLines } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { lineHeading, withTellingGaps } from '../clauses/jobClauses.ts';
import { headingOf, type JobSectionKind } from '../clauses/jobHeadings.ts';
import { notNaming, trimTitle } from '../title/trimTitle.ts';

const mostTitleWords = 12;
const leastScore = 1.4;
const label = /^(?:job title|position(?: title)?|vacancy|вакансия|должность)\s*[:：]\s/iu;

/** Whether a line in the middle of a document looks like the title of an advertisement. */
function isHeadline(document: DocumentText, line: LineView, before: LineView | undefined): boolean {
  if (line.listItem || line.wordCount > mostTitleWords || /[.:;!?]$/u.test(line.text)) return false;
  const gap = line.gapBefore || onNewPage(document, line, before);
  if (!gap && !/\n\s*\n/u.test(document.text.slice(before?.end ?? 0, line.start))) return false;
  if (label.test(line.text)) return true;
  if (headingOf(line.text) !== null || notNaming.test(line.text)) return false;
  const titles = [line, ...splitPieces(document, line)].map(({ text }) => trimTitle(text).replaceAll('-', ' '));
  return titles.some((title) => titleScore(title) >= leastScore);
}

function onNewPage({ text }: DocumentText, line: LineView, before: LineView | undefined): boolean {
  return before !== undefined && (line.page !== before.page || text.slice(before.end, line.start).includes('\f'));
}

/** A label at the beginning of an advertisement: "Job title: Cook", "Vacancy 2 of 3", "Вакансия № 2. Маркетолог". */
const titleLabel =
  /^(job title|position(?: title)?|vacancy(?: title)?|job|opening|название вакансии|вакансия|позиция|должность)\s*(?:[#№]?\s?\d+(?:\s*(?:of|из|\/)\s*\d+)?\s*(?:[.)–—-]|$)|(?:[#№]?\s?\d+\s*)?[:：])/iu;
const farthestHead = 12;
/** Anything shorter is not an advertisement, unless it says so itself. */
const leastCharacters = 80;

/** Start of the second advertisement if the file holds several; null if it holds only one. */
export function secondAdvertisement(document: DocumentText): number | null {
  const lines = viewLines(document).filter(({ line }) => line.role === 'body');
  const parts = partsOf(withTellingGaps(lines));
  return lines.find((_, index) => hasNextLabel(lines, index) || hasNextTitle(document, lines, parts, index))?.start ?? null;
}

/** The label of the first advertisement again, with another title or number. */
function hasNextLabel(lines: readonly LineView[], index: number): boolean {
  const labelOf = (line: LineView | undefined) => titleLabel.exec(line?.text ?? '')?.[1]?.toLowerCase();
  const label = labelOf(lines[index]);
  const first = label === undefined ? -1 : lines.findIndex((line) => labelOf(line) === label);
  return first !== -1 && first < index - 1 && lines[index]!.text.trim() !== lines[first]!.text.trim();
}

/** A line that reads like another title, in a position where the first advertisement has ended. */
function hasNextTitle(
  document: DocumentText,
  lines: readonly LineView[],
  parts: readonly (JobSectionKind | null)[],
  index: number,
): boolean {
  const [line, before] = [lines[index]!, lines[index - 1]];
  if (line.start < leastCharacters || document.text.length - line.start < leastCharacters) return false;
  if (!isHeadline(document, line, before) || !(endsText(before) || onNewPage(document, line, before))) return false;
  const asked = parts.findIndex((part) => part === 'must' || part === 'duties');
  const heads = lines.slice(0, Math.min(index, farthestHead, asked === -1 ? farthestHead : asked));
  return beginsAnew(parts, index) && !heads.some((head) => repeats(plain(line.text), plain(head.text)));
}

/** Whether text ends here. In a list without bullets, a line that reads like a title is only one item among others. */
function endsText(line: LineView | undefined): boolean {
  return line !== undefined && (!line.gapBefore || line.listItem || /[.!?…)»"]$/u.test(line.text));
}

/** The section that each line begins, null for text. */
function partsOf(lines: readonly LineView[]): (JobSectionKind | null)[] {
  const body = bodySize(lines);
  return lines.map((line, index) => {
    const labelled = /^([^:：]{3,40})[:：]\s/u.exec(line.text)?.[1];
    return lineHeading(line, lines[index + 1], body) ?? (labelled === undefined ? null : headingOf(labelled));
  });
}

/** Requirements or duties come again after the line, or come only after it although benefits or application details came before it. */
function beginsAnew(parts: readonly (JobSectionKind | null)[], index: number): boolean {
  const before = new Set(parts.slice(0, index));
  const after = parts.slice(index + 1);
  const ended = before.has('benefits') || before.has('apply');
  // What is asked for comes only after it: the advertisement goes on.
  if (!before.has('must') && after.includes('must')) return false;
  return after.some((part) => (part === 'must' || part === 'duties') && (ended || before.has(part)));
}

/** The title of the current advertisement again, in full or within a line about the work. */
function repeats(title: string, head: string): boolean {
  return head.includes(title) || (head.length > 5 && title.includes(head));
}

function plain(text: string): string {
  return ` ${trimTitle(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

const longestTitle = 100;

/** Says which of several advertisements was read, and from where on the file was ignored. */
export function warnOfOthers(whole: DocumentText, title: JobFacts['title'], next: number): DocumentWarning {
  const lines = whole.lines.filter(({ role }) => role === 'body');
  const following = lines.find(({ end }) => end > next);
  const params = {
    title: short(title?.value ?? textOf(whole, lines[0])),
    next: short(textOf(whole, following)),
    start: next,
  };
  return { code: 'several-advertisements', page: whole.pages.length > 1 ? (following?.page ?? null) : null, params };
}

function textOf({ text }: DocumentText, line: { start: number; end: number } | undefined): string {
  return line === undefined ? '' : oneLine(text.slice(line.start, line.end));
}

function short(text: string): string {
  return text.length > longestTitle ? `${text.slice(0, longestTitle).trimEnd()}…` : text;
}
