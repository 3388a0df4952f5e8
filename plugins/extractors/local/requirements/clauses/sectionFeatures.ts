import { stemWord } from '../../../../knowledge/skills/stemWord.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { actionVerbs } from '../../../../knowledge/words/requirementWords.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { beside, bucket, type Features, feature, flag } from '../../label/features/features.ts';
import type { LineView } from '../../shared/lineView.ts';
import { asksForItself, speaksOfBenefits } from './clauseCues.ts';
import { headingOf, type JobSectionKind, leadsOn } from './jobHeadings.ts';

/** A line of more words is no heading. */
export const mostHeadingWords = 9;
const mostWords = 12;
/** The first words of an item say most about it. */
const leadingWords = 3;
const neighbours = [-2, -1, 1, 2, 3] as const;
const sureTitle = 1.4;
const surePlace = 0.8;
const commaOfList = /,(?! (?:if|when|что|если|кто|который)(?!\p{L}))/u;
const money = /[$€£₽]|\d\s?[kк%]|руб/u;

/** How a line looks, and the words by which sections are told. */
interface Seen {
  /** Also features of the lines around it. */
  shared: number[];
  looks: number[];
  headings: number[];
  words: number[];
}

/** What tells the section of each line: the words of headings, the line's looks, what it asks or offers, and the same of the lines around it. */
export function sectionFeatures(lines: readonly LineView[]): Features[] {
  const seen = lines.map((line, index) => seeLine(line, lines[index - 1], lines[index + 1]));
  let section: JobSectionKind | '' = '';
  return lines.map((line, index) => {
    const { looks, headings, words } = seen[index]!;
    const base = [...looks, feature`place ${bucket(index, 0, 1, 2, 4)}`, feature`below ${section}`];
    for (const distance of neighbours) {
      const other = seen[index + distance];
      if (other === undefined) base.push(feature`no line ${distance + neighbours.length}`);
      else base.push(...other.shared.map((one) => beside(distance, one)));
    }
    section = (line.wordCount <= mostHeadingWords ? headingOf(line.text) : null) ?? section;
    return { base, shared: [], words, headings };
  });
}

function seeLine(line: LineView, before: LineView | undefined, next: LineView | undefined): Seen {
  const { text, wordCount } = line;
  const words = (text.toLowerCase().match(/[\p{L}\d+#]+(?:['’]\p{L}+)?/gu) ?? []).slice(0, mostWords);
  const stems = words.map(stemWord);
  const short = wordCount <= mostHeadingWords && !line.listItem;
  const end = leadsOn.test(text) ? ':' : (/[.!?;,]$/u.exec(text)?.[0] ?? '');
  const cased = /^\p{Lu}/u.test(text) ? 'A' : /^\p{Ll}/u.test(text) ? 'a' : '-';
  const kind = (short && headingOf(text)) || '';
  const named = short ? namedIn(text) : '';
  const length = bucket(wordCount, 1, 2, 3, 4, 6, 9, 14, 25);
  const [item, gap, nextItem, nextGap] = [line.listItem, line.gapBefore, next?.listItem, next?.gapBefore].map(flag) as [
    number,
    number,
    number,
    number,
  ];
  const standsOut = flag(line.line.heading || line.bold || line.caps);
  const shared = [
    feature`length ${length}`,
    feature`end ${end}`,
    feature`case ${cased} ${item}`,
    feature`kind ${kind}`,
    feature`asks ${flag(asksForItself(line))} offers ${flag(speaksOfBenefits(text))}`,
    feature`doing ${doingOf(words[0] ?? '')}`,
    feature`money ${flag(money.test(text))}`,
    feature`gap ${gap} ${standsOut}`,
  ];
  const looks = [
    ...shared,
    feature`shape ${length} ${end} ${cased} ${item} ${gap}`,
    feature`shape ${length} ${end} ${cased} next ${nextItem} ${nextGap} item ${item}`,
    feature`gaps ${gap} ${nextGap} ${item} ${flag(before?.listItem)} ${nextItem} ${end}`,
    feature`kind ${kind} ${length} ${end}`,
    feature`stands out ${standsOut} ${item} ${length}`,
    feature`names ${named} ${end} ${cased}`,
    feature`names ${named} ${length} ${gap}`,
    feature`comma ${flag(commaOfList.test(text))} ${length}`,
    feature`like before ${before === undefined ? '' : flag(/^\p{Lu}/u.test(before.text) === (cased === 'A'))} ${end}`,
  ];
  return { shared, looks, headings: short ? headingWords(words, stems, end) : [], words: itemWords(stems) };
}

function headingWords(words: readonly string[], stems: readonly string[], end: string): number[] {
  return [
    ...stems.map((stem) => feature`heading ${stem}`),
    ...stems.slice(1).map((stem, at) => feature`heading ${stems[at]!} ${stem}`),
    ...words.filter((one) => one.length > 4).map((one) => feature`heading begins ${one.slice(0, 4)}`),
    feature`heading first ${words[0] ?? ''} ${flag(end === ':')}`,
    feature`heading last ${words.at(-1) ?? ''}`,
  ];
}

function itemWords(stems: readonly string[]): number[] {
  return [
    ...stems.map((stem) => feature`word ${stem}`),
    ...stems.slice(0, leadingWords).map((stem, at) => feature`word ${at} ${stem}`),
  ];
}

/** Whether the first word of an item is something that is done: "Bake bread", "Ведение учёта". */
function doingOf(first: string): string {
  if (/^\p{L}+(?:ть|ться|ти|чь)$/u.test(first)) return 'infinitive';
  if (/^\p{L}+(?:ние|ния|тка|вка|ция)$/u.test(first)) return 'noun';
  return actionVerbs.has(first) ? 'verb' : first.endsWith('ing') ? 'gerund' : '';
}

/** What a short line names, which few headings do: a known skill, a title, a place. */
function namedIn(text: string): string {
  const letters = findSkills(text, { trusts: () => true }).reduce((sum, { start, end }) => sum + end - start, 0);
  const skill = letters === 0 ? '' : letters * 2 < text.length ? 'partly' : 'skill';
  const place = text.split(', ').some((part) => (matchPlace(part)?.score ?? 0) >= surePlace);
  return `${skill}${titleScore(text) >= sureTitle ? 'title' : ''}${place ? 'place' : ''}`;
}
