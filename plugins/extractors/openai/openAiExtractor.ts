import type { z } from 'zod';
import { type ModelFailure } from '../../contract/modelUse.ts';
import {
  type DocumentText,
  definePlugin,
  type ExtractOptions,
  type Extractor,
  type JobFacts,
  PluginError,
} from '../../contract.ts';
import { jobAnswer } from './answers/jobAnswer.ts';
import { parseAnswer } from './answers/parseAnswer.ts';
import { resumeAnswer } from './answers/resumeAnswer.ts';
import { checkJob } from './checking/checkJob.ts';
import { checkResume } from './checking/checkResume.ts';
import { type Claims, makeClaims } from './checking/claims.ts';
import { createModel, type ModelParts, type ModelReply } from './client/createModel.ts';
import { mergeJob } from './merging/mergeJob.ts';
import { mergeResume } from './merging/mergeResume.ts';
import { documentMessage, shownPart } from './prompts/documentMessage.ts';
import { makePrompts, type Prompt } from './prompts/prompts.ts';
import { findInstructions } from './quoting/findInstructions.ts';
import { makeQuotable } from './quoting/quotable.ts';
import type { ModelSettings } from './settings.ts';

/** Raise it when checking or merging changes; changed prompts change the version by themselves. */
const ownVersion = '1';

/**
 * Asks a language model, and believes only what it can quote: a value of the answer that is not in the visible text is left out. What the model
 * misses comes from `base`, and everything does when the model fails. It scores nothing.
 *
 * @param base reads without a model
 * @param parts the world around the requests, for tests
 */
export function createOpenAiExtractor(settings: ModelSettings, base: Extractor, parts: Partial<ModelParts> = {}): Extractor {
  const prompts = makePrompts();
  const ask = createModel(settings, parts);
  const consult = <A, F>(question: Question<A, F>): Promise<F> => consultModel(ask, settings.name, question);
  return definePlugin<Extractor>({
    id: 'openai',
    // The model's name comes last, after the only space: `engineName` takes it from there to show what read a document.
    version: `${ownVersion}.${prompts.version}+${base.id}.${base.version.replaceAll(' ', '')} ${settings.name}`,
    kind: 'extractor',
    base: { id: base.id, version: base.version },
    extractResume: (document, options) =>
      consult({
        document,
        options,
        prompt: prompts.resume,
        schema: resumeAnswer,
        readWithoutModel: () => base.extractResume(document, withoutReport(options)),
        check: (claims, answer, found) => mergeResume(checkResume(claims, answer, options.today), found, options.today),
      }),
    extractRequirements: (document, options) =>
      consult({
        document,
        options,
        prompt: prompts.job,
        schema: jobAnswer,
        readWithoutModel: () => base.extractRequirements(document, { ...withoutReport(options), topK: options.topK }),
        partRead: (found) => firstAdvertisement(document, found),
        check: (claims, answer, found) => mergeJob(checkJob(claims, answer), found),
      }),
  });
}

interface Question<Answer, Facts> {
  document: DocumentText;
  options: ExtractOptions;
  prompt: Prompt;
  schema: z.ZodType<Answer>;
  readWithoutModel(): Promise<Facts>;
  /** The part of the document that the facts are of; missing where they are of all of it. */
  partRead?(found: Facts): DocumentText;
  check(claims: Claims, answer: Answer, found: Facts): Facts;
}

async function consultModel<A, F>(ask: ReturnType<typeof createModel>, model: string, question: Question<A, F>): Promise<F> {
  const { document, options, prompt } = question;
  refuseAborted(options);
  const found = await question.readWithoutModel();
  if (document.text.trim() === '') return found;
  const shown = shownPart(question.partRead?.(found) ?? document);
  const forbidden = findInstructions(shown);
  const request = { ...prompt, document: documentMessage(shown, forbidden) };
  const reply = await ask(request, options.signal).catch((error: unknown) => {
    refuseAborted(options);
    throw error;
  });
  const answer = reply.content === null ? null : parseAnswer(reply.content, question.schema);
  const claims = makeClaims(makeQuotable(shown, forbidden));
  const facts = answer === null ? found : question.check(claims, answer, found);
  const failure = reply.failure ?? (answer === null ? 'bad-answer' : null);
  report(options, model, reply, claims.dropped, failure);
  return facts;
}

/** The text after it belongs to another position. */
function firstAdvertisement(document: DocumentText, { warnings }: JobFacts): DocumentText {
  const end = warnings.find(({ code }) => code === 'several-advertisements')?.params['start'];
  return typeof end === 'number' ? { ...document, text: document.text.slice(0, end) } : document;
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
function withoutReport({ signal, today }: ExtractOptions): ExtractOptions {
  return { signal, today };
}

function refuseAborted({ signal }: ExtractOptions): void {
  if (signal.aborted) throw new PluginError('ABORTED', 'The extraction was called off.');
}
