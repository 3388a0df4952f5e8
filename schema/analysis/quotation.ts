import type { Evidence } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';

/** Unlike `Evidence`, it points into the caller's text, not into a stored document. */
export const QuotationType = builder.objectRef<Omit<Evidence, 'page'> & { page: number }>('Quotation').implement({
  description: 'A stretch of a text that was given: from `start` to `end`, exclusive.',
  fields: (t) => ({
    text: t.exposeString('text'),
    page: t.exposeInt('page'),
    start: t.exposeInt('start'),
    end: t.exposeInt('end'),
  }),
});
