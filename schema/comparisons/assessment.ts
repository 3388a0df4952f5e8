import { assessCandidate, type CandidateAssessment } from '../../core/comparisons/assessCandidate.ts';
import {
  type Claim,
  type ConsistencyCheck,
  checkIds,
  type InterviewQuestion,
  questionTopics,
  type Rating,
  ratingIds,
} from '../../plugins/contract/assessment.ts';
import type { LocalizedText } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { EvidenceType, withSource } from '../facts/evidence.ts';
import type { RequestContext } from '../requestContext.ts';

/** A part of an assessment with the document that its quotations point into. */
type Sourced<T> = T & { documentId: string | null };

const localized = (text: LocalizedText, { locale }: RequestContext) => text[locale] ?? text.en;
const withDocument = <T>(documentId: string | null, parts: readonly T[]): Sourced<T>[] =>
  parts.map((part) => ({ ...part, documentId }));
const enumName = (id: string) => id.replaceAll('-', '_').toUpperCase();
const enumValues = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [enumName(id), { value: id }])) as Record<string, { value: Id }>;

const CheckIdType = builder.enumType('ConsistencyCheckId', { values: enumValues(checkIds) });
const RatingIdType = builder.enumType('RatingId', { values: enumValues(ratingIds) });
const QuestionTopicType = builder.enumType('QuestionTopic', { values: enumValues(questionTopics) });
const OutcomeType = builder.enumType('CheckOutcome', {
  values: {
    CLEAR: { value: 'clear' },
    FOUND: { value: 'found' },
    NOTHING: { value: 'nothing', description: 'The document gives the check nothing to work on.' },
  } as const,
});
const VerdictType = builder.enumType('RecommendationVerdict', {
  values: enumValues(['excellent', 'good', 'average', 'below-average', 'unknown'] as const),
});

const ClaimType = builder.objectRef<Sourced<Claim>>('AssessmentClaim').implement({
  description: 'A statement about a candidate with the lines it rests on, or with what was looked for and not found.',
  fields: (t) => ({
    text: t.string({ resolve: ({ text }, _args, ctx) => localized(text, ctx) }),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence, documentId }) => withSource(evidence, documentId) }),
    lookedFor: t.exposeStringList('lookedFor'),
  }),
});

const CheckType = builder.objectRef<Sourced<ConsistencyCheck>>('ConsistencyCheck').implement({
  description: 'A check of the document against itself.',
  fields: (t) => ({
    check: t.expose('id', { type: CheckIdType }),
    outcome: t.expose('outcome', { type: OutcomeType }),
    text: t.string({ resolve: ({ text }, _args, ctx) => localized(text, ctx) }),
    findings: t.field({ type: [ClaimType], resolve: ({ findings, documentId }) => withDocument(documentId, findings) }),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence, documentId }) => withSource(evidence, documentId) }),
  }),
});

const RatingType = builder.objectRef<Rating>('AssessmentRating').implement({
  description: 'A share in percent with what it counts.',
  fields: (t) => ({
    rating: t.expose('id', { type: RatingIdType }),
    label: t.string({ resolve: ({ label }, _args, ctx) => localized(label, ctx) }),
    value: t.exposeInt('value', { nullable: true, description: '0 to 100; null when there is nothing to count.' }),
    explanation: t.string({ resolve: ({ explanation }, _args, ctx) => localized(explanation, ctx) }),
  }),
});

const QuestionType = builder.objectRef<Sourced<InterviewQuestion>>('InterviewQuestion').implement({
  description: 'Something to ask because the document does not prove it.',
  fields: (t) => ({
    topic: t.expose('topic', { type: QuestionTopicType }),
    text: t.string({ resolve: ({ text }, _args, ctx) => localized(text, ctx) }),
    reason: t.string({ description: 'Why to ask.', resolve: ({ reason }, _args, ctx) => localized(reason, ctx) }),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence, documentId }) => withSource(evidence, documentId) }),
    lookedFor: t.exposeStringList('lookedFor'),
  }),
});

const AssessmentType = builder.objectRef<CandidateAssessment>('Assessment').implement({
  description: 'Made by rules from what was read; no model. `readBy` tells who read the document.',
  fields: (t) => ({
    readBy: t.exposeString('readBy', {
      nullable: true,
      description: "The model's name or the extractor's id; null without a document.",
    }),
    summary: t.string({ resolve: ({ summary }, _args, ctx) => localized(summary, ctx) }),
    strengths: t.field({ type: [ClaimType], resolve: ({ strengths, documentId }) => withDocument(documentId, strengths) }),
    concerns: t.field({ type: [ClaimType], resolve: ({ concerns, documentId }) => withDocument(documentId, concerns) }),
    checks: t.field({ type: [CheckType], resolve: ({ checks, documentId }) => withDocument(documentId, checks) }),
    ratings: t.field({ type: [RatingType], resolve: ({ ratings }) => ratings }),
    verdict: t.field({ type: VerdictType, resolve: ({ recommendation }) => recommendation.verdict }),
    recommendation: t.string({ resolve: ({ recommendation }, _args, ctx) => localized(recommendation.text, ctx) }),
    availability: t.field({
      type: ClaimType,
      nullable: true,
      description: 'The line that says from when the candidate is available.',
      resolve: ({ availability, documentId }) => availability && { ...availability, documentId },
    }),
    questions: t.field({
      type: [QuestionType],
      description: 'At most eight, most important first; fewer than three when the documents leave nothing else open.',
      resolve: ({ questions, documentId }) => withDocument(documentId, questions),
    }),
  }),
});

builder.prismaObjectFields('Candidate', (t) => ({
  assessment: t.field({
    type: AssessmentType,
    nullable: true,
    description: 'Null while the document is not read: not read is not "no".',
    extensions: { cost: 30 },
    select: { id: true },
    resolve: ({ id }, _args, ctx) => assessCandidate(ctx, { id }),
  }),
}));
