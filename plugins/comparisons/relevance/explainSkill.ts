import type { RequirementItem } from '../../contract/relevance.ts';
import type { LocalizedText } from '../../contract.ts';
import type { HeldSkill } from '../../knowledge/heldSkills.ts';
import { countEnglish, countRussian, numberRussian } from '../../knowledge/phrases.ts';

const yearForms = ['год', 'года', 'лет'] as const;
/** After "из": the genitive. */
const ofYearForms = ['года', 'лет', 'лет'] as const;

/** Where the document shows the skill, how long it was used, and how long is required. */
export function explainSkill(way: HeldSkill, { label, minYears }: RequirementItem, isOld: boolean): LocalizedText {
  const source = nameOther(way, label, explainSource(way));
  const years = explainYears(way, minYears);
  const old = isOld && way.lastUsed ? { en: ` Last used: ${way.lastUsed}.`, ru: ` Последний раз: ${way.lastUsed}.` } : nothing;
  return { en: `${source.en}${years.en}.${old.en}`, ru: `${source.ru}${years.ru}.${old.ru}` };
}

const nothing = { en: '', ru: '' };

/** Names the alternative or the spelling that the document has, if it is not the job description's own. */
function nameOther({ name, impliedBy }: HeldSkill, label: string, { en, ru }: { en: string; ru: string }) {
  if (impliedBy !== null || name.toLowerCase() === label.trim().toLowerCase()) return { en, ru };
  return { en: `${name}: ${lowerFirst(en)}`, ru: `${name}: ${lowerFirst(ru)}` };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function explainSource({ impliedBy, isListed, months, name }: HeldSkill): { en: string; ru: string } {
  if (impliedBy !== null) return { en: `Implied by “${name}”`, ru: `Следует из «${name}»` };
  if (isListed && months !== null) return { en: 'Listed and used at work', ru: 'Есть в списке навыков и в опыте работы' };
  if (isListed) return { en: 'Listed, but no dated job shows it', ru: 'Есть в списке навыков, но не в опыте с датами' };
  if (months !== null) return { en: 'Not listed, but used at work', ru: 'Не в списке навыков, но есть в опыте работы' };
  return { en: 'Not listed, but the document shows it', ru: 'Не в списке навыков, но упоминается в документе' };
}

function explainYears({ months }: HeldSkill, minYears: number | null): { en: string; ru: string } {
  const asked = minYears !== null && minYears > 0 ? minYears : null;
  if (months === null) {
    if (asked === null) return nothing;
    return {
      en: `; ${countEnglish(asked, 'year')} required, years of use not stated`,
      ru: `; требуется ${countRussian(asked, yearForms)}, срок использования не указан`,
    };
  }
  const years = Math.round(months / 1.2) / 10;
  if (asked === null) return { en: `, ${countEnglish(years, 'year')}`, ru: `, ${countRussian(years, yearForms)}` };
  return {
    en: `, ${years} of ${countEnglish(asked, 'year')} required`,
    ru: `, ${numberRussian(years)} из требуемых ${countRussian(asked, ofYearForms)}`,
  };
}
