import type { ResumeFacts } from '../../../contract.ts';
import type { ResumeAnswer } from '../answers/resumeAnswer.ts';
import { checkEducation } from './checkEducation.ts';
import { checkExperience } from './checkExperience.ts';
import { checkAchievements, checkCertifications, checkLanguages } from './checkLists.ts';
import { checkPerson } from './checkPerson.ts';
import { checkSalary } from './checkSalary.ts';
import { checkSkills } from './checkSkills.ts';
import type { Claims } from './claims.ts';

/** Nobody has done more; longer lists are cut here. */
const most = 100;

/** The values of a model's answer that the document supports, each with its quotation. The rest is counted. */
export function checkResume(claims: Claims, answer: ResumeAnswer, today: string): ResumeFacts {
  const experience = checkExperience(claims, answer.experience.slice(0, most), today);
  return {
    ...checkPerson(claims, answer),
    experience,
    education: checkEducation(claims, answer.education.slice(0, most)),
    certifications: checkCertifications(claims, answer.certifications.slice(0, most)),
    languages: checkLanguages(claims, answer.languages.slice(0, most)),
    skills: checkSkills(claims, answer.skills, experience, today),
    achievements: checkAchievements(claims, answer.achievements.slice(0, most)),
    salary: checkSalary(claims, answer.salary),
  };
}
