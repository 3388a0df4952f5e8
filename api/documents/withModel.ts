import type { DocumentEngine, ExtractedFacts } from '../../core/documents/documentEngine.ts';
import type { PricedModelUse } from '../../core/documents/modelUse.ts';
import type { Extractor, ModelFailure, ModelUse } from '../../plugins/contract.ts';
import type { ModelParts } from '../../plugins/extractors/openai/client/createModel.ts';
import { createOpenAiExtractor } from '../../plugins/extractors/openai/openAiExtractor.ts';
import type { ModelSettings } from '../../plugins/extractors/openai/settings.ts';

/** Of a million tokens, as the operator pays it. */
export interface ModelPrice {
  prompt: number;
  completion: number;
  currency: string;
}

export interface PricedModelSettings extends ModelSettings {
  price: ModelPrice | null;
}

export interface WithModelOptions {
  /** Told each time the model could not be used, for the operator's log. */
  onFailure?(reason: ModelFailure): void;
  /** The world around the requests, for tests. */
  parts?: Partial<ModelParts>;
}

/**
 * An engine that asks a model besides. The model's facts count as its own; where it failed, they count as the other extractor's: what is stored is not
 * taken for the model's answer then, and the model is asked when the document comes again.
 */
export function withModel<Engine extends DocumentEngine>(
  engine: Engine,
  settings: PricedModelSettings,
  { onFailure, parts }: WithModelOptions = {},
): Engine {
  const local = asExtractor(engine);
  const model = createOpenAiExtractor(settings, local, parts);
  const extract = async <Facts>(
    read: (onModelUse: (use: ModelUse) => void) => Promise<Facts>,
  ): Promise<ExtractedFacts<Facts>> => {
    const uses: ModelUse[] = [];
    const started = performance.now();
    const facts = await read((use) => uses.push(use));
    const milliseconds = performance.now() - started;
    const [use] = uses;
    if (use?.failure != null) onFailure?.(use.failure);
    const by = use === undefined || use.failure !== null ? local : model;
    const modelUse = use === undefined ? null : priced(use, settings.price);
    return { extractorId: by.id, extractorVersion: by.version, facts, milliseconds, modelUse };
  };
  return {
    ...engine,
    extractor: { id: model.id, version: model.version },
    extractResume: ({ document, ...options }) =>
      extract((onModelUse) => model.extractResume(document, { ...options, onModelUse })),
    extractRequirements: ({ document, ...options }) =>
      extract((onModelUse) => model.extractRequirements(document, { ...options, onModelUse })),
  };
}

/** The engine's extractor runs in its threads; the model's does not have to know. */
function asExtractor(engine: DocumentEngine): Extractor {
  return {
    ...engine.extractor,
    kind: 'extractor',
    extractResume: async (document, options) => (await engine.extractResume({ document, ...options })).facts,
    extractRequirements: async (document, options) => (await engine.extractRequirements({ document, ...options })).facts,
  };
}

function priced(use: ModelUse, price: ModelPrice | null): PricedModelUse {
  const { promptTokens, completionTokens } = use;
  if (price === null || promptTokens === null || completionTokens === null) return { ...use, price: null };
  const amount = (promptTokens * price.prompt + completionTokens * price.completion) / 1_000_000;
  return { ...use, price: { amount, currency: price.currency } };
}
