import type { DocumentWarning, JobFacts, ModelUse } from '../../plugins/contract.ts';

/** What a model was asked about a document. The price is null where the operator has set none, or the server does not count: nothing is estimated. */
export interface PricedModelUse extends ModelUse {
  price: { amount: number; currency: string } | null;
}

/** Of a million tokens, as the operator pays it. */
export interface ModelPrice {
  prompt: number;
  completion: number;
  currency: string;
}

export function priceModelUse(use: ModelUse, price: ModelPrice | null): PricedModelUse {
  const { promptTokens, completionTokens } = use;
  if (price === null || promptTokens === null || completionTokens === null) return { ...use, price: null };
  const amount = (promptTokens * price.prompt + completionTokens * price.completion) / 1_000_000;
  return { ...use, price: { amount, currency: price.currency } };
}

interface StoredExtraction {
  /** Only a job description's have warnings of their own. */
  facts?: unknown;
  /** Fields that may hold a part of the hidden text. */
  hiddenFields: readonly string[];
}

/** As it is stored with a document; null when no model was asked. */
export function readModelUse(stored: unknown): PricedModelUse | null {
  return (stored ?? null) as PricedModelUse | null;
}

/**
 * What the user should know of a document: what its reader and its extractor noticed, and that a model was to be asked and could not be.
 *
 * @param extraction what is stored of it for the document's kind; undefined where nothing was extracted
 */
export function documentWarnings(ofReader: unknown, modelUse: ModelUse | null, extraction?: StoredExtraction): DocumentWarning[] {
  const { warnings: ofExtractor = [] } = (extraction?.facts ?? {}) as Partial<JobFacts>;
  const fields = extraction?.hiddenFields.join(',') ?? '';
  const warnings = [...((ofReader ?? []) as DocumentWarning[]), ...ofExtractor].map((warning) =>
    warning.code === 'hidden-text' && fields !== '' ? { ...warning, params: { ...warning.params, fields } } : warning,
  );
  if (modelUse?.failure == null) return warnings;
  return [...warnings, { code: 'model-failed', page: null, params: { reason: modelUse.failure } }];
}

/**
 * What read a document, as users are told: the name of the model that was asked, else the extractor's. An extractor that asks a model ends its version
 * with the model's name, behind a space.
 */
export function engineName({ extractorId, extractorVersion }: { extractorId: string; extractorVersion: string }): string {
  const space = extractorVersion.indexOf(' ');
  return space < 0 ? extractorId : extractorVersion.slice(space + 1);
}
