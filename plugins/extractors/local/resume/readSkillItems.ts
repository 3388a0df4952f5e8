import type { DocumentText } from '../../../contract.ts';
import { findSkills, normalizeSkill } from '../../../knowledge/skills.ts';
import { findLanguages, isSpoken } from '../shared/findLanguages.ts';
import type { LineView } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { GLUED_LEVEL, isGroupName } from './isGroupName.ts';
import { joinWrappedItems } from './joinWrappedItems.ts';
import { areGlued, unglueItem } from './unglueItem.ts';

/** One skill as a skills section lists it. */
export interface SkillItem {
  start: number;
  end: number;
  text: string;
}

const LEVEL =
  /^(?:beginner|basic|basics|elementary|intermediate|advanced|expert|master|proficient|novice|competent|skilled|familiar|experienced|fluent|native|excellent|good|strong|working knowledge|level|средний|базовый|продвинутый|эксперт|начальный|уверенный(?: пользователь)?|опытный(?: пользователь)?|высокий|отлично|хорошо|продвинутый уровень|средний уровень|уровень|[●○★☆▪▫◆◇■□█░⬤•\s]+|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?|лет|год\p{L}*))$/iu;
const LEVEL_TAIL =
  /\s*[-–—:·(,]?\s*\(?(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|novice|competent|native|excellent|strong|средний|базовый|продвинутый|эксперт|начальный|уверенный|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?|лет|года?))(?:\s+(?:level|user|knowledge|уровень|пользователь))?\)?\s*$/iu;
const LEAD =
  /^(?:and|и|also|e\.g\.|such as|including|в том числе|знание|владение|умение|опыт работы с|опыт|proficient (?:in|with)|knowledge of|experience with|experience in|familiar with|working knowledge of|strong|skilled in)\s+/iu;
/** "1С:Бухгалтерия" is a name, "Web:HTML, CSS" and "Languages: Go" are groups. */
const GROUP = /^[^:：()]{2,44}(?<!1[CСcс]\s?)[:：]\s*/u;
/** "Databases | PostgreSQL, Redis": rows of groups and their lists. */
const LABEL_CELL = /^([^\t,;:]{2,30})\t(?=[^\t]*[,;])/u;
/** Spoken languages and licences have fields of their own. */
const LANGUAGE_LINE =
  /^(?:mother tongue|native language|other languages?|foreign languages?|spoken languages?|языки|иностранные языки|driving licen[cs]e)(?:\(s\)|s)?\s*:/iu;
const ITEM_SEPARATOR = /\s*[,;、]\s*(?![^()]*\))|\s+\/\s+|\s*[|•·●◆]\s*/u;
/** Of three letters and more. */
const MAX_WORDS = 6;
/** More is no list of a person's skills. */
const MAX_ITEMS = 400;
const MAX_LINE = 6000;

function spansIn(source: string, start: number, end: number, glued: boolean): SkillItem[] {
  const items: SkillItem[] = [];
  let at = start;
  for (const part of source.slice(start, end).split(ITEM_SEPARATOR)) {
    const from = source.indexOf(part, at);
    at = from + part.length;
    let text = part
      .replace(LEVEL_TAIL, '')
      .replace(GLUED_LEVEL, '')
      .replace(/^[\s"«“(.–—-]+|[\s"»”.;:–—-]+$/gu, '');
    const lead = LEAD.exec(text);
    if (lead) text = text.slice(lead[0].length);
    // A bracket without its other half parts names.
    const names = text.includes('(') === text.includes(')') ? [text] : text.split(/[()]/u).map((name) => name.trim());
    for (const name of names) {
      let inner = source.indexOf(name, from);
      for (const word of unglueItem(name, glued)) {
        const wordStart = source.indexOf(word, inner);
        inner = wordStart + word.length;
        if (word && wordStart >= 0) items.push({ start: wordStart, end: inner, text: word });
      }
    }
  }
  return items;
}

const MAX_GAP_WORDS = 4;

