import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { type ScreeningProgress, screeningProgress } from '../../core/screenings/screeningProgress.ts';
import { sumModelUse } from '../../core/screenings/sumModelUse.ts';
import type { DocumentKind, Screening } from '../../prisma/generated/client.ts';
import { builder } from '../builder.ts';
import { countLoader } from '../common/countLoader.ts';
import { DocumentKindType, ScreeningStateType } from '../common/enums.ts';
import { readId } from '../common/globalId.ts';
import { JobType } from '../jobs/job.ts';
import { privacyOf } from '../privacy/privacyOf.ts';
import type { RequestContext } from '../requestContext.ts';
import { ModelUseType } from './modelUse.ts';

const ScreeningPhaseType = builder.enumType('ScreeningPhase', {
  values: ['JOB_DESCRIPTIONS', 'RESUMES', 'PREPARING', 'DONE'] as const,
});

const measured = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<Screening, ScreeningProgress, string>((screenings) => screeningProgress(ctx, { screenings }), {
      cacheKeyFn: ({ id }) => id,
    }),
);

/** Counted once per request for all figures of all screenings. */
function progressOf(ctx: RequestContext, screening: Screening): Promise<ScreeningProgress> {
  return measured(ctx).load(screening);
}

const countScreenings = countLoader(async ({ db }, ids) => {
  const groups = await db.screening.groupBy({ by: ['projectId'], where: { projectId: { in: ids } }, _count: true });
  return groups.map(({ projectId, _count }) => ({ key: projectId, count: _count }));
});

const countDocumentsOf = (kind: DocumentKind | null) =>
  countLoader(async ({ db }, ids) => {
    const groups = await db.document.groupBy({
      by: ['screeningId'],
      where: { screeningId: { in: ids }, ...(kind && { kind }) },
      _count: true,
    });
    return groups.map(({ screeningId, _count }) => ({ key: screeningId ?? '', count: _count }));
  });

const countDocuments = {
  ALL: countDocumentsOf(null),
  JOB_DESCRIPTION: countDocumentsOf('JOB_DESCRIPTION'),
  RESUME: countDocumentsOf('RESUME'),
};

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const satisfies object[];

export const ScreeningType = builder.prismaNode('Screening', {
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    internalId: t.exposeString('id'),
    state: t.expose('state', { type: ScreeningStateType }),
    expectedFiles: t.exposeInt('expectedFiles'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    project: t.relation('project'),
    job: t.relation('job', { type: JobType }),
    documents: t.relatedConnection(
      'documents',
      {
        cursor: 'id',
        args: { kind: t.arg({ type: DocumentKindType }) },
        query: ({ kind }) => ({ where: kind ? { kind } : {}, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
      },
      {
        fields: (c) => ({
          totalCount: c.int({ resolve: ({ parent, args }, _args, ctx) => countDocuments[args.kind ?? 'ALL'](ctx, parent.id) }),
        }),
      },
    ),
    phase: t.field({
      type: ScreeningPhaseType,
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).phase,
    }),
    progress: t.float({
      description: '0 to 1, as specified: requirements 0.35, resumes 0.55, preparing 0.10.',
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).progress,
    }),
    jobDescriptionsRead: t.boolean({
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).jobDescriptionsRead,
    }),
    skillsExtracted: t.boolean({ resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).skillsExtracted }),
    criteriaWeighted: t.boolean({
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).criteriaWeighted,
    }),
    filesTotal: t.int({ resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).filesTotal }),
    filesProcessed: t.int({ resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).filesProcessed }),
    filesFailed: t.int({ resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).filesFailed }),
    filesKept: t.int({
      description: 'Files whose facts are extracted. Cancelling the screening keeps, or has kept, these.',
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).filesKept,
    }),
    currentFile: t.string({
      nullable: true,
      description: 'Name of a file being processed; null when there is none, and in blind review.',
      // File names may contain people's names.
      resolve: async (screening, _args, ctx) => (privacyOf(ctx).blind ? null : (await progressOf(ctx, screening)).currentFile),
    }),
    secondsLeft: t.float({
      nullable: true,
      description: 'From measured throughput; null until two files are done.',
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).secondsLeft,
    }),
    insights: t.int({
      description: 'Facts extracted so far.',
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).insights,
    }),
    processingSeconds: t.float({
      nullable: true,
      description: 'Measured; null while it runs.',
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).processingSeconds,
    }),
    modelUse: t.field({
      type: ModelUseType,
      nullable: true,
      description: 'Use of language models; null when none was asked.',
      resolve: ({ id }, _args, ctx) => sumModelUse(ctx, { screeningId: id }),
    }),
    skillsIdentified: t.int({ resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).skillsIdentified }),
    averageScore: t.float({
      nullable: true,
      resolve: async (screening, _args, ctx) => (await progressOf(ctx, screening)).averageScore,
    }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  screenings: t.relatedConnection(
    'screenings',
    { cursor: 'id', query: { orderBy: newestFirst } },
    { fields: (c) => ({ totalCount: c.int({ resolve: ({ parent }, _args, ctx) => countScreenings(ctx, parent.id) }) }) },
  ),
  latestScreening: t.field({
    type: ScreeningType,
    nullable: true,
    select: (_args, _ctx, nestedSelection) => ({ screenings: nestedSelection({ orderBy: newestFirst, take: 1 }) }),
    resolve: ({ screenings }) => screenings[0] ?? null,
  }),
}));

builder.prismaObjectFields('User', (t) => ({
  screenings: t.prismaConnection({
    type: ScreeningType,
    cursor: 'id',
    description: 'The screenings that this user started, newest first.',
    resolve: (query, { id }, _args, { db }) =>
      db.screening.findMany({ ...query, where: { startedById: id }, orderBy: [...newestFirst] }),
  }),
  latestScreening: t.prismaField({
    type: ScreeningType,
    nullable: true,
    description: 'The screening of this user that ran last, to come back to.',
    resolve: (query, { id }, _args, { db }) =>
      db.screening.findFirst({ ...query, where: { startedById: id }, orderBy: newestFirst }),
  }),
}));

builder.queryField('screening', (t) =>
  t.prismaField({
    type: ScreeningType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.screening.findUnique({ ...query, where: { id: readId('Screening', id) } }),
  }),
);
