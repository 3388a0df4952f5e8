import { masteryQualities, masteryWords, skillIntroductions, skillLeads } from '../../../../knowledge/cues/skillCues.ts';
import { gluedLevel } from './isGroupName.ts';
import { levelTail } from './skillLevels.ts';
import { unglueItem } from './unglueItem.ts';

/** One skill as a skills section lists it. */
export interface SkillItem {
  start: number;
  end: number;
  text: string;
}

/** Words before a skill that only say that the person has it. */
const leadPattern = new RegExp(
  String.raw`^(?:${skillLeads}|(?:highly |very )?(?:${masteryWords}) (?:in|with)|(?:(?:${masteryQualities}) )?(?:knowledge|understanding|command|experience) (?:of|with|in|using)|${skillIntroductions})\s+`,
  'iu',
);
/** Splits items, but not within "Manual 10, 13 and 18 speed" or "$38,000". */
export const itemSeparator =
  /\s{0,20}(?:,(?!(?<=\d,)(?:\d|\s\d+(?:,|\s(?:and|или|or|и)\s|$)))|[;、])\s*(?![^()]{0,200}\))|\s{0,20}[|•·●◆]\s*|\s(?:>{1,3}|»|::)\s/u;
const slash = /(?<!\s)\s+\/\s+/u;

/** "Hot section / cold section / pastry": the line uses slashes between items. With a single slash, "Swagger / OpenAPI" may be one name. */
export const isSlashed = (text: string): boolean => text.split(slash, 3).length > 2;

/** The items in `source` from `start` to `end`, without levels, connecting words and marks around them. */
export function cutItems(
  source: string,
  start: number,
  end: number,
  { glued, slashed }: { glued: boolean; slashed: boolean },
): SkillItem[] {
  const items: SkillItem[] = [];
  let at = start;
  const parts = source.slice(start, end).split(itemSeparator);
  for (const part of slashed ? parts.flatMap((one) => one.split(slash)) : parts) {
    const from = source.indexOf(part, at);
    at = from + part.length;
    let text = part
      .replace(levelTail, '')
      .replace(gluedLevel, '')
      .replace(/^(?:[\s"«“(.*–—-]|\+\s)+|[\s"»”.;:–—-]{1,60}$/gu, '');
    const lead = leadPattern.exec(text);
    if (lead) text = text.slice(lead[0].length);
    // An unmatched bracket separates names.
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
