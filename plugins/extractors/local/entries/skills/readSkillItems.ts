import type { DocumentText } from '../../../../contract.ts';
import { headsOfSkillColumns, levelsOfLanguages, skillSentences } from '../../../../knowledge/cues/skillCues.ts';
import { languagesMap } from '../../../../knowledge/languages.ts';
import { findSkills, normalizeSkill } from '../../../../knowledge/skills.ts';
import { findLanguages, isSpoken } from '../../annotate/findLanguages.ts';
import { isPersonalLicence } from '../../annotate/isPersonalLicence.ts';
import { joinWrappedItems } from '../../lines/joinWrappedItems.ts';
import type { LineView } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { areListed, cutItems, itemSeparator, marksIn, opensSentence, type SkillItem } from './cutItems.ts';
import { expandItem } from './expandItem.ts';
import { isGroupName } from './isGroupName.ts';
import { level } from './skillLevels.ts';
import { areGlued } from './unglueItem.ts';

/** "1С:Бухгалтерия" is a name; "Web:HTML, CSS" and "Languages: Go" are groups. */
const groupPattern = /^[^:：()]{2,44}(?<!1[CСcс]\s?)[:：]\s*/u;
/** The name of a group before its list; "My tools are: …" opens a sentence. */
const groupOf = (text: string) => (opensSentence(text) ? null : groupPattern.exec(text));
/** Separators between group and list, the same in several rows: "Databases | PostgreSQL, Redis", "Cloud → AWS, Azure". */
const labels = [/^([^\t,;:]{2,30})\t(?=[^\t]*[,;])/u, /^(\S[^\t,;:]{1,29}?)(?: {2,}| [-–—|→»>]+ )(?=[^\t,;]{2,40}[,;])/u];
/** Spoken languages and licences have their own fields. */
const languageLine =
  /^(?:mother tongue|native language|other languages?|foreign languages?|spoken languages?|языки|иностранные языки|driving licen[cs]e)(?:\(s\)|s)?\s*:/iu;
/** More items than this are not one person's skills. */
const maxItems = 2000;
const maxLine = 30_000;

/** Spoken languages and driving licences listed among the skills belong to other fields. */
const isOther = (text: string) => isSpoken(text) || languagesMap.has(text.toLowerCase()) || isPersonalLicence(text);

/** "B" and "C" of "driving licence B, C". */
const isClass = (document: DocumentText, { start, text }: SkillItem) =>
  /^[A-EВСМ][1E]?$/u.test(text) &&
  /(?:права|удостоверение|categor(?:y|ies)|licen[cs]e|кат\.?|категори\p{L}+)[^\n;.]{0,24}$/iu.test(
    document.text.slice(Math.max(0, start - 40), start),
  );

const headOfColumn = new RegExp(String.raw`^(?:${headsOfSkillColumns}|${skillSentences}|${levelsOfLanguages})\s*:?$`, 'iu');

/** Heads of a table of skills ("Area", "Rating"), levels of languages, and the opening of a sentence without its list. */
export const isHeadOfColumn = (text: string): boolean => text.length <= 60 && headOfColumn.test(text);

const isSkill = ({ text }: SkillItem) =>
  !isOther(text) &&
  !isHeadOfColumn(text) &&
  /\p{L}/u.test(text) &&
  text.length <= 60 &&
  !level.test(text) &&
  (text.length > 1 || normalizeSkill(text) !== null);

/** In words. From a sentence about someone's work, only the skills that it names are read. */
const leastProse = 8;
const proseWords = 5;
const toldWords = 3.5;
const sentenceWords = 6;
function isProse(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return words >= leastProse && !areListed(text) && text.endsWith('.') && words >= proseWords * text.split(/[,;:|•·●]\s/u).length;
}

/** A section written in sentences ("What I bring"), with line breaks anywhere. */
function isNarrated(lines: readonly LineView[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  if (lines.some(({ listItem }) => listItem) || text.length > maxLine || areListed(text)) return false;
  const words = text.split(/\s+/u).length;
  const sentences = text.match(/\p{Ll}[.!?](?=\s+\p{Lu}|$)/gu)?.length ?? 0;
  return sentences >= 2 && words >= sentenceWords * sentences && words >= toldWords * text.split(/[,;:|•·●.\t]\s/u).length;
}

function named(line: LineView): SkillItem[] {
  return findSkills(line.text).map(({ start, end, raw }) => ({ start: line.start + start, end: line.start + end, text: raw }));
}

/** The pattern of the label before a list, if several lines of the section have it. */
function labelOf(lines: readonly LineView[]): RegExp | undefined {
  return labels.find((label) => lines.filter(({ text }) => label.test(text)).length >= 2);
}

/** The skills listed in a skills section, without group names, levels and connecting words. */
export function readSkillItems(document: DocumentText, section: readonly LineView[]): SkillItem[] {
  if (isNarrated(section)) return section.flatMap(named);
  const lines = joinWrappedItems(document, section);
  const marks = { glued: areGlued(lines.map(({ text }) => text)), marks: marksIn(lines.map(({ text }) => text)) };
  const label = labelOf(lines);
  const items = lines.flatMap((line, index) => {
    if (line.text.length > maxLine || isGroupName(document, line, lines[index + 1]) || languageLine.test(line.text)) return [];
    const cell = label?.exec(line.text) ?? null;
    if (cell?.[1] && /languages?|языки?/iu.test(cell[1]) && findLanguages(line.text.slice(cell[0].length)).length > 0) return [];
    const group = cell ?? groupOf(line.text);
    const known = /^\S+:\S/.test(line.text) && normalizeSkill(line.text.split(/[,;]/u)[0] ?? '') !== null;
    const isLabel =
      group &&
      !known &&
      !opensSentence(line.text) &&
      group[0].length < line.text.length &&
      !level.test(line.text.slice(group[0].length));
    const from = isLabel ? line.start + group[0].length : line.start;
    const marked = itemSeparator.test(line.text) || line.listItem;
    if (isProse(line.text.slice(from - line.start)))
      return findSkills(line.text).map(({ start, end, raw }) => ({
        start: line.start + start,
        end: line.start + end,
        text: raw,
      }));
    return splitPieces(document, line)
      .filter(({ end }) => end > from)
      .flatMap((piece) => cutItems(document.text, Math.max(piece.start, from), piece.end, marks))
      .flatMap((item) => expandItem(item, marked, !line.listItem && line.text.includes(',') && line.end - item.end < 2))
      .filter(isSkill);
  });
  return items.filter((item) => !isClass(document, item)).slice(0, maxItems);
}
