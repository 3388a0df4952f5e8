import type { Reading } from '../../../plugins/contract/reading.ts';
import type { DocumentText, JobFacts, ResumeFacts } from '../../../plugins/contract.ts';
import type { PricedModelUse } from '../modelUse.ts';

export interface ReadDocument extends Reading {
  /** The facts, if they were requested with the reading; null or absent when they have to be extracted separately. */
  extracted?: ExtractedFacts<ResumeFacts> | null;
}

export interface ReadInput {
  name: string;
  bytes: Uint8Array;
  signal: AbortSignal;
  /** The user who waits for the answer; absent: a job. Documents of different callers are read in turn. */
  caller?: string | undefined;
  /** The day (`YYYY-MM-DD`) a résumé arrived. Its facts are then extracted in the same call if that takes milliseconds. */
  resumeOf?: string | undefined;
}

export interface ExtractedFacts<Facts> {
  extractorId: string;
  extractorVersion: string;
  facts: Facts;
  /** Fields that may contain part of the hidden text. */
  hiddenFields: string[];
  /** From the call to the answer, including the wait for a free thread. */
  milliseconds: number;
  /** Absent when no model was asked. */
  modelUse?: PricedModelUse | null;
}

/** A document's text, and the day it arrived: "present" in its dates means `today` (`YYYY-MM-DD`). */
export interface ExtractInput {
  document: DocumentText;
  today: string;
  signal: AbortSignal;
  /** As in {@link ReadInput}. */
  caller?: string | undefined;
}

/**
 * How core calls readers and extractors. They run in threads with limits, so that a document that breaks them fails alone. The threads serve callers in turn: a
 * user's documents, however many, hold up neither other users nor jobs.
 *
 * A call throws a PluginError when the document is to blame; any other error is not the document's fault.
 */
export interface DocumentEngine {
  /** Prepares for documents that will arrive soon. Returns at once; a failure does no harm. */
  warmUp(): void;
  /** Recognises the kind by content and reads the visible text. The caller can still use the bytes. */
  read(input: ReadInput): Promise<ReadDocument>;
  extractResume(input: ExtractInput): Promise<ExtractedFacts<ResumeFacts>>;
  /** Returns all requirements found; at most `topK` of them are selected by default. */
  extractRequirements(input: ExtractInput & { topK: number }): Promise<ExtractedFacts<JobFacts>>;
  /** The extractor in use: stored results of another one, or of another version, are stale. */
  readonly extractor: { id: string; version: string };
  /** The extractor asks a model: its answers take seconds and cost money. */
  readonly asksModel: boolean;
}
