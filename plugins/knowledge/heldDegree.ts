import { type Education, type EducationLevel, educationLevels, type Fact } from '../contract.ts';

/** Students hold the degree below the one they study for. */
const heldWhileStudying: Record<EducationLevel, EducationLevel> = {
  secondary: 'secondary',
  associate: 'secondary',
  bachelor: 'secondary',
  master: 'bachelor',
  doctorate: 'master',
};

export const degreeNames: Record<EducationLevel, { en: string; ru: string }> = {
  secondary: { en: 'Secondary school or diploma', ru: 'Среднее образование' },
  associate: { en: 'Associate or college degree', ru: 'Среднее профессиональное' },
  bachelor: { en: "Bachelor's", ru: 'Бакалавриат' },
  master: { en: "Master's or specialist", ru: 'Магистратура или специалитет' },
  doctorate: { en: 'Doctorate', ru: 'Учёная степень' },
};

export interface HeldDegree {
  level: EducationLevel;
  fact: Fact<Education>;
}

/** The highest finished degree; null without education. */
export function highestHeld(education: readonly Fact<Education>[]): HeldDegree | null {
  let best: HeldDegree | null = null;
  for (const fact of education) {
    const level = heldLevel(fact.value);
    if (best === null || degreeRank(level) > degreeRank(best.level)) best = { level, fact };
  }
  return best;
}

export function degreeRank(level: EducationLevel): number {
  return educationLevels.indexOf(level);
}

/** A degree of unknown level counts as the lowest. */
function heldLevel(study: Education): EducationLevel {
  if (study.level === null) return 'secondary';
  return study.current ? heldWhileStudying[study.level] : study.level;
}
