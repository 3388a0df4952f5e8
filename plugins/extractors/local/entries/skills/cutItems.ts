import {
  masteryQualities,
  masteryWords,
  skillIntroductions,
  skillLeads,
  skillSentences,
} from '../../../../knowledge/cues/skillCues.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { gluedLevel } from './isGroupName.ts';
import { level, levelTail } from './skillLevels.ts';
import { unglueItem } from './unglueItem.ts';

/** One skill as a skills section lists it. */
export interface SkillItem {
  start: number;
  end: number;
  text: string;
}

/** Words before a skill that only say that the person has it. */
const leadPattern = new RegExp(
  String.raw`^(?:${skillLeads}|(?:highly |very )?(?:${masteryWords}) (?:in|with)|(?:(?:${masteryQualities}) )?(?:knowledge|understanding|command|experience) (?:of|with|in|using)|${skillSentences}|${skillIntroductions})\s+`,
  'iu',
);
/** "Знание города", "Владение оружием": the lead and its object are one name, unless the object is a skill by itself. */
const isObject = (lead: string, rest: string) =>
  /^(?:знание|владение|опыт)\s/iu.test(lead) && /^[а-яё]/u.test(rest) && normalizeSkill(rest) === null;
/** The word before the last item, which is on the next line. */
const lastWord = /\s(?:and|as well as|и|а также)$/iu;
const sentenceEnd = new RegExp(String.raw`(?<=\p{L}{4}|\))\.\s+(?=\p{Lu})|(?<=[\p{L}\d])\.\s+(?=(?:${skillSentences})\s)`, 'iu');
const opening = new RegExp(String.raw`^(?:${skillSentences})\s`, 'iu');
const lastJoint = /^(.*\S)\s+(?:and|as well as|и|а также)\s+(\S.*)$/isu;

/** Whether a text opens as a sentence that lists skills. */
export const opensSentence = (text: string): boolean => opening.test(text);

/** Whether each sentence opens as a list of skills does: "I am confident in planning, budgeting and reporting." */
export const areListed = (text: string): boolean => text.split(sentenceEnd).every((sentence) => opening.test(sentence));

/** The items of a sentence; the last two of a list in words are joined by a word. */
function partsOf(sentence: string): string[] {
  const parts = sentence.split(itemSeparator);
  const [, first, second] = (opening.test(sentence) && lastJoint.exec(parts.at(-1)!)) || [];
  return first && second ? [...parts.slice(0, -1), first, second] : parts;
}
/** Splits items, but not within "Manual 10, 13 and 18 speed" or "$38,000". */
export const itemSeparator =
  /\s{0,20}(?:,(?!(?<=\d,)(?:\d|\s\d+(?:,|\s(?:and|или|or|и)\s|$)))|[;、])\s*(?![^()]{0,200}\))|\s{0,20}[|•·●◆]\s*|\]\s{0,9}\[|\s(?:>{1,3}|»|::)\s/u;
/** Marks that separate items only where a line has several of one: "Hot section / cold section / pastry". With a single one, "Swagger / OpenAPI" may be one name. */
const spacedMarks = [/(?<!\s)\s+\/\s+/u, /(?<!\s)\s+\+\s+/u, /(?<!\s)\s+[–—-]\s+/u, /(?<!\s)\s+(?=#\p{L})/u];

/** The marks that separate items in one of the lines. "Python – 5 years – expert" is one item with its levels. */
export const marksIn = (lines: readonly string[]): RegExp[] =>
  spacedMarks.filter((mark) =>
    lines.some((line) => {
      const parts = line.split(mark, 30);
      return parts.length > 2 && !parts.some((part) => level.test(part.trim()));
    }),
  );

/** The items in `source` from `start` to `end`, without levels, connecting words and marks around them. */
export function cutItems(
  source: string,
  start: number,
  end: number,
  { glued, marks }: { glued: boolean; marks: readonly RegExp[] },
): SkillItem[] {
  const items: SkillItem[] = [];
  let at = 0;
  const flat = source.slice(start, end).replace(/\s/gu, ' ');
  const parts = marks.reduce<string[]>(
    (before, mark) => before.flatMap((one) => one.split(mark)),
    flat.split(sentenceEnd).flatMap(partsOf),
  );
  for (const part of parts) {
    const from = flat.indexOf(part, at);
    at = from + part.length;
    let text = part
      .replace(levelTail, '')
      .replace(gluedLevel, '')
      .replace(/^(?:[\s"«“(.*#[–—-]|\+\s)+|[\s"»”.;:\]–—-]{1,60}$/gu, '')
      .replace(lastWord, '');
    const lead = leadPattern.exec(text);
    if (lead && !isObject(lead[0], text.slice(lead[0].length))) text = text.slice(lead[0].length);
    // An unmatched bracket separates names.
    const names = text.includes('(') === text.includes(')') ? [text] : text.split(/[()]/u).map((name) => name.trim());
    for (const name of names) {
      let inner = flat.indexOf(name, from);
      for (const word of unglueItem(name, glued)) {
        const wordStart = flat.indexOf(word, inner);
        inner = wordStart + word.length;
        if (word && wordStart >= 0) items.push({ start: start + wordStart, end: start + inner, text: word });
      }
    }
  }
  return items;
}
