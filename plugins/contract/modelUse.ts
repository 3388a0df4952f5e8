/** Why a model gave no usable answer. */
export const modelFailures = [
  'timeout',
  'unreachable',
  'rate-limited',
  'key-refused',
  'not-found',
  'too-long',
  'rejected',
  'server-error',
  'bad-answer',
  'paused',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** The cost of asking a model about one document, and the outcome. */
export interface ModelUse {
  model: string;
  /** Requests sent, including retries. */
  calls: number;
  /** Null when the server does not report them. */
  promptTokens: number | null;
  completionTokens: number | null;
  milliseconds: number;
  /** Values in the answer that were dropped because the document does not contain them. */
  dropped: number;
  /** Null when the answer was used; otherwise the facts come from the extractor that reads without a model. */
  failure: ModelFailure | null;
}
