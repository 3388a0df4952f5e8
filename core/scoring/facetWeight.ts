import { z } from 'zod';

const [least, most] = [1e-6, 1e6];

/** How much a facet counts, as callers state it: 0 or less for not at all. Products of numbers beyond these limits overflow, in PostgreSQL with an error. */
export const facetWeight = z
  .number()
  .max(most, `A weight is at most ${most}.`)
  .refine((weight) => weight <= 0 || weight >= least, `A weight is 0, or at least ${least.toFixed(6)}.`);
