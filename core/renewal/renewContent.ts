import type { Ctx } from '../context.ts';
import type { MadeReading } from '../pipeline/makeReading.ts';
import type { StepDocument } from '../pipeline/stepDocument.ts';
import { findCopies } from './findDocuments.ts';
import { isRenewed, makeRenewed, type NotRenewed, type Renewed } from './makeRenewed.ts';

export interface RenewContentInput {
  /** Values of `checkedBy`. */
  outdated: string[];
  document: StepDocument;
  signal: AbortSignal;
}

/**
 * Renews a document. If its text is read again, all other documents with the same content are renewed too, because their facts point into the text that is
 * replaced.
 */
export async function renewContent(
  ctx: Ctx,
  { outdated, document, signal }: RenewContentInput,
): Promise<(Renewed | NotRenewed)[]> {
  const first = await makeRenewed(ctx, { document, fresh: null, signal });
  if (!isRenewed(first) || first.reading === null) return [first];
  const fresh: MadeReading = first.reading;
  const made: (Renewed | NotRenewed)[] = [first];
  for (const copy of await findCopies(ctx, { outdated, document }))
    made.push(await makeRenewed(ctx, { document: copy, fresh, signal }));
  return made;
}
