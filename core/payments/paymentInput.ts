import { z } from 'zod';

/** What screens offer; other currencies that a document states are kept and shown. */
const defaultCurrency = 'USD';

/**
 * A user's own figure for the expected pay, whole units a year. Zero or less says that there is none (null); the document's figure then no longer shows
 * either.
 */
export const paymentInput = z
  .object({
    paymentExpected: z.number().int().min(-2_000_000_000).max(2_000_000_000),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Expected an ISO 4217 code')
      .nullish(),
  })
  .transform(({ paymentExpected, currency }) =>
    paymentExpected > 0 ? { amount: paymentExpected, currency: currency ?? defaultCurrency } : { amount: null, currency: null },
  );

export type Payment = z.output<typeof paymentInput>;
