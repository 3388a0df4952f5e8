import type { DocumentText, DocumentWarning, JobFacts } from '../../../../contract.ts';
import { oneLine } from '../../shared/evidence.ts';

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
