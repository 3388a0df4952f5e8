import type { Ctx } from '../context.ts';
import { asPluginError } from '../documents/reading/asPluginError.ts';
import { checkedBy, pluginVersion } from '../documents/reading/madeBy.ts';
import type { ErrorCode } from '../errors.ts';
import { type Extraction, makeExtraction } from '../pipeline/makeExtraction.ts';
import { findOrMakeReading, type MadeReading, readContent } from '../pipeline/makeReading.ts';
import type { StepDocument } from '../pipeline/stepDocument.ts';

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
  /** The document itself is the cause, so trying again with the same plugin versions would fail too. */
  final: boolean;
}

/** Failures that may pass: a reading that timed out may succeed when the machine is less busy. */
const passing: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'ABORTED', 'UNAVAILABLE']);

/**
 * Reads a document again if an older reader version read it, and extracts its facts. Any error counts as this document's failure, so that one document that
 * breaks its extractor does not stop the rest.
 *
 * @param fresh the reading of the same content, if it was just made
 * @throws the signal's reason when it aborts
 */
export async function makeRenewed(
  ctx: Ctx,
  { document, fresh, signal }: { document: StepDocument; fresh: MadeReading | null; signal: AbortSignal },
): Promise<Renewed | NotRenewed> {
  try {
    const reading = fresh ?? (await findOrMakeReading(ctx, document, { stored: await readContent(ctx, document), signal })).made;
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

/**
 * The new value of `Document.checkedBy`. A final failure is recorded too: the earlier result stays, and the versions that refused the document do not try it
 * again. Null means that it should be tried again.
 */
export function checkedNow({ plugins, documents }: Ctx, made: Renewed | NotRenewed): string | null {
  if (isRenewed(made)) return checkedBy(made.extraction);
  if (!made.final) return null;
  const [before = ''] = (made.document.checkedBy ?? '').split(' ');
  const reader = plugins.readers.find(({ id }) => before.startsWith(`${id}@`));
  return `${reader === undefined ? before : pluginVersion(reader)} ${pluginVersion(documents.extractor)}`;
}
