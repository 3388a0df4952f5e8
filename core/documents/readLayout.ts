import { unpackDocument } from '../../plugins/contract/packDocument.ts';
import type { DocumentText } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';

/** The text of a content with its pages, lines and boxes; null until it has been read. */
export async function readLayout(ctx: Pick<Ctx, 'db'>, { sha256 }: { sha256: string }): Promise<DocumentText | null> {
  const reading = await ctx.db.documentReading.findUnique({ where: { sha256 }, select: { layout: true } });
  return reading === null ? null : unpackDocument(reading.layout);
}
