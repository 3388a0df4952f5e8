import type { DocumentText, TextLine } from '../../../contract.ts';
import { titleScore } from '../shared/fieldScores.ts';
import { bodySize, type LineView, viewLines } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { lineHeading } from './jobClauses.ts';
import { headingOf, type JobSectionKind } from './jobHeadings.ts';
import { trimTitle } from './trimTitle.ts';

/** A label that an advertisement begins with. */
const titleLabel =
  /^(job title|position(?: title)?|vacancy(?: title)?|job|название вакансии|вакансия|должность)\s*(?:[#№]?\s?\d+\s*)?[:：]/iu;
/** A ruled line between two texts. */
const rule = /^(?:[-–—_=*~#•.+]\s?){3,}$/u;
const mostTitleWords = 12;
const leastTitleScore = 1.4;
/** Nothing shorter is an advertisement, if it does not say so itself. */
const leastCharacters = 80;
/** A name of the company, a number or a date may stand between the rule and the title. */
const reachOfRule = 6;
const closing =
  /\b(?:apply|equal opportunity|(?:send|submit|share|e-?mail) (?:us )?(?:your|an?|their) (?:updated )?(?:cv|r[ée]sum[ée]|cover letter|application)|closing date|cover letter)\b|(?<!\p{L})(?:резюме|звоните|пишите|писать|откликайтесь|ждем ваших|приходите на собеседование)(?!\p{L})/iu;
const reachOfClosing = 4;
const leastBehindClosing = 300;

/** Where the second of several advertisements in one file begins; null when there is one. */
export function secondAdvertisement(document: DocumentText): number | null {
  const lines = viewLines(document).filter(({ line }) => line.role === 'body');
  const rules = document.lines.filter((line) => isRule(document, line));
  const parts = partsOf(lines);
  const labels = lines.map(({ text }) => titleLabel.exec(text)?.[1]?.toLowerCase() ?? null);
  for (const [index, line] of lines.entries()) {
    const ruled = rules.findLast(({ start }) => start > (lines[index - reachOfRule]?.start ?? 0) && start < line.start);
    const label = labels[index] ?? null;
    const first = label === null ? -1 : labels.indexOf(label);
    if (first !== -1 && first < index - 2 && lines[first]?.text !== line.text) return ruled?.end ?? line.start;
    if (line.start < leastCharacters || document.text.length - line.start < leastCharacters) continue;
    if (!isTitle(document, line, lines[index - 1])) continue;
    if (ruled !== undefined || beginsAnew(parts, index) || followsClosing(document, lines, index))
      return ruled?.end ?? line.start;
  }
  return null;
}

/** Of "* * *" the first star was taken for a bullet. */
function isRule({ text }: DocumentText, { start, end }: TextLine): boolean {
  return rule.test(text.slice(text.lastIndexOf('\n', start) + 1, end).trim());
}

/** What each line heads. */
function partsOf(lines: readonly LineView[]): (JobSectionKind | null)[] {
  const body = bodySize(lines);
  return lines.map((line, index) => {
    const labelled = /^([^:：]{3,40})[:：]\s/u.exec(line.text)?.[1];
    return lineHeading(line, lines[index + 1], body) ?? (labelled === undefined ? null : headingOf(labelled));
  });
}

/** What is asked for or to be done comes again after the line, or only after it although the offer stood before. */
function beginsAnew(parts: readonly (JobSectionKind | null)[], index: number): boolean {
  const before = new Set(parts.slice(0, index));
  const ended = before.has('benefits') || before.has('apply');
  return parts.slice(index + 1).some((part) => (part === 'must' || part === 'duties') && (ended || before.has(part)));
}

/** The last words of an advertisement stand right before the line. */
function followsClosing(document: DocumentText, lines: readonly LineView[], index: number): boolean {
  const [first, line] = [lines[Math.max(0, index - reachOfClosing)], lines[index]];
  if (first === undefined || line === undefined || document.text.length - line.start < leastBehindClosing) return false;
  return closing.test(document.text.slice(first.start, line.start));
}

function isTitle(document: DocumentText, line: LineView, before: LineView | undefined): boolean {
  if (line.listItem || line.wordCount > mostTitleWords || /[.:;!?]$/u.test(line.text) || headingOf(line.text) !== null)
    return false;
  const gap = line.gapBefore || /\n\s*\n/u.test(document.text.slice(before?.end ?? 0, line.start));
  const titles = [line, ...splitPieces(document, line)].map(({ text }) => trimTitle(text).replaceAll('-', ' '));
  return gap && titles.some((title) => titleScore(title) >= leastTitleScore);
}
