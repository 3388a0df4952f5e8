import { unpackDocument } from '../../../plugins/contract/packDocument.ts';
import type { DocumentText, JobFacts, ResumeFacts } from '../../../plugins/contract.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { engineName } from '../modelUse.ts';
import type { ExtractedFacts, ExtractInput } from './documentEngine.ts';
import { explained } from './readUpload.ts';

export interface TextInput {
  text: string;
  signal: AbortSignal;
}

export interface ReadText<Facts> {
  document: DocumentText;
  facts: Facts;
  /** The model's name if one was asked, else the extractor's. */
  engine: string;
}

/**
 * The facts of a résumé's text; nothing is stored.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export function readResumeText(ctx: Ctx, { text, signal }: TextInput): Promise<ReadText<ResumeFacts>> {
  return readText(ctx, { text, signal }, (input) => ctx.documents.extractResume(input));
}

/**
 * The requirements of a job description's text; nothing is stored.
 *
 * @throws AppError UNAUTHENTICATED, TIMEOUT
 */
export function readJobText(ctx: Ctx, { text, signal, topK }: TextInput & { topK: number }): Promise<ReadText<JobFacts>> {
  return readText(ctx, { text, signal }, (input) => ctx.documents.extractRequirements({ ...input, topK }));
}

async function readText<Facts>(
  ctx: Ctx,
  { text, signal }: TextInput,
  extract: (input: ExtractInput) => Promise<ExtractedFacts<Facts>>,
): Promise<ReadText<Facts>> {
  const { userId: caller } = requireViewer(ctx);
  const bytes = new TextEncoder().encode(text);
  const { layout } = await explained(ctx.documents.read({ name: 'text.txt', bytes, signal, caller }));
  const document = await unpackDocument(layout);
  const today = ctx.now().toISOString().slice(0, 10);
  const { facts, ...by } = await explained(extract({ document, today, signal, caller }));
  return { document, facts, engine: engineName(by) };
}
