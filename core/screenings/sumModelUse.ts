import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { type PricedModelUse, readModelUse } from '../documents/modelUse.ts';

/** Language model usage of a screening. */
export interface ModelUseSum {
  /** Names in alphabetical order; usually one. */
  models: string[];
  /** Documents that a model was asked about. */
  documents: number;
  /** How many of them were read without the model because it failed. */
  failed: number;
  calls: number;
  /** Null when the server does not count them. */
  promptTokens: number | null;
  completionTokens: number | null;
  /** Sum over all documents, although requests may have run in parallel. */
  seconds: number;
  /** Values left out of answers because they are not in the document. */
  factsDropped: number;
  /** Null unless all use has a price in one currency. */
  price: { amount: number; currency: string } | null;
}

/** Null when no model was asked about any document of the screening. */
export async function sumModelUse(ctx: Pick<Ctx, 'db'>, { screeningId }: { screeningId: string }): Promise<ModelUseSum | null> {
  const documents = await ctx.db.document.findMany({
    where: { screeningId, modelUse: { not: Prisma.DbNull } },
    select: { modelUse: true },
  });
  const uses = documents.flatMap(({ modelUse }) => readModelUse(modelUse) ?? []);
  return uses.length === 0 ? null : sumUses(uses);
}

function sumUses(uses: readonly PricedModelUse[]): ModelUseSum {
  return {
    models: [...new Set(uses.map(({ model }) => model))].sort((a, b) => a.localeCompare(b)),
    documents: uses.length,
    failed: uses.filter(({ failure }) => failure !== null).length,
    calls: total(uses.map(({ calls }) => calls)),
    promptTokens: counted(uses, ({ promptTokens }) => promptTokens),
    completionTokens: counted(uses, ({ completionTokens }) => completionTokens),
    seconds: total(uses.map(({ milliseconds }) => milliseconds)) / 1000,
    factsDropped: total(uses.map(({ dropped }) => dropped)),
    price: sumPrices(uses),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Null if any answer has no count, because a partial sum would look complete. Failed requests are left out. */
function counted(uses: readonly PricedModelUse[], count: (use: PricedModelUse) => number | null): number | null {
  const counts = uses.filter((use) => use.failure === null || count(use) !== null).map(count);
  return counts.some((one) => one === null) ? null : total(counts.map((one) => one ?? 0));
}

function sumPrices(uses: readonly PricedModelUse[]): ModelUseSum['price'] {
  const prices = uses.filter(({ failure, promptTokens }) => failure === null || promptTokens !== null).map(({ price }) => price);
  const [first] = prices;
  if (first == null || prices.some((price) => price?.currency !== first.currency)) return null;
  return { amount: total(prices.map((price) => price?.amount ?? 0)), currency: first.currency };
}
