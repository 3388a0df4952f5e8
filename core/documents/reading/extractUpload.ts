import { unpackDocument } from '../../../plugins/contract/packDocument.ts';
import type { ResumeFacts } from '../../../plugins/contract.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import type { ExtractedFacts } from './documentEngine.ts';
import type { IncomingFile } from './prepareFiles.ts';
import { explained, type ReadUpload, readUpload } from './readUpload.ts';

export interface ExtractedUpload {
  read: ReadUpload;
  extracted: ExtractedFacts<ResumeFacts>;
}

/**
 * The facts of a résumé, without storing anything.
 *
 * @throws AppError as {@link readUpload}
 */
export async function extractUpload(
  ctx: Ctx,
  { file, signal }: { file: IncomingFile; signal: AbortSignal },
): Promise<ExtractedUpload> {
  const today = ctx.now().toISOString().slice(0, 10);
  const { userId: caller } = requireViewer(ctx);
  const read = await readUpload(ctx, { file, signal, resumeOf: today });
  if (read.extracted) return { read, extracted: read.extracted };
  const document = await unpackDocument(read.layout);
  return { read, extracted: await explained(ctx.documents.extractResume({ document, today, signal, caller })) };
}
