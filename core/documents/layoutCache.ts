import type { DocumentText } from '../../plugins/contract.ts';
import type { Ctx } from '../context.ts';

/** How many documents are kept between their two steps, which usually run in the same process within milliseconds. */
const most = 32;
const largest = 200_000;

const caches = new WeakMap<Ctx['documents'], Map<string, DocumentText>>();

/** Spares the second step loading, unpacking and parsing what this process has just read. */
export function keepLayout({ documents }: Pick<Ctx, 'documents'>, sha256: string, document: DocumentText): void {
  if (document.text.length > largest) return;
  const cache = caches.get(documents) ?? new Map<string, DocumentText>();
  caches.set(documents, cache);
  cache.set(sha256, document);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}

/** Removes it from the cache: each is needed once. */
export function takeLayout({ documents }: Pick<Ctx, 'documents'>, sha256: string): DocumentText | null {
  const cache = caches.get(documents);
  const document = cache?.get(sha256) ?? null;
  cache?.delete(sha256);
  return document;
}
