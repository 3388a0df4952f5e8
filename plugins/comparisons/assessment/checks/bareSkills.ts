import { type Fact, matchName, type ResumeFacts, type Skill } from '../../../contract.ts';

export interface SkillContext {
  listed: Fact<Skill>[];
  /** Listed, but named by no job, achievement or summary. */
  bare: Fact<Skill>[];
}

/** Splits the listed skills by whether anything else in the document mentions them; null when there is no text to mention them. */
export function findSkillContext(facts: ResumeFacts): SkillContext | null {
  const told = [
    ...facts.experience.flatMap(({ value }) => [value.position ?? '', ...value.responsibilities]),
    ...facts.achievements.map(({ value }) => value),
  ].filter((text) => text.trim() !== '');
  const listed = facts.skills.filter(({ value }) => value.source === 'listed');
  const hasText = facts.experience.some(({ value }) => value.responsibilities.length > 0) || facts.achievements.length > 0;
  if (!hasText || listed.length === 0) return null;
  const text = ` ${fold(told.join(' '))} `;
  const isTold = ({ value }: Fact<Skill>) =>
    value.months !== null || [value.name, value.known ?? value.name].some((name) => text.includes(` ${fold(name)} `));
  return { listed, bare: listed.filter((skill) => !isTold(skill)) };
}

/** Words and signs that belong to a skill's name (C++, C#, .NET) apart from the punctuation around them. */
function fold(text: string): string {
  return matchName({ name: text.replaceAll(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/gu, ' '), known: null });
}
