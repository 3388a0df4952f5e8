import {
  type Certification,
  type Education,
  type Experience,
  type Language,
  matchName,
  type Salary,
  type Skill,
} from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { EducationLevelType, RequirementCategoryType } from '../common/enums.ts';
import { EvidenceType } from './evidence.ts';
import type { PresentedFact } from './presentedFact.ts';

/** A type with the fields that all facts share; `implement` adds its own. */
function factRef<T>(name: string) {
  const ref = builder.objectRef<PresentedFact<T>>(name);
  builder.objectFields(ref, (t) => ({
    confidence: t.float({ resolve: (fact) => fact.confidence }),
    corrected: t.boolean({ resolve: (fact) => fact.corrected }),
    evidence: t.field({ type: [EvidenceType], resolve: (fact) => fact.evidence }),
  }));
  return ref;
}

export const TextFactType = factRef<string>('TextFact').implement({
  fields: (t) => ({ value: t.string({ resolve: ({ value }) => value }) }),
});

export const NumberFactType = factRef<number>('NumberFact').implement({
  fields: (t) => ({ value: t.float({ resolve: ({ value }) => value }) }),
});

export const SalaryFactType = factRef<Salary>('SalaryFact').implement({
  fields: (t) => ({
    amount: t.int({ resolve: ({ value }) => value.amount }),
    max: t.int({ nullable: true, resolve: ({ value }) => value.max }),
    period: t.string({
      description: "How the document states it: year, month or hour. Amounts are a year's.",
      resolve: ({ value }) => value.period,
    }),
    currency: t.string({ resolve: ({ value }) => value.currency }),
  }),
});

export const LanguageFactType = factRef<Language>('LanguageFact').implement({
  fields: (t) => ({
    name: t.string({ description: 'As printed.', resolve: ({ value }) => value.name }),
    known: t.string({ nullable: true, description: 'Its English name.', resolve: ({ value }) => value.known }),
    level: t.string({ nullable: true, resolve: ({ value }) => value.level }),
  }),
});

export const CertificationFactType = factRef<Certification>('CertificationFact').implement({
  fields: (t) => ({
    name: t.string({ description: 'As printed.', resolve: ({ value }) => value.name }),
    known: t.string({
      nullable: true,
      description: 'The name that it is matched by; null when it is unknown.',
      resolve: ({ value }) => value.known,
    }),
  }),
});

export const SkillFactType = factRef<Skill>('SkillFact').implement({
  fields: (t) => ({
    key: t.string({ description: 'The same for all spellings of a skill.', resolve: ({ value }) => matchName(value) }),
    name: t.string({ description: 'As printed.', resolve: ({ value }) => value.name }),
    known: t.string({
      nullable: true,
      description: 'The name that it is matched by; null when it is unknown.',
      resolve: ({ value }) => value.known,
    }),
    category: t.field({ type: RequirementCategoryType, resolve: ({ value }) => value.category }),
    source: t.string({
      description: 'listed by the writer, or shown in a job, a certificate or another text.',
      resolve: ({ value }) => value.source,
    }),
    lastUsed: t.string({ nullable: true, resolve: ({ value }) => value.lastUsed }),
    months: t.int({ nullable: true, resolve: ({ value }) => value.months }),
  }),
});

export const EducationFactType = factRef<Education>('EducationFact').implement({
  fields: (t) => ({
    institution: t.string({ nullable: true, resolve: ({ value }) => value.institution }),
    degree: t.string({ nullable: true, resolve: ({ value }) => value.degree }),
    level: t.field({ type: EducationLevelType, nullable: true, resolve: ({ value }) => value.level }),
    specialization: t.string({ nullable: true, resolve: ({ value }) => value.specialization }),
    startYear: t.int({ nullable: true, resolve: ({ value }) => value.startYear }),
    endYear: t.int({ nullable: true, resolve: ({ value }) => value.endYear }),
    current: t.boolean({ resolve: ({ value }) => value.current }),
  }),
});

export const ExperienceFactType = factRef<Experience>('ExperienceFact').implement({
  fields: (t) => ({
    company: t.string({ nullable: true, resolve: ({ value }) => value.company }),
    position: t.string({ nullable: true, resolve: ({ value }) => value.position }),
    location: t.string({ nullable: true, resolve: ({ value }) => value.location }),
    start: t.string({ nullable: true, resolve: ({ value }) => value.start }),
    end: t.string({ nullable: true, resolve: ({ value }) => value.end }),
    current: t.boolean({ resolve: ({ value }) => value.current }),
    months: t.int({ nullable: true, resolve: ({ value }) => value.months }),
    responsibilities: t.stringList({ resolve: ({ value }) => value.responsibilities }),
  }),
});
