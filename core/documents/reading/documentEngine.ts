import type { DocumentText, JobFacts, ResumeFacts } from '../../../plugins/contract.ts';
import type { PricedModelUse } from '../modelUse.ts';

export interface ReadDocument {
  readerId: string;
  readerVersion: string;
  document: DocumentText;
  milliseconds: number;
  /** The facts that were asked for with it; null or missing where they have to be asked for by themselves. */
  extracted?: ExtractedFacts<ResumeFacts> | null;
}

export interface ReadInput {
  name: string;
  bytes: Uint8Array;
  signal: AbortSignal;
  /** It is a résumé of this day (`YYYY-MM-DD`): its facts are found at once where that takes milliseconds. */
  resumeOf?: string | undefined;
}

export interface ExtractedFacts<Facts> {
  extractorId: string;
  extractorVersion: string;
  facts: Facts;
  /** From the call to the answer, including the wait for a free thread. */
  milliseconds: number;
  /** Missing where no model was asked. */
  modelUse?: PricedModelUse | null;
}

/** What a document says, and when it arrived: "present" in its dates means `today` (`YYYY-MM-DD`). */
export interface ExtractInput {
  document: DocumentText;
  today: string;
  signal: AbortSignal;
}

/**
 * What core needs of readers and extractors. They run apart from the product's own code (in threads, with limits): a document that breaks them fails alone.
 *
 * A call throws a PluginError when the document is to blame; any other error is not the document's fault.
 */
export interface DocumentEngine {
  /** Prepares for documents that are about to come. Returns at once; failing to prepare does no harm. */
  warmUp(): void;
  /** Tells the kind by the content and reads the visible text. The bytes stay usable for the caller. */
  read(input: ReadInput): Promise<ReadDocument>;
  extractResume(input: ExtractInput): Promise<ExtractedFacts<ResumeFacts>>;
  /** Returns all requirements found; at most `topK` of them are selected by default. */
  extractRequirements(input: ExtractInput & { topK: number }): Promise<ExtractedFacts<JobFacts>>;
  /** The extractor in use: stored results of another one, or of another version, are stale. */
  readonly extractor: { id: string; version: string };
  /** The extractor asks a model: its answers take seconds and cost money. */
  readonly asksModel: boolean;
}
