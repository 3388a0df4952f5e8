import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type DocumentNode, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';

export interface PersistedOperations {
  plugin: Plugin;
  /** Whether this document is one of the web app's; a text sent with a hash is not. */
  isTrusted(document: DocumentNode): boolean;
}

/** Accepts the web app's operations by their hash. They were validated when the app was built. */
export function loadPersistedOperations(texts: Readonly<Record<string, string>>): PersistedOperations {
  const documents = new Map(Object.entries(texts).map(([hash, text]) => [hash, parse(text, { noLocation: true })]));
  const trusted = new WeakSet(documents.values());
  return {
    plugin: usePersistedOperations({
      // Integrators may send any operation as text, within the limits.
      allowArbitraryOperations: true,
      skipDocumentValidation: true,
      // Relay sends no version with the hash; other clients do.
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
