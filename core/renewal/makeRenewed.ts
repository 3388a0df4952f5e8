import type { Ctx } from '../context.ts';
import { asPluginError } from '../documents/asPluginError.ts';
import { checkedBy, pluginVersion } from '../documents/madeBy.ts';
import type { ErrorCode } from '../errors.ts';
import { type Extraction, makeExtraction } from '../pipeline/makeExtraction.ts';
import { findReading, type MadeReading, makeReading } from '../pipeline/makeReading.ts';
import type { StepDocument } from '../pipeline/runStep.ts';

/** A document read and extracted again; nothing is stored yet. */
export interface Renewed {
  document: StepDocument;
  /** Null when the current reader made the stored text. */
  reading: MadeReading | null;
  extraction: Extraction;
}

export interface NotRenewed {
  document: StepDocument;
  code: ErrorCode;
  /** The document itself is refused: these versions will not read it another time either. */
  final: boolean;
}

/** A reading that took too long may succeed on a quieter machine. */
const passing: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'ABORTED', 'UNAVAILABLE']);

/**
 * Reads a document again where its reader is older, and extracts its facts. Whatever goes wrong is the document's own failure: one that breaks
 * its extractor must not stop all others.
 *
 * @param fresh what was just read of the same content
 * @throws the signal's reason when it aborts
 */
export async function makeRenewed(
  ctx: Ctx,
  { document, fresh, signal }: { document: StepDocument; fresh: MadeReading | null; signal: AbortSignal },
): Promise<Renewed | NotRenewed> {
  try {
    const reading =
      fresh ?? ((await findReading(ctx, document.sha256)) === null ? await makeReading(ctx, document, signal) : null);
    return { document, reading, extraction: await makeExtraction(ctx, { document, fresh: reading, signal }) };
  } catch (error) {
    signal.throwIfAborted();
    const code = asPluginError(error)?.code ?? 'UNAVAILABLE';
    return { document, code, final: !passing.has(code) };
  }
}

export function isRenewed(made: Renewed | NotRenewed): made is Renewed {
  return 'extraction' in made;
}

/** `Document.checkedBy` after it. An earlier result may stay, but the versions that refused it do not look at it again; null: they will. */
export function checkedNow({ plugins, documents }: Ctx, made: Renewed | NotRenewed): string | null {
  if (isRenewed(made)) return checkedBy(made.extraction);
  if (!made.final) return null;
  const [before = ''] = (made.document.checkedBy ?? '').split(' ');
  const reader = plugins.readers.find(({ id }) => before.startsWith(`${id}@`));
  return `${reader === undefined ? before : pluginVersion(reader)} ${pluginVersion(documents.extractor)}`;
}
