import { offsetToCursor, resolveOffsetConnection } from '@pothos/plugin-relay';
import { type SimilarCandidate, similarCandidates } from '../../core/comparisons/similarCandidates.ts';
import { mostAssessed, type Suggestions } from '../../core/comparisons/suggestCandidates.ts';
import { suggestForProject } from '../../core/comparisons/suggestForProject.ts';
import { type SuggestedPosition, suggestPositions } from '../../core/comparisons/suggestPositions.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';
import { ProjectType } from '../projects/project.ts';

const SkillLevelType = builder.enumType('SkillLevel', {
  values: { JUNIOR: { value: 'Junior' }, MIDDLE: { value: 'Middle' }, SENIOR: { value: 'Senior' } } as const,
});

export const SuggestedCandidateType = builder.objectRef<Suggestions['items'][number]>('SuggestedCandidate').implement({
  description: 'An applicant of another position who may fit this one.',
  fields: (t) => ({
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      load: loadCandidates,
      resolve: ({ candidateId }) => candidateId,
    }),
    fit: t.exposeFloat('fit', {
      nullable: true,
      description: 'The overall score for this position under the default weights, 0 to 100.',
    }),
    skillLevel: t.field({
      type: SkillLevelType,
      nullable: true,
      description: 'Senior from 7 years, Middle from 4; null when the years are unknown.',
      resolve: ({ skillLevel }) => skillLevel,
    }),
    keySkills: t.exposeStringList('keySkills', { description: 'Required skills that are met, then others.' }),
  }),
});

builder.prismaObjectField('Project', 'suggestions', (t) =>
  t.connection(
    {
      type: SuggestedCandidateType,
      description: `Applicants of other positions, best fit first. Those with most of the required skills are scored, at most ${mostAssessed}.`,
      extensions: { cost: 100 },
      select: { id: true },
      args: { offset: t.arg.int({ description: 'Rows to skip, in place of `after`.' }) },
      resolve: async ({ id: projectId }, { offset: skip, ...args }, ctx) => {
        const { items, found } = await suggestForProject(ctx, { projectId });
        const after = skip ? offsetToCursor(skip - 1) : args.after;
        const page = await resolveOffsetConnection({ args: { ...args, after } }, ({ offset, limit }) =>
          items.slice(offset, offset + limit),
        );
        return { ...page, totalCount: items.length, found };
      },
    },
    {
      name: 'ProjectSuggestionsConnection',
      fields: (c) => ({
        totalCount: c.int({ resolve: ({ totalCount }) => totalCount }),
        found: c.int({
          description: 'Applicants of other positions with at least one of the required skills.',
          resolve: ({ found }) => found,
        }),
      }),
    },
    { name: 'ProjectSuggestionsConnectionEdge' },
  ),
);

const SimilarCandidateType = builder.objectRef<SimilarCandidate>('SimilarCandidate').implement({
  fields: (t) => ({
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      load: loadCandidates,
      resolve: ({ candidateId }) => candidateId,
    }),
    similarity: t.exposeFloat('similarity', { description: '0 to 100: 70 % skills, rare ones weigh more; 30 % facet scores.' }),
    sharedSkills: t.exposeStringList('sharedSkills', { description: 'Rarest first.' }),
  }),
});

const SuggestedPositionType = builder.objectRef<SuggestedPosition>('SuggestedPosition').implement({
  fields: (t) => ({
    project: t.loadable({
      type: ProjectType,
      nullable: true,
      load: async (ids: string[], { db }) => {
        const found = await db.project.findMany({ where: { id: { in: ids } } });
        const projects = new Map(found.map((project) => [project.id, project]));
        return ids.map((id) => projects.get(id) ?? null);
      },
      resolve: ({ projectId }) => projectId,
    }),
    fit: t.exposeFloat('overall', {
      nullable: true,
      description: 'The overall score for that position under the default weights, 0 to 100.',
    }),
    matchedSkills: t.exposeStringList('matched', { description: "Required skills that are met, in the position's words." }),
  }),
});

builder.prismaObjectFields('Candidate', (t) => ({
  similar: t.field({
    type: [SimilarCandidateType],
    description: 'Candidates of the same position that are most like this one.',
    extensions: { cost: 50 },
    args: { first: t.arg.int({ required: true }) },
    select: { id: true },
    resolve: ({ id: candidateId }, { first }, ctx) => similarCandidates(ctx, { candidateId, take: first }),
  }),
  suggestedPositions: t.field({
    type: [SuggestedPositionType],
    description: 'Open positions that the candidate fits, best first, of the 200 newest.',
    extensions: { cost: 50 },
    args: { first: t.arg.int({ required: true }) },
    select: { id: true },
    resolve: ({ id: candidateId }, { first }, ctx) => suggestPositions(ctx, { candidateId, take: first }),
  }),
}));
