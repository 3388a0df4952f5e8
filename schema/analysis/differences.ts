import {
  comparePlainDifferences,
  comparePlainUniqueness,
  type PlainDifference,
} from '../../core/comparisons/plain/comparePlainCandidates.ts';
import { type PlainProfile, profilePlain } from '../../core/comparisons/plain/profilePlain.ts';
import { builder } from '../builder.ts';
import { RequirementCategoryType } from '../common/enums.ts';
import { AnalysisType } from './analysis.ts';
import { PlainCandidateInput, readList } from './plainCandidate.ts';

interface Row extends PlainDifference {
  rareSkills: string[];
  rareCertifications: string[];
  uniqueness: number | null;
}

interface Compared {
  rows: Row[];
  holders: Record<'skills' | 'certifications', Record<string, number>>;
  engine: string;
}

const PlainDifferenceType = builder.objectRef<Row>('PlainDifference').implement({
  description: 'What sets a candidate of a list apart from the others in it.',
  fields: (t) => ({
    fullName: t.exposeString('candidate'),
    uniqueSkills: t.exposeStringList('uniqueSkills'),
    rareSkills: t.exposeStringList('rareSkills', { description: 'Rarest first.' }),
    certifications: t.exposeStringList('certifications'),
    rareCertifications: t.exposeStringList('rareCertifications', { description: 'Rarest first.' }),
    education: t.exposeString('education', { nullable: true }),
    specialization: t.exposeString('specialization', { nullable: true }),
    uniqueExperience: t.exposeStringList('uniqueExperience'),
    uniqueness: t.exposeFloat('uniqueness', { nullable: true, description: '0 to 100; null for one candidate alone.' }),
  }),
});

const PlainDifferencesType = builder.objectRef<Compared>('PlainDifferences').implement({
  fields: (t) => ({
    candidates: t.field({ type: [PlainDifferenceType], resolve: ({ rows }) => rows }),
    holders: t.field({
      type: 'JSON',
      description: '{skills, certifications}: how many have each that is named; fewer is rarer.',
      resolve: ({ holders }) => holders,
    }),
    engine: t.exposeString('engine', { description: '`local`, or the name of the model that read the texts.' }),
  }),
});

const NormalizedSkillType = builder.objectRef<PlainProfile['normalizedSkills'][number]>('NormalizedSkill').implement({
  fields: (t) => ({
    raw: t.exposeString('raw'),
    canonical: t.exposeString('canonical', { nullable: true, description: 'Null for a name that NOA does not know.' }),
    category: t.expose('category', { type: RequirementCategoryType }),
  }),
});

const PlainProfileType = builder.objectRef<PlainProfile>('PlainProfile').implement({
  fields: (t) => ({
    fullName: t.exposeString('fullName'),
    skills: t.exposeStringList('skills'),
    normalizedSkills: t.field({ type: [NormalizedSkillType], resolve: ({ normalizedSkills }) => normalizedSkills }),
    seniority: t.exposeString('seniority', {
      nullable: true,
      description: 'Senior from 7 years, Middle from 4, else Junior; null when unknown.',
    }),
    years: t.exposeFloat('years', { nullable: true }),
    domains: t.exposeStringList('domains', { description: 'Fields of work.' }),
  }),
});

builder.objectFields(AnalysisType, (t) => ({
  differences: t.field({
    type: PlainDifferencesType,
    extensions: { cost: 200 },
    args: {
      candidates: t.arg({ type: [PlainCandidateInput], required: true }),
      ordered: t.arg.boolean({ description: 'The rarest first in every list.' }),
    },
    resolve: async (_analysis, { candidates: given, ordered }, ctx) => {
      const { candidates, engine } = await readList(ctx, given);
      const { items, holders } = await comparePlainDifferences(ctx, { candidates, ordered: ordered ?? false });
      const unique = await comparePlainUniqueness(ctx, { candidates });
      const rows = items.flatMap((item, place) => {
        const { rareSkills, rareCertifications, uniqueness } = unique[place] ?? {};
        return {
          ...item,
          rareSkills: rareSkills ?? [],
          rareCertifications: rareCertifications ?? [],
          uniqueness: uniqueness ?? null,
        };
      });
      return { rows, holders, engine };
    },
  }),
  profiles: t.field({
    type: [PlainProfileType],
    description: 'Skills by their known names, seniority and fields of work.',
    extensions: { cost: 200 },
    args: { candidates: t.arg({ type: [PlainCandidateInput], required: true }) },
    resolve: async (_analysis, { candidates }, ctx) => profilePlain((await readList(ctx, candidates)).candidates),
  }),
}));
