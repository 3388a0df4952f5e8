import type { Evidence } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId } from '../common/globalId.ts';
import { lineAround } from './lineAround.ts';
import { loadReadingText } from './loadReadingText.ts';
import { loadSource } from './loadSource.ts';

/** A quotation with its document. */
export interface SourcedEvidence extends Evidence {
  documentId: string;
}

/** Quotations from one document; none without a document. */
export function withSource(evidence: readonly Evidence[], documentId: string | null): SourcedEvidence[] {
  return documentId === null ? [] : evidence.map((quotation) => ({ ...quotation, documentId }));
}

export const EvidenceType = builder.objectRef<SourcedEvidence>('Evidence').implement({
  description: 'A quotation that proves a fact. `line` is the whole line it stands in; `Document.boxes` tells where on the page.',
  fields: (t) => ({
    documentId: t.id({ resolve: ({ documentId }) => encodeGlobalId('Document', documentId) }),
    fileName: t.string({
      blind: 'file',
      resolve: async ({ documentId }, _args, ctx) => (await loadSource(ctx, documentId))?.fileName ?? '',
    }),
    page: t.exposeInt('page'),
    start: t.exposeInt('start'),
    end: t.exposeInt('end'),
    text: t.exposeString('text'),
    line: t.string({
      resolve: async ({ documentId, start, end, text }, _args, ctx) => {
        const sha256 = (await loadSource(ctx, documentId))?.sha256 ?? null;
        const whole = sha256 === null ? null : await loadReadingText(ctx, sha256);
        return whole === null ? text : lineAround(whole, start, end);
      },
    }),
  }),
});
