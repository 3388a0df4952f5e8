import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { type DocumentMask, loadDocumentMasks } from '../../core/privacy/loadDocumentMasks.ts';
import { loadMasks } from '../../core/privacy/loadMasks.ts';
import type { Mask } from '../../core/privacy/makeMask.ts';
import type { RequestContext } from '../requestContext.ts';

/**
 * Whom the texts below an object are about: a candidate, the candidate of a document, or nobody who could be hidden (a user, a position). `source` is a
 * document that is only quoted; a candidate above it takes precedence.
 */
export type Owner =
  | { kind: 'candidate'; id: string }
  | { kind: 'document'; id: string }
  | { kind: 'source'; id: string }
  | { kind: 'nobody' };

export type ShownMask = Mask & { ranges?: DocumentMask['ranges'] };

/** Types that are not about candidates. */
const neutral: ReadonlySet<string> = new Set([
  'User',
  'ActivityAuthor',
  'Project',
  'Job',
  'Screening',
  'Requirements',
  'Installation',
]);

export function ownerOf(type: string, source: unknown): Owner | null {
  if (neutral.has(type)) return { kind: 'nobody' };
  if (source === null || typeof source !== 'object') return null;
  const { id, candidateId, documentId } = source as Record<string, unknown>;
  if (type === 'Candidate') return named('candidate', id);
  if (type === 'Document') return named('document', id);
  return named('candidate', candidateId) ?? named('source', documentId);
}

function named(kind: 'candidate' | 'document' | 'source', id: unknown): Owner | null {
  return typeof id === 'string' ? { kind, id } : null;
}

const ofCandidate = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<string, Mask | null>(async (ids) => {
      const masks = await loadMasks(ctx, { candidateIds: ids });
      return ids.map((id) => masks.get(id) ?? null);
    }),
);

const ofDocument = createContextCache(
  (ctx: RequestContext) =>
    new DataLoader<string, DocumentMask | null>(async (ids) => {
      const masks = await loadDocumentMasks(ctx, { documentIds: ids });
      return ids.map((id) => masks.get(id) ?? null);
    }),
);

/** The owner's mask; null when the owner is not hidden from the viewer. */
export async function ownerMask(ctx: RequestContext, owner: Owner): Promise<ShownMask | null> {
  if (owner.kind === 'nobody') return null;
  return owner.kind === 'candidate' ? ofCandidate(ctx).load(owner.id) : ofDocument(ctx).load(owner.id);
}

/** The mask of one candidate; null when the viewer may see who it is. */
export function candidateMask(ctx: RequestContext, candidateId: string): Promise<Mask | null> {
  return ofCandidate(ctx).load(candidateId);
}
