import { type ModelFailure } from '../../contract/modelUse.ts';
import {
  type DocumentText,
  definePlugin,
  type ExtractOptions,
  type Extractor,
  type JobFacts,
  PluginError,
} from '../../contract.ts';
import { createModel, type ModelParts, type ModelReply } from './client/createModel.ts';
import { type CheckedAnswer, type DocumentWork, documentWork, type GivenAnswer } from './documentWork.ts';
import { makePrompts, type Prompt } from './prompts/prompts.ts';
import type { ModelSettings } from './settings.ts';

/** Raise it when checking or merging changes; changed prompts change the version by themselves. */
const ownVersion = '1';

export interface OpenAiParts extends ModelParts {
  /** Where the work on documents is done; by default here. */
  work: DocumentWork;
}

/**
 * Asks a language model, and believes only what it can quote: a value of the answer that is not in the visible text is left out. What the model
 * misses comes from `base`, and everything does when the model fails. It scores nothing.
 *
 * @param base reads without a model
 * @param parts the threads for documents, and for tests the world around the requests
 */
export function createOpenAiExtractor(
  settings: ModelSettings,
  base: Extractor,
  { work = documentWork, ...parts }: Partial<OpenAiParts> = {},
): Extractor {
  const prompts = makePrompts();
  const model: Model = { ask: createModel(settings, parts), name: settings.name, work };
  return definePlugin<Extractor>({
    id: 'openai',
    // The model's name comes last, after the only space: `engineName` takes it from there to show what read a document.
    version: `${ownVersion}.${prompts.version}+${base.id}.${base.version.replaceAll(' ', '')} ${settings.name}`,
    kind: 'extractor',
    base: { id: base.id, version: base.version },
    extractResume: (document, options) =>
      consultModel(model, {
        document,
        options,
        prompt: prompts.resume,
        readWithoutModel: () => base.extractResume(document, withoutReport(options)),
        check: work.checkResume,
      }),
    extractRequirements: (document, options) =>
      consultModel(model, {
        document,
        options,
        prompt: prompts.job,
        readWithoutModel: () => base.extractRequirements(document, { ...withoutReport(options), topK: options.topK }),
        endOf: endOfAdvertisement,
        check: work.checkJob,
      }),
  });
}

interface Model {
  ask: ReturnType<typeof createModel>;
  name: string;
  work: DocumentWork;
}

interface Question<Facts> {
  document: DocumentText;
  options: ExtractOptions;
  prompt: Prompt;
  readWithoutModel(): Promise<Facts>;
  /** Where the part that the facts are of ends; missing where they are of the whole document. */
  endOf?(found: Facts): number | null;
  check(answer: GivenAnswer<Facts>, options: ExtractOptions): Promise<CheckedAnswer<Facts> | null>;
}

async function consultModel<Facts>({ ask, name, work }: Model, question: Question<Facts>): Promise<Facts> {
  const { document, options, prompt, endOf, check } = question;
  const { today } = options;
  refuseAborted(options);
  const found = await question.readWithoutModel();
  if (document.text.trim() === '') return found;
  const part = { document, end: endOf?.(found) ?? document.text.length };
  const { text, forbidden } = await work.writeMessage(part, options);
  const reply = await ask({ ...prompt, document: text }, options.signal).catch((error: unknown) => {
    refuseAborted(options);
    throw error;
  });
  const { content } = reply;
  const checked = content === null ? null : await check({ ...part, content, forbidden, found, today }, options);
  report(options, name, reply, checked?.dropped ?? 0, reply.failure ?? (checked === null ? 'bad-answer' : null));
  return checked?.facts ?? found;
}

/** The text after it belongs to another position. */
function endOfAdvertisement({ warnings }: JobFacts): number | null {
  const end = warnings.find(({ code }) => code === 'several-advertisements')?.params['start'];
  return typeof end === 'number' ? end : null;
}

function report(
  { onModelUse }: ExtractOptions,
  model: string,
  { calls, promptTokens, completionTokens, milliseconds }: ModelReply,
  dropped: number,
  failure: ModelFailure | null,
): void {
  onModelUse?.({ model, calls, promptTokens, completionTokens, milliseconds: Math.round(milliseconds), dropped, failure });
}

/** Only one extractor reports the model's use. */
function withoutReport({ signal, today, caller }: ExtractOptions): ExtractOptions {
  return { signal, today, caller };
}

function refuseAborted({ signal }: ExtractOptions): void {
  if (signal.aborted) throw new PluginError('ABORTED', 'The extraction was called off.');
}
