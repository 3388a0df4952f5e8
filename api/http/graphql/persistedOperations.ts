import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type DocumentNode, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';

export interface PersistedOperations {
  plugin: Plugin;
  /** Whether this document is one of ours; a text that merely claims a hash is not. */
  isTrusted(document: DocumentNode): boolean;
}

/** The SPA sends the hash of an operation instead of its text. They were validated when the SPA was built. */
export function loadPersistedOperations(texts: Readonly<Record<string, string>>): PersistedOperations {
  const documents = new Map(Object.entries(texts).map(([hash, text]) => [hash, parse(text, { noLocation: true })]));
  const trusted = new WeakSet(documents.values());
  return {
    plugin: usePersistedOperations({
      // Integrators may send any text; the limits apply to them.
      allowArbitraryOperations: true,
      skipDocumentValidation: true,
      // Relay's compiler writes no version beside the hash, and other clients do.
      extractPersistedOperationId: ({ extensions }) => readHash(extensions),
      getPersistedOperation: (hash) => documents.get(hash) ?? null,
    }),
    isTrusted: (document) => trusted.has(document),
  };
}

function readHash(extensions: unknown): string | null {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const hash = persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : null;
}
