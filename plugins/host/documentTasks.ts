import type { Reading } from '../contract/reading.ts';
import type { JobFacts, PluginErrorCode, ReadLimits, ResumeFacts } from '../contract.ts';
import type { CheckedAnswer, GivenAnswer, Message } from '../extractors/openai/documentWork.ts';

/** How often a thread reads its two practice documents. It takes ten times as long for its first document as for its hundredth. */
export const practice = 5;

/** What a thread gets when it starts. */
export interface WorkerSettings {
  /** Address of the worker's module. */
  entry: string;
  /** The user's own plugins, as `NOA_PLUGINS` names them. */
  pluginNames: string;
  /** Folder that relative paths among them start from. */
  directory: string;
}

/** A document read. */
export interface ReadResult extends Reading {
  /** The facts of a résumé, where they were asked for and no page has to be recognised first. */
  extracted?: { facts: ResumeFacts; hiddenFields: string[]; milliseconds: number };
}

/** Which extractor is to find the facts of what was read, in the same thread: the text does not travel to another one for it. */
export interface ExtractAsWell {
  extractorId: string;
  /** `YYYY-MM-DD` */
  today: string;
}

export interface ReadTask {
  op: 'read';
  name: string;
  bytes: Uint8Array;
  limits: ReadLimits;
  extract?: ExtractAsWell | undefined;
}

interface ExtractTask {
  extractorId: string;
  layout: Uint8Array;
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

/** Which fields may hold hidden text: needs the words of the whole document. */
export interface FindHiddenFieldsTask {
  op: 'findHiddenFields';
  layout: Uint8Array;
  facts: ResumeFacts | JobFacts;
}

/** What a model is shown of a packed document. */
export interface WriteMessageTask {
  op: 'writeMessage';
  layout: Uint8Array;
  end: number;
}

/** A model's answer about a packed document. */
type PackedAnswer<Facts> = Omit<GivenAnswer<Facts>, 'document'> & { layout: Uint8Array };

export interface CheckResumeTask extends PackedAnswer<ResumeFacts> {
  op: 'checkResume';
}

export interface CheckJobTask extends PackedAnswer<JobFacts> {
  op: 'checkJob';
}

export interface WarmUpTask {
  op: 'warmUp';
  extractorId: string;
}

/** Recognition of the characters of pages (from 1) that hold no text. */
export interface OcrTask {
  bytes: Uint8Array;
  read: Reading;
  pages: number[];
}

export interface TaskResults {
  warmUp: null;
  read: ReadResult;
  extractResume: ResumeFacts;
  extractRequirements: JobFacts;
  findHiddenFields: string[];
  writeMessage: Message;
  checkResume: CheckedAnswer<ResumeFacts> | null;
  checkJob: CheckedAnswer<JobFacts> | null;
}

export type DocumentTask =
  | WarmUpTask
  | ReadTask
  | ExtractResumeTask
  | ExtractRequirementsTask
  | FindHiddenFieldsTask
  | WriteMessageTask
  | CheckResumeTask
  | CheckJobTask;

/** How a task ended, in a form that can be sent between threads. */
export type TaskOutcome =
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: PluginErrorCode; message: string }
  | { kind: 'failed'; error: unknown };

/** What a thread reports about its task. */
export type ThreadMessage = { kind: 'started' } | { kind: 'ended'; outcome: TaskOutcome; heldMegabytes: number };
