import { mostColumns, type RelevanceMatrix, relevanceMatrix } from '../../core/comparisons/relevanceMatrix.ts';
import { AppError } from '../../core/errors.ts';
import { countPending } from '../../core/scoring/countPending.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { ChecklistItemType } from '../projects/checklistItem.ts';
import { FacetWeightInput } from '../ranking/projectCandidates.ts';

const RelevanceMatrixType = builder.objectRef<RelevanceMatrix>('RelevanceMatrix').implement({
  description: 'A window of the table of requirements (rows) by candidates (columns, best ranked first, one a person).',
  fields: (t) => ({
    requirements: t.field({ type: [ChecklistItemType], resolve: ({ requirements }) => requirements }),
    total: t.exposeInt('total', { description: 'Candidates in all windows.' }),
    candidates: t.prismaField({
      type: [CandidateType],
      resolve: async (query, { candidateIds }, _args, { db }) => {
        const rows = await db.candidate.findMany({ ...query, where: { id: { in: candidateIds } } });
        const byId = new Map(rows.map((row) => [row.id, row]));
        return candidateIds.flatMap((id) => byId.get(id) ?? []);
      },
    }),
    ids: t.stringList({ description: 'UUIDs of the columns.', resolve: ({ candidateIds }) => candidateIds }),
    cells: t.string({
      description:
        'Base64, one signed byte a cell, candidate after candidate: 0 to 100, -1 = the document says nothing either way, -2 = not judged yet.',
      resolve: ({ cells }) => Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString('base64'),
    }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  relevanceMatrix: t.field({
    type: RelevanceMatrixType,
    extensions: { cost: 50 },
    args: {
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ required: true, description: `1 to ${mostColumns}.` }),
      weights: t.arg({ type: [FacetWeightInput] }),
    },
    select: { id: true },
    resolve: ({ id: projectId }, { skip, take, weights }, ctx) => {
      if (take < 1 || take > mostColumns || (skip ?? 0) < 0)
        throw new AppError('INVALID_INPUT', { message: `take must be between 1 and ${mostColumns}, skip 0 or more.` });
      return relevanceMatrix(ctx, { projectId, weights, skip: skip ?? 0, take });
    },
  }),
  scoresPending: t.int({
    description: 'Listed candidates that are not scored against the current requirements yet.',
    extensions: { cost: 20 },
    select: { id: true },
    resolve: ({ id }, _args, ctx) => countPending(ctx, { projectId: id }),
  }),
}));
