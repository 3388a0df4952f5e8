import type { AssessedRequirement, InterviewQuestion } from '../../../contract/assessment.ts';
import { matchName, type ResumeFacts } from '../../../contract.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import { findSkillContext } from '../checks/bareSkills.ts';

const most = 3;

/** Questions about required skills that the résumé lists but shows in no job. */
export function askAboutSkills(facts: ResumeFacts, requirements: readonly AssessedRequirement[]): InterviewQuestion[] {
  const asked = new Set(requirements.map(({ label }) => matchName({ name: label, known: normalizeSkill(label)?.name ?? null })));
  const bare = findSkillContext(facts)?.bare ?? [];
  return bare
    .filter(({ value }) => asked.has(matchName(value)))
    .slice(0, most)
    .map(({ value: { name }, evidence }) => ({
      topic: 'skill',
      text: {
        en: `You list ${name}. In which job did you use it, and what for?`,
        ru: `В списке навыков есть ${name}. На какой работе и для чего вы это использовали?`,
      },
      reason: { en: `${name} is listed, but no job shows it.`, ru: `${name} есть в списке, но не видно ни на одной работе.` },
      evidence: evidence.slice(0, 1),
      lookedFor: [],
    }));
}
