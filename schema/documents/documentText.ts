import { createContextCache } from '@pothos/core';
import { documentWarnings, readModelUse } from '../../core/documents/modelUse.ts';
import { readLayout } from '../../core/documents/readLayout.ts';
import { explainWarning } from '../../core/documents/warningMessages.ts';
import { findBoxes } from '../../plugins/contract/findBoxes.ts';
import type { Box, DocumentPage, DocumentText, DocumentWarning } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { loadReadingText } from '../facts/loadReadingText.ts';
import type { RequestContext } from '../requestContext.ts';

const BoxType = builder.objectRef<Box>('Box').implement({
  description: "A rectangle in points from the page's top left corner; pages count from 1.",
  fields: (t) => ({
    page: t.exposeInt('page'),
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
});

const PageSizeType = builder.objectRef<DocumentPage>('PageSize').implement({
  fields: (t) => ({ width: t.exposeFloat('width'), height: t.exposeFloat('height') }),
});

export const DocumentWarningType = builder.objectRef<DocumentWarning>('DocumentWarning').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.string({ resolve: (warning, _args, { locale }) => explainWarning(warning, locale) }),
    page: t.exposeInt('page', { nullable: true }),
    text: t.string({
      nullable: true,
      description: 'The text that the warning is about.',
      resolve: ({ params }) => (params['text'] === undefined ? null : String(params['text'])),
    }),
  }),
});

const layouts = createContextCache((_ctx: RequestContext) => new Map<string, Promise<DocumentText | null>>());

/** Unpacked once per request: a page of highlights needs many boxes of one document. */
function layoutOf(ctx: RequestContext, sha256: string | null): Promise<DocumentText | null> {
  if (sha256 === null) return Promise.resolve(null);
  const known = layouts(ctx);
  const layout = known.get(sha256) ?? readLayout(ctx, { sha256 });
  known.set(sha256, layout);
  return layout;
}

const unpacks = { extensions: { cost: 20 } };

builder.prismaObjectFields('Document', (t) => ({
  text: t.string({
    nullable: true,
    blind: 'document',
    description:
      'Visible text in reading order; null until it was read. Where blind review hides something, blocks of the same length.',
    extensions: { cost: 5 },
    select: { sha256: true },
    resolve: ({ sha256 }, _args, ctx) => (sha256 === null ? null : loadReadingText(ctx, sha256)),
  }),
  pageSizes: t.field({
    type: [PageSizeType],
    ...unpacks,
    select: { sha256: true },
    resolve: async ({ sha256 }, _args, ctx) => (await layoutOf(ctx, sha256))?.pages ?? [],
  }),
  boxes: t.field({
    type: [BoxType],
    description: "Rectangles of a stretch of the text, in points from the page's top left corner.",
    ...unpacks,
    args: { start: t.arg.int({ required: true }), end: t.arg.int({ required: true }) },
    select: { sha256: true },
    resolve: async ({ sha256 }, range, ctx) => {
      const layout = await layoutOf(ctx, sha256);
      return layout ? findBoxes(layout, range) : [];
    },
  }),
  format: t.string({
    nullable: true,
    description: 'PDF, DOCX, DOC or TXT; null until it was read.',
    select: { file: { select: { readings: { select: { readerId: true } } } } },
    resolve: ({ file }) => formatOf(file?.readings[0]?.readerId),
  }),
  warnings: t.field({
    type: [DocumentWarningType],
    select: {
      kind: true,
      modelUse: true,
      file: {
        select: {
          readings: { select: { warnings: true } },
          extractions: { select: { kind: true, facts: true, hiddenFields: true } },
        },
      },
    },
    resolve: ({ kind, file, modelUse }) =>
      documentWarnings(
        file?.readings[0]?.warnings,
        readModelUse(modelUse),
        file?.extractions.find((extraction) => extraction.kind === kind),
      ),
  }),
}));

function formatOf(readerId: string | undefined): string | null {
  if (readerId === undefined) return null;
  return readerId === 'text' ? 'TXT' : readerId.toUpperCase();
}
