import { completion, type ModelServer, startModelServer } from '../../../plugins/extractors/openai/testing/modelServer.ts';

/** A model that obeys the CV: tens of thousands of quotations, each of which is looked for in it. */
const obedientAnswer = {
  experience: Array.from({ length: 100 }, (_, job) => ({
    position: 'led teams',
    responsibilities: Array.from({ length: 200 }, (_item, item) => `${job} led teams ${item}`),
  })),
};

/** Documents are searched for instructions, and quotations, only where a model is configured. */
export async function startObedientModel(): Promise<{ model: ModelServer; settings: Record<string, string> }> {
  const model = await startModelServer(() => completion(obedientAnswer));
  return { model, settings: { OPENAI_BASE_URL: model.baseUrl, NOA_MODEL: 'obedient' } };
}
