import { type CorrectableField, type Corrections, correctableFields } from '../../core/candidates/correctionValues.ts';
import type { Fact, ResumeFacts } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import {
  CertificationFactType,
  EducationFactType,
  ExperienceFactType,
  LanguageFactType,
  NumberFactType,
  SalaryFactType,
  SkillFactType,
  TextFactType,
} from './factTypes.ts';
import { type PresentedFact, presentFact } from './presentedFact.ts';

/** The fields of a candidate that a user may correct. */
export const CandidateFieldType = builder.enumType('CandidateField', {
  description: `The fields of a candidate that a user may correct, and what \`value\` of a correction is:
a text (NAME, TITLE, EMAIL, PHONE, WEBSITE, LINKEDIN, LOCATION, SUMMARY), a number (YEARS), a list of texts (SKILLS, CERTIFICATIONS),
{amount max period currency} (SALARY), or a list of objects with the fields of LanguageFact, EducationFact or ExperienceFact, levels in lower case.`,
  values: Object.fromEntries(correctableFields.map((field) => [field.toUpperCase(), { value: field }])) as Record<
    Uppercase<CorrectableField>,
    { value: CorrectableField }
  >,
});

/** Facts with the user's corrections applied, and the document that they were read from. */
export interface EffectiveFacts {
  facts: ResumeFacts;
  corrections: Corrections;
  documentId: string | null;
}

type Shown = Exclude<keyof ResumeFacts, 'documentDate'>;

function present<T>({ corrections, documentId }: EffectiveFacts, field: Shown, fact: Fact<T>): PresentedFact<T> {
  return presentFact(fact, { documentId, corrected: Object.hasOwn(corrections, field) });
}

function one<T>(effective: EffectiveFacts, field: Shown, fact: Fact<T> | null): PresentedFact<T> | null {
  return fact && present(effective, field, fact);
}

function all<T>(effective: EffectiveFacts, field: Shown, facts: readonly Fact<T>[]): PresentedFact<T>[] {
  return facts.map((fact) => present(effective, field, fact));
}

const textFields = ['name', 'title', 'email', 'phone', 'website', 'linkedin', 'location', 'summary'] as const;

export const CandidateFactsType = builder.objectRef<EffectiveFacts>('CandidateFacts').implement({
  description: "Facts with the user's corrections laid over them.",
  fields: (t) => ({
    ...Object.fromEntries(
      textFields.map((field) => [
        field,
        t.field({ type: TextFactType, nullable: true, resolve: (parent) => one(parent, field, parent.facts[field]) }),
      ]),
    ),
    years: t.field({ type: NumberFactType, nullable: true, resolve: (parent) => one(parent, 'years', parent.facts.years) }),
    salary: t.field({ type: SalaryFactType, nullable: true, resolve: (parent) => one(parent, 'salary', parent.facts.salary) }),
    skills: t.field({ type: [SkillFactType], resolve: (parent) => all(parent, 'skills', parent.facts.skills) }),
    experience: t.field({ type: [ExperienceFactType], resolve: (parent) => all(parent, 'experience', parent.facts.experience) }),
    education: t.field({ type: [EducationFactType], resolve: (parent) => all(parent, 'education', parent.facts.education) }),
    certifications: t.field({
      type: [CertificationFactType],
      resolve: (parent) => all(parent, 'certifications', parent.facts.certifications),
    }),
    languages: t.field({ type: [LanguageFactType], resolve: (parent) => all(parent, 'languages', parent.facts.languages) }),
    achievements: t.field({ type: [TextFactType], resolve: (parent) => all(parent, 'achievements', parent.facts.achievements) }),
    corrected: t.field({
      type: [CandidateFieldType],
      description: 'Fields that a user corrected.',
      resolve: ({ corrections }) => correctableFields.filter((field) => Object.hasOwn(corrections, field)),
    }),
  }),
});
