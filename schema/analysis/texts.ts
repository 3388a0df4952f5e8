import { type AnalyzedTexts, analyzeTexts } from '../../core/comparisons/plain/analyzeTexts.ts';
import { type RequirementsOfText, readRequirementsText } from '../../core/projects/requirements/readRequirementsText.ts';
import type { Claim } from '../../plugins/contract/assessment.ts';
import type { Requirement } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { ImportanceType, RequirementCategoryType, RequirementKindType } from '../common/enums.ts';
import { AnalysisType } from './analysis.ts';
import { QuotationType } from './quotation.ts';
import { PlainVerdictType } from './verdicts.ts';

const engine = '`local`, or the name of the model that read the text.';

const FoundRequirementType = builder.objectRef<Requirement>('FoundRequirement').implement({
  fields: (t) => ({
    label: t.exposeString('label', { description: "In the job description's words." }),
    known: t.exposeString('known', { nullable: true }),
    kind: t.expose('kind', { type: RequirementKindType }),
    category: t.expose('category', { type: RequirementCategoryType }),
    importance: t.expose('importance', { type: ImportanceType }),
    minYears: t.exposeFloat('minYears', { nullable: true }),
    confidence: t.exposeFloat('confidence'),
    evidence: t.field({ type: [QuotationType], resolve: ({ evidence }) => evidence }),
  }),
});

const FoundRequirementsType = builder.objectRef<RequirementsOfText>('FoundRequirements').implement({
  fields: (t) => ({
    extracted: t.field({ type: [FoundRequirementType], resolve: ({ extracted }) => extracted }),
    selected: t.exposeStringList('selected', { description: 'The labels of the most important ones.' }),
    engine: t.exposeString('engine', { description: engine }),
  }),
});

const PlainClaimType = builder.objectRef<Claim>('PlainClaim').implement({
  fields: (t) => ({
    text: t.string({ resolve: ({ text }, _args, { locale }) => text[locale] ?? text.en }),
    evidence: t.field({ type: [QuotationType], resolve: ({ evidence }) => [...evidence] }),
  }),
});

const JudgedTextType = builder.objectRef<AnalyzedTexts['verdicts'][number]>('JudgedText').implement({
  fields: (t) => ({
    requirement: t.exposeString('label'),
    verdict: t.field({ type: PlainVerdictType, resolve: (verdict) => verdict }),
  }),
});

const CvAnalysisType = builder.objectRef<AnalyzedTexts>('CvAnalysis').implement({
  description: "Which requirements in a job description's text a CV's text proves.",
  fields: (t) => ({
    summary: t.string({ resolve: ({ assessment: { summary } }, _args, { locale }) => summary[locale] ?? summary.en }),
    strengths: t.field({ type: [PlainClaimType], resolve: ({ assessment }) => [...assessment.strengths] }),
    concerns: t.field({ type: [PlainClaimType], resolve: ({ assessment }) => [...assessment.concerns] }),
    recommendation: t.string({
      resolve: ({ assessment: { recommendation } }, _args, { locale }) => recommendation.text[locale] ?? recommendation.text.en,
    }),
    overall: t.exposeFloat('overall', { nullable: true }),
    requirements: t.field({ type: [JudgedTextType], resolve: ({ verdicts }) => verdicts }),
    engine: t.exposeString('engine', { description: engine }),
  }),
});

builder.objectFields(AnalysisType, (t) => ({
  requirements: t.field({
    type: FoundRequirementsType,
    description: "The requirements in a job description's text, most important first.",
    extensions: { cost: 100 },
    args: { text: t.arg.string({ required: true }), top: t.arg.int({ defaultValue: 8, description: 'How many are selected.' }) },
    resolve: (_analysis, { text, top }, ctx) => readRequirementsText(ctx, { text, topK: clampTop(top), signal: ctx.signal }),
  }),
  cv: t.field({
    type: CvAnalysisType,
    extensions: { cost: 200 },
    args: { cvText: t.arg.string({ required: true }), jobText: t.arg.string({ required: true }) },
    resolve: (_analysis, { cvText, jobText }, ctx) => analyzeTexts(ctx, { resumeText: cvText, jobText, signal: ctx.signal }),
  }),
}));

function clampTop(top: number | null | undefined): number | undefined {
  return top === null || top === undefined ? undefined : Math.min(100, Math.max(1, top));
}
