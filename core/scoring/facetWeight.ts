import { z } from 'zod';

const [least, most] = [1e-6, 1e6];

/** A facet's weight as callers give it; 0 or less leaves the facet out. Products of larger numbers would overflow, in PostgreSQL with an error. */
export const facetWeight = z
  .number()
  .max(most, `A weight is at most ${most}.`)
  .refine((weight) => weight <= 0 || weight >= least, `A weight is 0, or at least ${least.toFixed(6)}.`);
