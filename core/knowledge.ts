import { languagesMap } from '../plugins/knowledge/languages.ts';
import { findSkills, loadSkills, normalizeSkill, skillAlternatives } from '../plugins/knowledge/skills.ts';

/** The English name of a spoken language ("немецкий" → German); null when it is unknown. */
export function normalizeLanguage(name: string): string | null {
  return languagesMap.get(name.trim().toLowerCase()) ?? null;
}

/** Canonical names of the alternatives: "Python or JS" gives Python and JavaScript; any other name gives itself. */
export function canonicalAlternatives(name: string): string[] {
  return skillAlternatives(name).map((one) => normalizeSkill(one)?.name ?? one);
}

/** Canonical names of the skills in a text, each once, in the order of the text. */
export function findSkillNames(text: string): string[] {
  return [...new Set(findSkills(text).map(({ skill }) => skill.name))];
}

/** Builds what the first request would otherwise wait for, and all others with it. */
export function loadKnowledge(): void {
  loadSkills();
}
