import type { MessagePort } from 'node:worker_threads';
import type { DocumentText, JobFacts, PluginErrorCode, ReadLimits, ResumeFacts } from '../contract.ts';

/** What a thread is given once, when it starts. */
export interface WorkerSettings {
  /** Address of the worker's module. */
  entry: string;
  /** The user's own plugins, as `NOA_PLUGINS` names them. */
  pluginNames: string;
  /** Where relative paths among them begin. */
  directory: string;
}

/** A document read, and by what. */
export interface ReadResult {
  readerId: string;
  readerVersion: string;
  document: DocumentText;
  milliseconds: number;
}

export interface ExtractResult<Facts> {
  extractorId: string;
  extractorVersion: string;
  facts: Facts;
  milliseconds: number;
}

export interface ReadTask {
  op: 'read';
  name: string;
  bytes: Uint8Array;
  limits: ReadLimits;
}

interface ExtractTask {
  extractorId: string;
  document: DocumentText;
  /** `YYYY-MM-DD` */
  today: string;
}

export interface ExtractResumeTask extends ExtractTask {
  op: 'extractResume';
}

export interface ExtractRequirementsTask extends ExtractTask {
  op: 'extractRequirements';
  topK: number;
}

export interface ReadAndExtractTask extends Omit<ReadTask, 'op'> {
  op: 'readAndExtract';
  extractorId: string;
  today: string;
}

export interface WarmUpTask {
  op: 'warmUp';
  extractorId: string;
}

/** Recognition of the characters of pages (from 1) that hold no text. */
export interface OcrTask {
  bytes: Uint8Array;
  document: DocumentText;
  pages: number[];
}

export interface TaskResults {
  warmUp: null;
  read: ReadResult;
  extractResume: ExtractResult<ResumeFacts>;
  extractRequirements: ExtractResult<JobFacts>;
  readAndExtract: { read: ReadResult; extracted: ExtractResult<ResumeFacts> };
}

export type DocumentTask = WarmUpTask | ReadTask | ExtractResumeTask | ExtractRequirementsTask | ReadAndExtractTask;

/** A task on its way to a thread, with the port on which the thread says that it has begun. */
export interface PostedTask<Task> {
  task: Task;
  started: MessagePort;
}

/** Errors cross the border of threads as data: a copied Error loses its class and its code. */
export type TaskOutcome<Result> = { ok: true; result: Result } | { ok: false; code: PluginErrorCode; message: string };
