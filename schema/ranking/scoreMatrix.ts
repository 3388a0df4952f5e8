import { matrixNames } from '../../core/scoring/matrixNames.ts';
import { type ScoreMatrix, scoreMatrix } from '../../core/scoring/scoreMatrix.ts';
import { builder } from '../builder.ts';
import { packNumbers } from '../common/packColumns.ts';
import { FacetWeightInput } from './projectCandidates.ts';

const ScoreMatrixType = builder.objectRef<ScoreMatrix>('ScoreMatrix').implement({
  description: `Packed column by column for all candidates of the position, in one order. All strings are base64.
ids: 16 bytes a candidate (UUID) · values: little-endian Float32, candidate-major, one a facet, NaN = not scored ·
matchedSkills: Uint16 LE · standing: one byte, 0 = meets every knock-out, 1 = misses one, 2 = not scored · years, payment: Float32 LE, NaN = unknown · persons: Uint32 LE, rows with the same number are taken for one person, 0 = nobody else is · nameRanks: Uint32 LE, each row's place by name from 1, equal names share one: the order in which the server lists names and breaks ties, so that sorting and ties need no names. names are plain and read only for who asks for them.`,
  fields: (t) => ({
    facets: t.exposeStringList('facets'),
    count: t.exposeInt('count'),
    ids: t.string({ resolve: ({ ids }) => ids.toString('base64') }),
    values: t.string({ resolve: ({ values }) => packNumbers(values) }),
    matchedSkills: t.string({ resolve: ({ matchedSkills }) => packNumbers(matchedSkills) }),
    standing: t.string({ resolve: ({ standing }) => packNumbers(standing) }),
    years: t.string({ resolve: ({ years }) => packNumbers(years) }),
    payment: t.string({ resolve: ({ payment }) => packNumbers(payment) }),
    persons: t.string({ resolve: ({ persons }) => packNumbers(persons) }),
    nameRanks: t.string({ resolve: ({ nameRanks }) => packNumbers(nameRanks) }),
    names: t.stringList({ resolve: ({ ids }, _args, ctx) => matrixNames(ctx, ids) }),
    people: t.exposeInt('people', { description: 'People in the position, however many are in the columns.' }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  scoreMatrix: t.field({
    type: ScoreMatrixType,
    description: 'Everything the browser needs to rank by itself.',
    args: {
      best: t.arg.int({ description: 'Only so many people, the best under `weights`, with all their documents. At most 500.' }),
      weights: t.arg({ type: [FacetWeightInput] }),
    },
    extensions: { cost: 200 },
    select: { id: true },
    resolve: ({ id }, { best, weights }, ctx) =>
      scoreMatrix(ctx, { projectId: id, best: typeof best === 'number' ? { people: best, weights } : null }),
  }),
}));
