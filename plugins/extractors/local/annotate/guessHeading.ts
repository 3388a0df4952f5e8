import { headings, type SectionKind } from '../../../knowledge/words/headings.ts';
import { groupBy } from '../shared/groupBy.ts';
import type { LineView } from '../shared/lineView.ts';
import { type HeadingMatch, normalizeHeading } from './matchHeading.ts';

/** Words are compared by their beginnings, and in pairs. */
const stemLength = 6;
/** Shorter words ("how", "что") say nothing of the section, however many headings have them. */
const leastWord = 5;

const wordsOf = (heading: string) => heading.split(' ').filter((word) => word.length >= leastWord);

function featuresOf(heading: string): string[] {
  const stems = wordsOf(heading).map((word) => word.slice(0, stemLength));
  return [...new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])];
}

const sections = Object.keys(headings) as (keyof typeof headings)[];
/** How often the known headings of each kind have a feature. */
const counts = new Map<string, Map<SectionKind, number>>();
for (const kind of sections)
  for (const phrase of headings[kind].phrases)
    for (const one of featuresOf(phrase.replaceAll('ё', 'е'))) {
      const own = counts.get(one) ?? new Map<SectionKind, number>();
      counts.set(one, own.set(kind, (own.get(kind) ?? 0) + 1));
    }

const smoothing = 0.1;
/** For each feature and section, the logarithm of its share there. */
const shares = new Map(
  [...counts].map(([one, own]) => {
    const all = [...own.values()].reduce((total, count) => total + count, smoothing * sections.length);
    return [one, sections.map((section) => Math.log(((own.get(section) ?? 0) + smoothing) / all))] as const;
  }),
);

/** The least lead of the likeliest kind. Of headings left out of the table in turn, 69 % have it, and 95 % of these are right. */
const leastLead = 1.5;
const leastKnown = 0.5;
const mostWords = 6;

/** The kind of section whose known headings have the words of this one, by naive Bayes. Null if too few are known, or two kinds are as likely. */
export function guessHeading(text: string, lead = leastLead): SectionKind | null {
  const heading = normalizeHeading(text);
  const words = wordsOf(heading);
  const isKnown = (word: string) => shares.has(word.slice(0, stemLength));
  if (words.length === 0 || heading.split(' ').length > mostWords || words.filter(isKnown).length < leastKnown * words.length)
    return null;
  const known = featuresOf(heading).flatMap((one) => [shares.get(one) ?? []]);
  const scores = sections.map((_, at) => known.reduce((sum, own) => sum + (own[at] ?? 0), 0));
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  return scores.some((score, other) => other !== at && best - score < lead) ? null : sections[at]!;
}

/** Section headings look alike and are of several kinds; the names of groups of skills, or of jobs, are not. */
const leastKinds = 2;
const leastShare = 0.6;
/** Headings look unlike most lines. */
const mostLines = 0.5;
const leastTitle = 2;

/** What the recognisers found in a line. */
interface Found {
  heading: HeadingMatch | null;
  dates: readonly unknown[];
  title: number;
  school: number;
  degree: boolean;
}

/** The section that a line begins, known or guessed. If a word of the line says another section, the guess must be surer. */
function kindOf(line: LineView, { heading, dates, title, degree, school }: Found): SectionKind | null {
  if (heading?.exact) return heading.kind;
  if (line.wordCount > mostWords || dates.length > 0 || title >= leastTitle || degree || school > 0) return null;
  const guess = guessHeading(line.text);
  return heading === null || heading.kind === guess ? guess : guessHeading(line.text, 2 * leastLead);
}

/** The headings of lines, with those in the writer's own words: lines that look as most headings do in this document, and few other lines do. */
export function withGuessed(lines: readonly LineView[], marks: readonly Found[]): (HeadingMatch | null)[] {
  const looks = lines.map(({ size, bold, caps, margin, listItem, line }) =>
    [size, bold, caps, line.runs[0]?.italic, margin, listItem].join(' '),
  );
  const groups = groupBy(lines.keys(), (at) => looks[at]);
  let best = new Map<number, SectionKind>();
  let most = leastKinds - 1;
  for (const group of groups.values()) {
    if (group.length > mostLines * lines.length) continue;
    const held = new Map(
      group.flatMap((at) => {
        const kind = kindOf(lines[at]!, marks[at]!);
        return kind ? [[at, kind] as const] : [];
      }),
    );
    const kinds = new Set(held.values()).size;
    if (kinds > most && held.size >= leastShare * group.length) [best, most] = [held, kinds];
  }
  return marks.map(({ heading }, at) => {
    const kind = best.get(at);
    return kind ? { kind, exact: true } : heading;
  });
}
