import type { Prisma } from '../../prisma/generated/client.ts';

/**
 * Positions that the user created with the sample documents, and that contain nothing else. A position with other documents or candidates is real work, and is
 * only deleted by hand.
 */
export function sampleProject(userId: string): Prisma.ProjectWhereInput {
  const ofSample = { screening: { sample: true } };
  return {
    screenings: { some: { sample: true, startedById: userId }, every: { sample: true } },
    documents: { every: ofSample },
    candidates: { every: { documents: { some: ofSample } } },
  };
}
