import type { ConsistencyCheck } from '../../../contract/assessment.ts';
import type { ResumeFacts } from '../../../contract.ts';
import { countRussian, listShort } from '../../../knowledge/phrases.ts';
import { skillForms } from '../wordForms.ts';
import { findSkillContext } from './bareSkills.ts';

/** Most résumés list some skills that no job mentions; only when most of them do is it worth a note. */
const tooMany = 0.5;
const quoted = 5;

/** Skills that are listed, but that no job or achievement shows in use. */
export function checkBareSkills(facts: ResumeFacts): ConsistencyCheck {
  const context = findSkillContext(facts);
  if (context === null) {
    const text = {
      en: 'No listed skills, or no job text to check them against.',
      ru: 'Нет списка навыков или описаний работы для сверки.',
    };
    return { id: 'bare-skills', outcome: 'nothing', text, findings: [], evidence: [] };
  }
  const { listed, bare } = context;
  const shown = listed.length - bare.length;
  const text = {
    en: `${shown} of ${listed.length} listed skills are shown in a job or an achievement.`,
    ru: `В описаниях работы видно ${shown} из ${countRussian(listed.length, ['навыка', 'навыков', 'навыков'])} из списка.`,
  };
  if (bare.length <= listed.length * tooMany) return { id: 'bare-skills', outcome: 'clear', text, findings: [], evidence: [] };
  const names = listShort(bare.map(({ value }) => value.name));
  const finding = {
    text: {
      en: `Listed, but not shown in any job: ${names}.`,
      ru: `Перечислено, но не видно в работе (${countRussian(bare.length, skillForms)}): ${names}.`,
    },
    evidence: bare.slice(0, quoted).flatMap(({ evidence }) => evidence.slice(0, 1)),
    lookedFor: [],
  };
  return { id: 'bare-skills', outcome: 'found', text, findings: [finding], evidence: [] };
}
