import { effectiveFacts, readCorrections } from '../../core/candidates/effectiveFacts.ts';
import { resumeOf as resume } from '../../core/candidates/resumeOf.ts';
import { documentWarnings, readModelUse } from '../../core/documents/modelUse.ts';
import { storedResumeFacts } from '../../core/documents/storedFacts.ts';
import { canonicalAlternatives } from '../../core/knowledge.ts';
import { maskFacts } from '../../core/privacy/maskFacts.ts';
import { matchName } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { CandidateSourceType, StageType } from '../common/enums.ts';
import { DocumentType } from '../documents/document.ts';
import { DocumentWarningType } from '../documents/documentText.ts';
import { CandidateFactsType } from '../facts/candidateFacts.ts';
import { candidateMask } from '../privacy/ownerMask.ts';
import { loadCandidateFigures } from './candidateFigures.ts';

const hiddenOfResume = { where: { kind: 'RESUME' }, select: { hiddenFields: true } } as const;

export const CandidateType = builder.prismaNode('Candidate', {
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    internalId: t.exposeString('id'),
    unread: t.exposeBoolean('unread', {
      description: 'The document was not read, or to less than half, and nobody has typed facts in: no score, no rank.',
    }),
    title: t.exposeString('title', { nullable: true }),
    location: t.exposeString('location', { nullable: true }),
    experienceYears: t.exposeFloat('experienceYears', { nullable: true }),
    skills: t.exposeStringList('skills'),
    paymentExpected: t.exposeInt('paymentExpected', {
      nullable: true,
      description: 'Whole units a year: what a user entered, else what the document states.',
    }),
    currency: t.exposeString('currency', { nullable: true }),
    stage: t.expose('stage', { type: StageType }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true, description: 'Set while it is hidden from lists.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    source: t.expose('source', { type: CandidateSourceType, description: 'How the candidate came.' }),
    project: t.relation('project'),
    score: t.relation('score', {
      nullable: true,
      description: "The score under the facets' default weights; null until scored.",
    }),
    skillsMatched: t.stringList({
      description: 'Required skills that this candidate has.',
      resolve: async ({ id }, _args, ctx) => (await loadCandidateFigures(ctx, id)).matchedSkills,
    }),
    skillKeysMatched: t.stringList({
      description: 'The same, each by the `key` of a SkillFact; of a choice ("Python or Java") all.',
      resolve: async ({ id }, _args, ctx) => {
        const { matchedSkills } = await loadCandidateFigures(ctx, id);
        const names = matchedSkills.flatMap((name) => canonicalAlternatives(name));
        return names.map((name) => matchName({ name, known: null }));
      },
    }),
    achievementCount: t.int({
      description: 'Achievements with a figure, counted.',
      resolve: async ({ id }, _args, ctx) => (await loadCandidateFigures(ctx, id)).achievements,
    }),
    facts: t.field({
      type: CandidateFactsType,
      extensions: { cost: 10 },
      select: {
        id: true,
        facts: { select: { facts: true, documentId: true } },
        corrections: { select: { field: true, value: true } },
      },
      resolve: async ({ id, facts: stored, corrections: rows }, _args, ctx) => {
        const extracted = storedResumeFacts(stored?.facts);
        const corrections = readCorrections(rows);
        const mask = await candidateMask(ctx, id);
        const facts = effectiveFacts(extracted, corrections);
        return {
          facts: mask ? maskFacts(facts, mask) : facts,
          corrections,
          documentId: stored?.documentId ?? null,
        };
      },
    }),
    document: t.field({
      type: DocumentType,
      nullable: true,
      select: (_args, _ctx, nestedSelection) => ({ documents: nestedSelection(resume) }),
      resolve: ({ documents }) => documents[0] ?? null,
    }),
    warnings: t.field({
      type: [DocumentWarningType],
      select: {
        documents: {
          ...resume,
          select: { modelUse: true, file: { select: { readings: { select: { warnings: true } }, extractions: hiddenOfResume } } },
        },
      },
      resolve: ({ documents: [document] }) =>
        documentWarnings(document?.file?.readings[0]?.warnings, readModelUse(document?.modelUse), document?.file?.extractions[0]),
    }),
  }),
});

builder.prismaObjectFields('Candidate', (t) => ({
  stageSince: t.field({
    type: 'DateTime',
    description: 'Since when the candidate is in the stage.',
    select: { stageSince: true, createdAt: true },
    resolve: ({ stageSince, createdAt }) => stageSince ?? createdAt,
  }),
  positionTitle: t.string({
    description: 'Title of the position, for callers who need no other field.',
    select: { project: { select: { title: true } } },
    resolve: ({ project }) => project.title,
  }),
}));
