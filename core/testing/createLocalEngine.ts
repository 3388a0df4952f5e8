import { type Extractor, emptyResumeFacts } from '../../plugins/contract.ts';
import { readAndExtract } from '../../plugins/host/readAndExtract.ts';
import { readBytes } from '../../plugins/host/readBytes.ts';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';
import { createDocumentEngine, type DocumentEngineParts } from '../documents/reading/createDocumentEngine.ts';
import type { DocumentEngine } from '../documents/reading/documentEngine.ts';

/** For tests that extract nothing. */
const noExtractor: Extractor = {
  id: 'none',
  version: '0',
  kind: 'extractor',
  extractResume: async () => emptyResumeFacts(),
  extractRequirements: () => Promise.reject(new Error('This test has no extractor.')),
};

/** Runs the plugins in this process, so tests need not start and stop threads. */
export function createLocalEngine(
  plugins: PluginRegistry,
  model: Pick<DocumentEngineParts, 'modelPrice' | 'onModelFailure'> = {},
): DocumentEngine {
  const extractor = plugins.extractors.at(-1) ?? noExtractor;
  return createDocumentEngine({
    ...model,
    extractor,
    warmUp() {},
    read: ({ name, bytes, signal, extract }) => {
      const options = { signal, limits: defaultReadLimits };
      if (extract === undefined) return readBytes(plugins.readers, name, bytes, options);
      return readAndExtract(plugins.readers, { name, bytes, extractor, today: extract.today }, options);
    },
  });
}
