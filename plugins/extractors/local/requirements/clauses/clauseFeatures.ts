import { stemWord } from '../../../../knowledge/skills/stemWord.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import { beside, bucket, type Features, feature, flag } from '../../label/features/features.ts';
import { cuesOf } from './clauseCues.ts';
import type { Clause } from './jobHeadings.ts';

/** A longer clause is told by its beginning. */
const mostWords = 40;
const leadingWords = 3;
const longestLead = 12;
const sureTitle = 1.4;
const neighbours = [-2, -1, 1, 2] as const;
const money = /[$€£₽]|\d\s?[kк%]|руб/u;

/** What tells whether a clause asks for something: its section, the cues and words in it, what leads to it, and the section and cues of the clauses around it. */
export function clauseFeatures(clauses: readonly Clause[]): Features[] {
  const seen = clauses.map(seeClause);
  const leads = leadsOf(clauses);
  return clauses.map((_, index) => {
    const { shared, own, words } = seen[index]!;
    const base = [
      ...shared,
      ...own,
      feature`place ${bucket(index, 0, 1, 2, 4, 8)}`,
      feature`left ${bucket(clauses.length - index, 1, 2, 4, 8)}`,
    ];
    for (const distance of neighbours) {
      const other = seen[index + distance];
      if (other === undefined) base.push(feature`no clause ${distance + neighbours.length}`);
      else base.push(...other.shared.map((one) => beside(distance, one)));
    }
    return { base, shared: [], words, headings: leads[index]! };
  });
}

/** What stands above a clause and leads to it: the heading, and the last short line that ends with a colon or has items below. */
function leadsOf(clauses: readonly Clause[]): number[][] {
  let lead: string[] = [];
  let below = 0;
  let heading = '';
  return clauses.map((clause, index) => {
    if (clause.heading !== heading) [lead, below, heading] = [[], 0, clause.heading];
    const words = stemsOf(clause.text);
    const leads =
      words.length <= longestLead && (/[:：]$/u.test(clause.text) || (!clause.item && clauses[index + 1]?.item === true));
    const own = [
      ...stemsOf(heading).map((stem) => feature`heading ${stem}`),
      ...lead.map((stem) => feature`lead ${stem}`),
      ...lead.map((stem) => feature`lead ${stem} ${bucket(below, 1, 3, 8)} ${flag(clause.item)}`),
    ];
    if (leads) [lead, below] = [words, 0];
    below += 1;
    return own;
  });
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d+#]+(?:['’]\p{L}+)?/gu) ?? []).slice(0, mostWords);
const stemsOf = (text: string): string[] => wordsOf(text).map(stemWord);

function seeClause({ text, section, headed, item }: Clause) {
  const found = wordsOf(text);
  const stems = found.map(stemWord);
  const cues = cuesOf(text);
  const length = bucket(found.length, 1, 2, 3, 5, 8, 14, 25);
  const end = /[.!?;:,…]$/u.exec(text)?.[0] ?? '';
  const cased = /^\p{Lu}/u.test(text) ? 'A' : /^\p{Ll}/u.test(text) ? 'a' : '-';
  const place = feature`section ${section} ${flag(headed)} ${flag(item)}`;
  const first = found[0] ?? '';
  const doing = /^\p{L}+(?:ть|ться|ти|чь)$/u.test(first)
    ? 'infinitive'
    : /^\p{L}+(?:ние|ния|тка|вка|ция)$/u.test(first)
      ? 'noun'
      : first.endsWith('ing')
        ? 'gerund'
        : '';
  const shared = [place, feature`section ${section}`, ...cues.map((cue) => feature`cue ${cue}`)];
  const own = [
    ...cues.map((cue) => feature`cue ${cue} ${section}`),
    ...cues.flatMap((cue, at) => cues.slice(at + 1).map((other) => feature`cues ${cue} ${other}`)),
    feature`shape ${length} ${end} ${cased} ${flag(item)}`,
    feature`length ${length} ${section} ${flag(item)}`,
    feature`doing ${doing} ${section}`,
    feature`money ${flag(money.test(text))} ${section}`,
    feature`title ${flag(titleScore(text) >= sureTitle)} ${length}`,
    feature`skills ${Math.min(3, findSkills(text, { trusts: () => false }).length)} ${section}`,
  ];
  const words = [
    ...stems.map((stem) => feature`word ${stem}`),
    ...stems.map((stem) => feature`word ${stem} ${section}`),
    ...stems.slice(1).map((stem, at) => feature`words ${stems[at]!} ${stem}`),
    ...stems.slice(0, leadingWords).map((stem, at) => feature`word ${at} ${stem}`),
    feature`last ${stems.at(-1) ?? ''}`,
  ];
  return { shared, own, words };
}
