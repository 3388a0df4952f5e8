import type { ModelUse } from '../../plugins/contract/modelUse.ts';
import type { DocumentWarning, JobFacts } from '../../plugins/contract.ts';

/** A model's use for one document. The price is null when the operator has set none or the server does not count tokens: nothing is estimated. */
export interface PricedModelUse extends ModelUse {
  price: { amount: number; currency: string } | null;
}

/** The operator's price for a million tokens. */
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
  /** The facts; only those of job descriptions carry warnings. */
  facts?: unknown;
  /** Fields that may contain part of the hidden text. */
  hiddenFields: readonly string[];
}

/** As it is stored with a document; null when no model was asked. */
export function readModelUse(stored: unknown): PricedModelUse | null {
  return (stored ?? null) as PricedModelUse | null;
}

/**
 * What the user should know about a document: warnings of its reader and extractor, and whether the model failed.
 *
 * @param extraction what is stored for the document's kind; undefined when nothing was extracted
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
 * The engine that read a document, as users see it: the model's name, else the extractor's id. An extractor that asks a model ends its version with a space and
 * the model's name.
 */
export function engineName({ extractorId, extractorVersion }: { extractorId: string; extractorVersion: string }): string {
  const space = extractorVersion.indexOf(' ');
  return space < 0 ? extractorId : extractorVersion.slice(space + 1);
}
