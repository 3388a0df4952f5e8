import { documentWarnings } from '../../core/documents/modelUse.ts';
import { explainUnread, type Unread } from '../../core/unread/explainUnread.ts';
import { readAgain } from '../../core/unread/readAgain.ts';
import { removeUnread } from '../../core/unread/removeUnread.ts';
import { typeFactsIn } from '../../core/unread/typeFactsIn.ts';
import { unreadWhere } from '../../core/unread/unreadWhere.ts';
import { isMostlyUnread } from '../../plugins/contract/reading.ts';
import { builder } from '../builder.ts';
import { countLoader } from '../common/countLoader.ts';
import { readId } from '../common/globalId.ts';
import { DocumentType } from '../documents/document.ts';
import { ProjectType } from '../projects/project.ts';
import { CandidateType } from './candidate.ts';

const UnreadType = builder.objectRef<Unread>('Unread').implement({
  description: 'Why a document counts as not read, and what to do.',
  fields: (t) => ({ reason: t.exposeString('reason'), remedy: t.exposeString('remedy') }),
});

builder.prismaObjectFields('Document', (t) => ({
  readShare: t.exposeFloat('readShare', {
    nullable: true,
    description: 'How much of it was read, 0 to 1; null until then. Below a half it counts as not read.',
  }),
  unread: t.field({
    type: UnreadType,
    nullable: true,
    description: 'Set when it could not be read, or to less than half; for a résumé until facts are typed in.',
    select: {
      state: true,
      errorCode: true,
      errorParams: true,
      readShare: true,
      candidate: { select: { unread: true } },
      file: { select: { readings: { select: { warnings: true } } } },
    },
    resolve: ({ file, candidate, ...document }, _args, { locale }) => {
      const unread = document.state === 'FAILED' || (document.state === 'DONE' && isMostlyUnread(document.readShare));
      if (!unread || candidate?.unread === false) return null;
      return explainUnread(document, documentWarnings(file?.readings[0]?.warnings, null), locale);
    },
  }),
}));

const countUnread = countLoader(async ({ db }, ids) => {
  const groups = await db.document.groupBy({
    by: ['projectId'],
    where: { projectId: { in: ids }, ...unreadWhere },
    _count: true,
  });
  return groups.map(({ projectId, _count }) => ({ key: projectId, count: _count }));
});

const countUnreadFiles = countLoader(async ({ db }, ids) => {
  const groups = await db.document.groupBy({
    by: ['screeningId'],
    where: { screeningId: { in: ids }, ...unreadWhere },
    _count: true,
  });
  return groups.map(({ screeningId, _count }) => ({ key: screeningId ?? '', count: _count }));
});

builder.prismaObjectFields('Screening', (t) => ({
  filesUnread: t.int({
    description: 'Résumés of this screening that count as not read.',
    resolve: ({ id }, _args, ctx) => countUnreadFiles(ctx, id),
  }),
}));

builder.prismaObjectFields('Project', (t) => ({
  unreadDocuments: t.relatedConnection(
    'documents',
    {
      cursor: 'id',
      description: 'Résumés that count as not read: outside candidates, scores and figures.',
      query: { where: unreadWhere, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
    { fields: (c) => ({ totalCount: c.int({ resolve: ({ parent }, _args, ctx) => countUnread(ctx, parent.id) }) }) },
  ),
}));

builder.relayMutationField(
  'readAgain',
  {
    inputFields: (t) => ({
      documentId: t.id({ required: true }),
      file: t.field({
        type: 'Upload',
        description: 'Takes the place of the one that was not read; without it that one is tried again.',
      }),
    }),
  },
  {
    errors: {},
    description: 'Reads a résumé that was not read once more.',
    resolve: (_root, { input: { documentId, file } }, ctx) =>
      readAgain(ctx, { documentId: readId('Document', documentId), file: file ?? null }),
  },
  { outputFields: (t) => ({ document: t.field({ type: DocumentType, resolve: (document) => document }) }) },
);

builder.relayMutationField(
  'typeFactsIn',
  { inputFields: (t) => ({ documentId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'A candidate for a résumé that was not read; the first correction gives it a score.',
    resolve: (_root, { input }, ctx) => typeFactsIn(ctx, { documentId: readId('Document', input.documentId) }),
  },
  { outputFields: (t) => ({ candidate: t.field({ type: CandidateType, resolve: (candidate) => candidate }) }) },
);

builder.relayMutationField(
  'removeUnread',
  { inputFields: (t) => ({ documentId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Takes a résumé that was not read out of its position.',
    resolve: async (_root, { input: { documentId } }, ctx) => ({
      ...(await removeUnread(ctx, { documentId: readId('Document', documentId) })),
      documentId,
    }),
  },
  {
    outputFields: (t) => ({
      deletedDocumentId: t.id({ resolve: ({ documentId }) => documentId }),
      project: t.prismaField({
        type: ProjectType,
        resolve: (query, { projectId }, _args, { db }) => db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
);
