import { z } from 'zod';

/** Currencies that screens offer. Other currencies stated by a document are kept and shown. */
const defaultCurrency = 'USD';

/** A user's figure for the expected pay, in whole units a year. Zero or less means none (null), and hides the document's figure too. */
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
