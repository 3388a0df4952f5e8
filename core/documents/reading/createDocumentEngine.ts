import type { ModelFailure, ModelUse } from '../../../plugins/contract/modelUse.ts';
import { packDocument } from '../../../plugins/contract/packDocument.ts';
import type { Reading } from '../../../plugins/contract/reading.ts';
import type { DocumentText, ExtractOptions, Extractor, JobFacts, ResumeFacts } from '../../../plugins/contract.ts';
import { type ModelPrice, priceModelUse } from '../modelUse.ts';
import type { DocumentEngine, ExtractedFacts, ReadInput } from './documentEngine.ts';

type ReadPart = Reading & { extracted?: { facts: ResumeFacts; hiddenFields: string[]; milliseconds: number } };

export interface DocumentEngineParts extends Pick<DocumentEngine, 'warmUp'> {
  /** With an extractor, also finds the facts if that is fast. */
  read(input: Omit<ReadInput, 'resumeOf'> & { extract?: { extractorId: string; today: string } | undefined }): Promise<ReadPart>;
  /** The extractor in use. */
  extractor: Extractor;
  /** Fields of the facts that may hold hidden text of the packed document. */
  findHiddenFields(
    layout: Uint8Array,
    facts: ResumeFacts | JobFacts,
    options: Pick<ExtractOptions, 'signal' | 'caller'>,
  ): Promise<string[]>;
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
  findHiddenFields,
  modelPrice = null,
  onModelFailure,
  read,
  warmUp,
}: DocumentEngineParts): DocumentEngine {
  const extract = async <Facts extends ResumeFacts | JobFacts>(
    { document, ...options }: { document: DocumentText } & Pick<ExtractOptions, 'signal' | 'caller'>,
    ask: (onModelUse: (use: ModelUse) => void) => Promise<Facts>,
  ): Promise<ExtractedFacts<Facts>> => {
    const uses: ModelUse[] = [];
    const started = performance.now();
    const facts = await ask((use) => uses.push(use));
    const milliseconds = performance.now() - started;
    const [use = null] = uses;
    if (use !== null && use.failure !== null) onModelFailure?.(use.failure);
    const hiddenFields = document.hidden.length > 0 ? await findHiddenFields(await packDocument(document), facts, options) : [];
    const { id, version } = use !== null && use.failure === null ? extractor : (extractor.base ?? extractor);
    return {
      extractorId: id,
      extractorVersion: version,
      facts,
      hiddenFields,
      milliseconds,
      modelUse: use && priceModelUse(use, modelPrice),
    };
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
      extract({ document, ...options }, (onModelUse) => extractor.extractResume(document, { ...options, onModelUse })),
    extractRequirements: ({ document, ...options }) =>
      extract({ document, ...options }, (onModelUse) => extractor.extractRequirements(document, { ...options, onModelUse })),
  };
}
