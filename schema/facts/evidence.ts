import type { Evidence } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId } from '../globalId.ts';
import { lineAround } from './lineAround.ts';
import { loadReadingText } from './loadReadingText.ts';

/** The document that a quotation is from. */
export interface SourceDocument {
  id: string;
  fileName: string;
  /** Null for a document that was never stored. */
  sha256: string | null;
}

export interface SourcedEvidence extends Evidence {
  document: SourceDocument;
}

/** Quotations with the document they are from; without a document there is nothing that they could be from. */
export function withSource(evidence: readonly Evidence[], document: SourceDocument | null): SourcedEvidence[] {
  return document ? evidence.map((quotation) => ({ ...quotation, document })) : [];
}

export const EvidenceType = builder.objectRef<SourcedEvidence>('Evidence').implement({
  description: 'A quotation that proves a fact. `line` is the whole line it stands in; `Document.boxes` tells where on the page.',
  fields: (t) => ({
    documentId: t.id({ resolve: ({ document }) => encodeGlobalId('Document', document.id) }),
    fileName: t.string({ resolve: ({ document }) => document.fileName }),
    page: t.exposeInt('page'),
    start: t.exposeInt('start'),
    end: t.exposeInt('end'),
    text: t.exposeString('text'),
    line: t.string({
      resolve: async ({ document, start, end, text }, _args, ctx) => {
        const whole = document.sha256 === null ? null : await loadReadingText(ctx, document.sha256);
        return whole === null ? text : lineAround(whole, start, end);
      },
    }),
  }),
});
