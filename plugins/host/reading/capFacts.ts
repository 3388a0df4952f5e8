import type { ResumeFacts } from '../../contract.ts';

/** Far more than anybody's: everything that is done with facts later takes time and room by their number, and a document made to waste both may state tens of thousands. */
const most = {
  experience: 200,
  education: 100,
  certifications: 300,
  languages: 100,
  skills: 1_000,
  achievements: 300,
} satisfies Partial<Record<keyof ResumeFacts, number>>;

/** The facts, with the first of each list. */
export function capFacts(facts: ResumeFacts): ResumeFacts {
  return {
    ...facts,
    experience: facts.experience.slice(0, most.experience),
    education: facts.education.slice(0, most.education),
    certifications: facts.certifications.slice(0, most.certifications),
    languages: facts.languages.slice(0, most.languages),
    skills: facts.skills.slice(0, most.skills),
    achievements: facts.achievements.slice(0, most.achievements),
  };
}
