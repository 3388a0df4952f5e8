import { z } from 'zod';

const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** The answer of `GET /decisions`. */
export const ReportOf = z.object({
  decisions: z.int(),
  counted: z.int(),
  needed: z.int(),
  agreement: z
    .object({
      went_on: z.int(),
      rejected: z.int(),
      positions: z.int(),
      compared_positions: z.int(),
      auc: Estimate.nullable(),
      ndcg_at_10: Estimate.nullable(),
    })
    .nullable(),
  proposal: z
    .object({
      shares: z.array(z.object({ key: z.string(), now: z.int(), proposed: z.int() })),
      auc: Estimate,
      gain: Estimate,
    })
    .nullable(),
  no_proposal: z.string().nullable(),
});
export type Report = z.infer<typeof ReportOf>;

const Places = z.array(z.object({ candidate_id: z.string(), before: z.int(), after: z.int() }));
const Ratio = z.object({
  sex: z.string().nullable(),
  race_ethnicity: z.string().nullable(),
  count: z.int(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  falls: z.boolean(),
});

/** What the proposed weights would do at a position. */
export const EffectOf = z.object({
  people: z.int(),
  entered: Places,
  left: Places,
  moves: Places,
  self_reported: z.int(),
  ratios: z.array(Ratio),
  refused_for: Ratio.nullable(),
});
export type Effect = z.infer<typeof EffectOf>;
