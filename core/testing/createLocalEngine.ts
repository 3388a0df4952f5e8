import { unpackDocument } from '../../plugins/contract/packDocument.ts';
import { type Extractor, emptyResumeFacts } from '../../plugins/contract.ts';
import { findHiddenFields } from '../../plugins/host/reading/findHiddenFields.ts';
import { readDocument } from '../../plugins/host/reading/readDocument.ts';
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
    findHiddenFields: async (layout, facts) => findHiddenFields(await unpackDocument(layout), facts),
    read: ({ name, bytes, signal, extract }) => {
      const finder = extract && { extractor, today: extract.today };
      return readDocument(plugins.readers, { name, bytes, extract: finder }, { signal, limits: defaultReadLimits });
    },
  });
}
