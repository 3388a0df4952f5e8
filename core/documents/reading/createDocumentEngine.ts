import type { ModelFailure, ModelUse } from '../../../plugins/contract/modelUse.ts';
import type { Extractor, ResumeFacts } from '../../../plugins/contract.ts';
import { type ModelPrice, priceModelUse } from '../modelUse.ts';
import type { DocumentEngine, ExtractedFacts, ReadDocument, ReadInput } from './documentEngine.ts';

type ReadPart = Omit<ReadDocument, 'extracted'> & { extracted?: { facts: ResumeFacts; milliseconds: number } };

export interface DocumentEngineParts extends Pick<DocumentEngine, 'warmUp'> {
  /** With an extractor, also finds the facts if that is fast. */
  read(input: Omit<ReadInput, 'resumeOf'> & { extract?: { extractorId: string; today: string } | undefined }): Promise<ReadPart>;
  /** The extractor in use. */
  extractor: Extractor;
  /** What its model costs; null when no price is configured. */
  modelPrice?: ModelPrice | null;
  /** Called each time the model could not be used, for the operator's log. */
  onModelFailure?(reason: ModelFailure): void;
}

/**
 * Reads and extracts with the given plugins. If the extractor's model could not be used, the facts are stored under its base extractor, so that they do not
 * pass for the model's answer and the model is asked when the document arrives again.
 */
export function createDocumentEngine({
  extractor,
  modelPrice = null,
  onModelFailure,
  read,
  warmUp,
}: DocumentEngineParts): DocumentEngine {
  const extract = async <Facts>(ask: (onModelUse: (use: ModelUse) => void) => Promise<Facts>): Promise<ExtractedFacts<Facts>> => {
    const uses: ModelUse[] = [];
    const started = performance.now();
    const facts = await ask((use) => uses.push(use));
    const milliseconds = performance.now() - started;
    const [use = null] = uses;
    if (use !== null && use.failure !== null) onModelFailure?.(use.failure);
    const { id, version } = use !== null && use.failure === null ? extractor : (extractor.base ?? extractor);
    return { extractorId: id, extractorVersion: version, facts, milliseconds, modelUse: use && priceModelUse(use, modelPrice) };
  };
  const { id: extractorId, version: extractorVersion, base } = extractor;
  return {
    warmUp,
    async read({ resumeOf, ...input }) {
      const extract = resumeOf === undefined || base !== undefined ? undefined : { extractorId, today: resumeOf };
      const { extracted = null, ...made } = await read({ ...input, extract });
      return { ...made, extracted: extracted && { ...extracted, extractorId, extractorVersion } };
    },
    extractor: { id: extractorId, version: extractorVersion },
    asksModel: base !== undefined,
    extractResume: ({ document, ...options }) =>
      extract((onModelUse) => extractor.extractResume(document, { ...options, onModelUse })),
    extractRequirements: ({ document, ...options }) =>
      extract((onModelUse) => extractor.extractRequirements(document, { ...options, onModelUse })),
  };
}