/** Names printed with nothing but spaces between them ("Classroom management GeoGebra Lesson planning"): all begin with a capital. */
const isTitled = (raw: string, certain: readonly { raw: string }[]) =>
  /^\p{Lu}/u.test(raw) &&
  /^[\p{L}\p{N}\s+#./-]+$/u.test(raw) &&
  raw.split(/\s+/).length <= MAX_GAP_WORDS &&
  certain.length >= 3 &&
  certain.every((one) => /^[\p{Lu}\d]/u.test(one.raw));

/** What stands between skills that are certain is a skill too where the word is one ("Python Go SQL"). */
function withGaps(
  text: string,
  certain: readonly { start: number; end: number; raw: string }[],
): { start: number; end: number; raw: string }[] {
  if (certain.length < 2) return [...certain];
  const all: { start: number; end: number; raw: string }[] = [];
  let from = 0;
  for (const match of [...certain, null]) {
    const raw = text.slice(from, match?.start ?? text.length).trim();
    if (raw && (normalizeSkill(raw) || isTitled(raw, certain)))
      all.push({ start: text.indexOf(raw, from), end: text.indexOf(raw, from) + raw.length, raw });
    if (match) all.push(match);
    from = match?.end ?? text.length;
  }
  return all;
}

/** The rest of an item that holds several known skills without separators becomes those skills. */
function expand(item: SkillItem, parted: boolean): SkillItem[] {
  if (normalizeSkill(item.text) || /^1[CС]\s?:/iu.test(item.text)) return [item];
  // "Inspection and testing" is one name, "Docker and Kubernetes" are two.
  if (/^\p{Lu}\S*\s(?:and|&|и)\s\p{Ll}[\p{Ll}-]*$/u.test(item.text)) return [item];
  const known = withGaps(item.text, findSkills(item.text));
  const covered = known.reduce((sum, { start, end }) => sum + end - start, 0);
  const words = item.text.match(/\S{3,}/gu)?.length ?? 0;
  // Between commas and bullets two short names are one: "GLP documentation".
  if (parted && known.length === 2 && words <= 2 && !/\s(?:and|&|и)\s|[/+]/u.test(item.text)) return [item];
  if (known.length >= 2 && (words > MAX_WORDS || covered >= item.text.length * 0.6))
    return known.map(({ start, end, raw }) => ({ start: item.start + start, end: item.start + end, text: raw }));
  if (words > MAX_WORDS)
    return known.map(({ start, end, raw }) => ({ start: item.start + start, end: item.start + end, text: raw }));
  return [item];
}

/** Spoken languages and driving licences among the skills are facts of other kinds. */
const isOther = (text: string) => isSpoken(text) || /^(?:водительские )?права(?:\s|$)|^driving licen[cs]e/iu.test(text);

const isSkill = ({ text }: SkillItem) =>
  !isOther(text) &&
  /\p{L}/u.test(text) &&
  text.length <= 60 &&
  !LEVEL.test(text) &&
  (text.length > 1 || normalizeSkill(text) !== null);

/** The skills that the lines of a skills section list, without group names, levels and connecting words. */
export function readSkillItems(document: DocumentText, section: readonly LineView[]): SkillItem[] {
  const lines = joinWrappedItems(document, section);
  const glued = areGlued(lines.map(({ text }) => text));
  const labelled = lines.filter(({ text }) => LABEL_CELL.test(text)).length >= 2;
  const items = lines.flatMap((line, index) => {
    if (line.text.length > MAX_LINE || isGroupName(document, line, lines[index + 1]) || LANGUAGE_LINE.test(line.text)) return [];
    const cell = labelled ? LABEL_CELL.exec(line.text) : null;
    if (cell?.[1] && /languages?|языки?/iu.test(cell[1]) && findLanguages(line.text.slice(cell[0].length)).length > 0) return [];
    const group = cell ?? GROUP.exec(line.text);
    const known = /^\S+:\S/.test(line.text) && normalizeSkill(line.text.split(/[,;]/u)[0] ?? '') !== null;
    const from = group && !known && group[0].length < line.text.length ? line.start + group[0].length : line.start;
    return splitPieces(document, line)
      .filter(({ end }) => end > from)
      .flatMap((piece) => spansIn(document.text, Math.max(piece.start, from), piece.end, glued))
      .flatMap((item) => expand(item, ITEM_SEPARATOR.test(line.text) || line.listItem))
      .filter(isSkill);
  });
  return items.slice(0, MAX_ITEMS);
}
