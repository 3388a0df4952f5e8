import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { countFacts } from '../documents/countFacts.ts';
import { storeReading } from '../pipeline/makeReading.ts';
import { storeExtraction } from '../pipeline/storeExtraction.ts';
import { checkedNow, isRenewed, type NotRenewed, type Renewed } from './makeRenewed.ts';

/** Stores the document's row and the results kept with its content. Returns false if it was not renewed or has changed since it was loaded. */
export async function storeDocument(ctx: Ctx, tx: Prisma.TransactionClient, made: Renewed | NotRenewed): Promise<boolean> {
  const { id, checkedBy: before, sha256 } = made.document;
  const checkedBy = checkedNow(ctx, made);
  if (checkedBy === null) return false;
  const renewed = isRenewed(made) ? { ...pagesOf(made), factsFound: countFacts(made.extraction.facts) } : {};
  const { count } = await tx.document.updateMany({ where: { id, checkedBy: before }, data: { checkedBy, ...renewed } });
  if (count === 0 || !isRenewed(made)) return false;
  if (made.reading !== null) await storeReading(tx, sha256, made.reading);
  await storeExtraction(tx, made.document, made.extraction);
  return true;
}

function pagesOf({ reading }: Renewed): { pages?: number; ocr?: boolean; readShare?: number } {
  return reading === null ? {} : { pages: reading.pages, ocr: reading.ocr, readShare: reading.readShare };
}
