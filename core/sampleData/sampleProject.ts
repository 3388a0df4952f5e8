import type { Prisma } from '../../prisma/generated/client.ts';

/**
 * Positions that the user made with the documents that ship with the product, and that hold nothing else. One that got further documents or candidates is
 * somebody's own: it is deleted by hand, or stays.
 */
export function sampleProject(userId: string): Prisma.ProjectWhereInput {
  const ofSample = { screening: { sample: true } };
  return {
    screenings: { some: { sample: true, startedById: userId }, every: { sample: true } },
    documents: { every: ofSample },
    candidates: { every: { documents: { some: ofSample } } },
  };
}
