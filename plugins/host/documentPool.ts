import { packDocument } from '../contract/packDocument.ts';
import type { Reading } from '../contract/reading.ts';
import {
  type ExtractOptions,
  type Extractor,
  type JobFacts,
  PluginError,
  type ReadLimits,
  type ResumeFacts,
} from '../contract.ts';
import type { DocumentWork } from '../extractors/openai/documentWork.ts';
import { checkInput } from '../reading/checkInput.ts';
import { defaultReadLimits } from '../reading/defaultReadLimits.ts';
import { pagesWithoutText } from '../reading/ocr/pagesWithoutText.ts';
import {
  type DocumentTask,
  type ExtractAsWell,
  type OcrTask,
  practice,
  type ReadResult,
  type TaskResults,
} from './documentTasks.ts';
import { createThreadPool } from './threadPool.ts';

export interface DocumentPoolOptions {
  /** Documents worked on at a time. */
  threads: number;
  /** The user's own plugins, as `NOA_PLUGINS` names them, and where relative paths among them begin. */
  pluginNames?: string;
  directory?: string;
  /** Limits of one document. */
  limits?: ReadLimits;
  /** Most computing time of one document, without character recognition. */
  milliseconds?: number;
}

interface ReadInput {
  name: string;
  bytes: Uint8Array;
  signal?: AbortSignal;
  extract?: ExtractAsWell | undefined;
  /** As in {@link ExtractOptions}. */
  caller?: string | undefined;
}

type CallOptions = Partial<Pick<ExtractOptions, 'signal' | 'caller'>>;

/**
 * Readers and extractors in threads of their own, which serve callers in turn. A document that takes too long or too much memory ends its thread and fails alone.
 * All calls throw a PluginError when the document is to blame.
 */
export interface DocumentPool {
  read(input: ReadInput): Promise<ReadResult>;
  /** The same extractor, run in the pool's threads, each of which has loaded it from the same lists. */
  inThreads(extractor: Extractor): Extractor;
  /** The work on documents of the extractor that asks a model. */
  modelWork: DocumentWork;
  /** Fields of the facts that may hold hidden text of the packed document. */
  findHiddenFields(layout: Uint8Array, facts: ResumeFacts | JobFacts, options: CallOptions): Promise<string[]>;
  /**
   * Starts every thread, loads what the first document would wait for, and lets the threads practise until documents come: cold code takes several times as long. Threads that
   * get no document end as idle ones do.
   */
  warmUp(extractorId: string): Promise<void>;
  close(): Promise<void>;
}

const { signal: never } = new AbortController();

const idleMilliseconds = 30_000;
/** The recogniser takes more memory than anything else and loads quickly. */
const ocrIdleMilliseconds = 10_000;
const memoryMegabytes = 192;
/** Ordinary documents leave a thread with 110 to 150. */
const keptMegabytes = 176;
/** A page takes two to nine seconds. */
const ocrMillisecondsPerPage = 45_000;
const ocrPages = 10;

export function createDocumentPool(options: DocumentPoolOptions): DocumentPool {
  const { threads, pluginNames = '', directory = process.cwd(), limits = defaultReadLimits, milliseconds = 10_000 } = options;
  const shared = { idleMilliseconds, memoryMegabytes, keptMegabytes, settings: { pluginNames, directory } };
  const pool = createThreadPool<DocumentTask>({ ...shared, worker: 'documentWorker', threads });
  // One page at a time: the recogniser's memory matters as much as its time.
  const ocrPool = createThreadPool<OcrTask>({
    ...shared,
    idleMilliseconds: ocrIdleMilliseconds,
    worker: 'ocrWorker',
    threads: 1,
  });
  const run = <Op extends DocumentTask['op']>(task: Extract<DocumentTask, { op: Op }>, { signal, caller = '' }: CallOptions) =>
    pool.run<TaskResults[Op]>(task, { milliseconds, signal, caller });

  let asked = 0;

  const recognise = async (read: ReadResult, bytes: Uint8Array, { signal, caller = '' }: CallOptions): Promise<ReadResult> => {
    const pages = pagesWithoutText(read).slice(0, ocrPages);
    if (pages.length === 0) return refuseTextless(read);
    const started = performance.now();
    const task: OcrTask = { bytes, read, pages };
    const recognised = await ocrPool.run<Reading>(task, {
      milliseconds: pages.length * ocrMillisecondsPerPage,
      signal,
      caller,
    });
    return refuseTextless({ ...recognised, milliseconds: read.milliseconds + performance.now() - started });
  };
  return {
    async read({ name, bytes, extract, ...options }) {
      // Refused here: the copy for the thread would take as much memory again.
      checkInput(bytes, { signal: options.signal ?? never, limits });
      asked++;
      return recognise(await run<'read'>({ op: 'read', name, bytes, limits, extract }, options), bytes, options);
    },
    inThreads: (extractor) => ({
      ...extractor,
      async extractResume(document, { today, ...options }) {
        const layout = await packDocument(document);
        return run<'extractResume'>({ op: 'extractResume', extractorId: extractor.id, layout, today }, options);
      },
      async extractRequirements(document, { today, topK, ...options }) {
        const layout = await packDocument(document);
        const task = { op: 'extractRequirements', extractorId: extractor.id, layout, today, topK } as const;
        return run<'extractRequirements'>(task, options);
      },
    }),
    modelWork: {
      async writeMessage({ document, end }, options) {
        return run<'writeMessage'>({ op: 'writeMessage', layout: await packDocument(document), end }, options);
      },
      async checkResume({ document, ...answer }, options) {
        return run<'checkResume'>({ op: 'checkResume', layout: await packDocument(document), ...answer }, options);
      },
      async checkJob({ document, ...answer }, options) {
        return run<'checkJob'>({ op: 'checkJob', layout: await packDocument(document), ...answer }, options);
      },
    },
    findHiddenFields: (layout, facts, options) => run<'findHiddenFields'>({ op: 'findHiddenFields', layout, facts }, options),
    async warmUp(extractorId) {
      const before = asked;
      for (let time = 0; time < practice && asked === before; time++)
        await Promise.all(Array.from({ length: threads }, () => run<'warmUp'>({ op: 'warmUp', extractorId }, {})));
    },
    async close() {
      await pool.close();
      await ocrPool.close();
    },
  };
}

function refuseTextless(read: ReadResult): ReadResult {
  if (read.text.trim() !== '') return read;
  if (read.warnings.some(({ code }) => code === 'ocr-language-missing'))
    throw new PluginError('LANGUAGE_MISSING', 'nothing on the pages is certain without the recognition data of their language');
  throw new PluginError('NO_TEXT', 'the document holds no text that a person can see');
}
