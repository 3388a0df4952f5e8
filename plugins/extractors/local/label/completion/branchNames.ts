import { ownWork } from '../../../../knowledge/words/organisations.ts';
import { closesName } from '../../annotate/fieldScores.ts';
import { matchPlace, mayBeCity } from '../../annotate/matchPlace.ts';
import { oneLine } from '../../shared/evidence.ts';
import type { FieldSpan } from '../fieldSpan.ts';
import { type HeaderWords, isTown, overlaps } from './headerWords.ts';

/** A job's employer, the name behind its comma, and whether the entry names another town. */
interface Employer {
  span: FieldSpan;
  name: string;
  branch: { start: number; end: number } | null;
  /** A list knows the name as a place. */
  known: boolean;
  otherTown: boolean;
}

const own: ReadonlySet<string> = new Set(ownWork);
const district = /^\p{Lu}[\p{L}’'-]+ (?:County|District|Region|Borough)$/u;

function employerOf(context: HeaderWords, span: FieldSpan, fields: readonly FieldSpan[]): Employer {
  const { document, marks } = context;
  const textOf = ({ start, end }: { start: number; end: number }) => oneLine(document.text.slice(start, end));
  const { segments } = marks[span.line]!;
  const at = segments.findLastIndex((one) => overlaps(one, span));
  const [next, after] = [segments[at + 1], segments[at + 2]];
  const others = fields.filter((one) => one !== span);
  const held = next && others.find((one) => overlaps(one, next));
  const isBeside = next && document.text.slice(span.end, next.start) === ', ' && (!held || held.field === 'place');
  const isName = isBeside && (next.place || mayBeCity(textOf(next)) || district.test(textOf(next)));
  // The name behind a firm's legal form is a place; where no position is found, it may be one.
  const mayBranch = fields.some(({ field }) => field === 'position') && !closesName(textOf(span).split(' ').at(-1)!);
  const branch = isName && mayBranch ? next : null;
  const isPlace = (one: { start: number; end: number }) => isTown(context, one) || matchPlace(textOf(one)) !== null;
  return {
    span,
    name: textOf(span).toLowerCase(),
    branch,
    known: branch !== null && [branch, held ?? branch, { ...branch, end: (after ?? branch).end }].some(isPlace),
    otherTown: others.some((one) => one.field === 'place' && !(branch && overlaps(one, branch))),
  };
}

/**
 * A name behind an employer's comma that no list knows as a town belongs to the employer if the document writes its other employers without towns, or
 * the entry names its town besides: "Immigration Tribunal, Coppercliff | Leeds".
 */
export function withBranches(context: HeaderWords, jobs: readonly (readonly FieldSpan[])[]): FieldSpan[] {
  const employers = jobs.flatMap((fields) => {
    const span = fields.find(({ field }) => field === 'company');
    return span ? [employerOf(context, span, fields)] : [];
  });
  const named = employers.filter(({ name }) => !own.has(name));
  const share = (has: (one: Employer) => boolean) =>
    new Set(named.filter(has).map(({ name }) => name)).size / new Set(named.map(({ name }) => name)).size;
  const isUsual = share(({ branch }) => branch !== null) > mostOdd;
  const isDouble = share(({ branch, known, otherTown }) => branch !== null && !known && otherTown) > mostOdd;
  const ends = new Map<FieldSpan, number>();
  for (const { span, branch, known, otherTown } of employers)
    if (branch && !known && !(otherTown ? isDouble : isUsual)) ends.set(span, branch.end);
  return jobs.flat().flatMap((span) => {
    const end = ends.get(span);
    if (end !== undefined) return [{ ...span, end }];
    return [...ends].some(([one, to]) => span.field === 'place' && span.start >= one.end && span.start < to) ? [] : [span];
  });
}

/** What at most this share of a document's employers does is not how it writes towns. */
const mostOdd = 0.5;
