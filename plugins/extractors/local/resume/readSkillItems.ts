import type { DocumentText } from '../../../contract.ts';
import { findSkills, normalizeSkill } from '../../../knowledge/skills.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { areGlued, unglueItem } from './unglueItem.ts';

/** One skill as a skills section lists it. */
export interface SkillItem {
  start: number;
  end: number;
  text: string;
}

const LEVEL = /^(?:beginner|basic|basics|elementary|intermediate|advanced|expert|master|proficient|novice|competent|skilled|familiar|experienced|fluent|native|excellent|good|strong|working knowledge|level|средний|базовый|продвинутый|эксперт|начальный|уверенный(?: пользователь)?|опытный(?: пользователь)?|высокий|отлично|хорошо|продвинутый уровень|средний уровень|уровень|[●○★☆▪▫◆◇■□█░⬤•\s]+|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?|лет|год\p{L}*))$/iu;
const LEVEL_TAIL = /\s*[-–—:·(,]?\s*\(?(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|novice|competent|native|excellent|strong|средний|базовый|продвинутый|эксперт|начальный|уверенный|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?|лет|года?))(?:\s+(?:level|user|knowledge|уровень|пользователь))?\)?\s*$/iu;
/** "Data AnalysisIntermediate": a level printed without a space before it. */
const GLUED_LEVEL = /(?<=[\p{Ll}\p{Lu}])(?:Beginner|Basic|Elementary|Intermediate|Advanced|Expert|Master|Proficient|Novice)$/u;
const LEAD = /^(?:and|и|also|e\.g\.|such as|including|в том числе|знание|владение|умение|опыт работы с|опыт|proficient (?:in|with)|knowledge of|experience with|experience in|familiar with|working knowledge of|strong|skilled in)\s+/iu;
const GROUP = /^[^:：()]{2,44}[:：]\s*/u;
const ITEM_SEPARATOR = /\s*[,;、]\s*(?![^()]*\))|\s+\/\s+|\s*[|•·●◆]\s*/u;
const MAX_WORDS = 6;

function spansIn(source: string, start: number, end: number, glued: boolean): SkillItem[] {
  const items: SkillItem[] = [];
  let at = start;
  for (const part of source.slice(start, end).split(ITEM_SEPARATOR)) {
    const from = source.indexOf(part, at);
    at = from + part.length;
    let text = part.replace(LEVEL_TAIL, '').replace(GLUED_LEVEL, '').replace(/^[\s"«“(.–—-]+|[\s"»”.;:–—-]+$/gu, '');
    const lead = LEAD.exec(text);
    if (lead) text = text.slice(lead[0].length);
    if (text.includes('(') !== text.includes(')')) text = text.replace(/[()]/g, '').trim();
    const first = source.indexOf(text, from);
    let inner = first;
    for (const word of unglueItem(text, glued)) {
      const wordStart = source.indexOf(word, inner);
      inner = wordStart + word.length;
      if (word) items.push({ start: wordStart, end: inner, text: word });
    }
  }
  return items;
}

const looks = (line: LineView) => `${Math.round(line.size * 2)}|${line.bold}|${line.caps}`;

/** A line that names a group of skills and lists none itself: it stands out from the line below, which lists them. */
function isGroupName(line: LineView, next: LineView | undefined): boolean {
  if (!next || line.listItem) return false;
  const single = !/[,;|•·]/.test(line.text.replace(LEVEL_TAIL, '').replace(GLUED_LEVEL, '')) && line.wordCount <= 6;
  const several = next.listItem || /[,;|•·]/.test(next.text);
  const weaker = looks(next) !== looks(line) && (line.bold || line.caps || line.size > next.size);
  const levelled = GLUED_LEVEL.test(line.text) || /[·–—|:-]\s*(?:beginner|basic|intermediate|advanced|expert|master|proficient)$/iu.test(line.text);
  if (levelled && line.wordCount <= 6 && !GLUED_LEVEL.test(next.text)) return true;
  return single && ((weaker && next.block === line.block) || (several && !line.listItem && !normalizeSkill(line.text) && looks(next) === looks(line)));
}

/** The rest of an item that holds several known skills without separators becomes those skills. */
function expand(item: SkillItem): SkillItem[] {
  if (normalizeSkill(item.text)) return [item];
  const known = findSkills(item.text);
  const covered = known.reduce((sum, { start, end }) => sum + end - start, 0);
  const words = item.text.split(/\s+/).length;
  if (known.length >= 2 && (words > MAX_WORDS || covered >= item.text.length * 0.6)) return known.map(({ start, end, raw }) => ({ start: item.start + start, end: item.start + end, text: raw }));
  if (words > MAX_WORDS) return known.map(({ start, end, raw }) => ({ start: item.start + start, end: item.start + end, text: raw }));
  return [item];
}

const isSkill = ({ text }: SkillItem) => /\p{L}/u.test(text) && text.length <= 60 && !LEVEL.test(text) && (text.length > 1 || normalizeSkill(text) !== null);

/** The skills that the lines of a skills section list, without group names, levels and connecting words. */
export function readSkillItems(document: DocumentText, lines: readonly LineView[]): SkillItem[] {
  const glued = areGlued(lines.map(({ text }) => text));
  return lines.flatMap((line, index) => {
    if (isGroupName(line, lines[index + 1])) return [];
    const group = GROUP.exec(line.text);
    const known = normalizeSkill(line.text.split(/[,;]/u)[0] ?? '') !== null;
    const from = group && !known && group[0].length < line.text.length ? line.start + group[0].length : line.start;
    return splitPieces(document, line)
      .filter(({ end }) => end > from)
      .flatMap((piece) => spansIn(document.text, Math.max(piece.start, from), piece.end, glued))
      .flatMap(expand)
      .filter(isSkill);
  });
}
