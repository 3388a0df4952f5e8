import type { Config } from '../../../../api/config/readConfig.ts';
import { type Finding, failed, ok, reasonOf } from './finding.ts';

const patience = 15_000;
const openAi = 'https://api.openai.com/v1';

/** Asks the model's server which models it has; sends no document. */
export async function checkModel({ model, unusedModelServer }: Pick<Config, 'model' | 'unusedModelServer'>): Promise<Finding> {
  const check = 'Language model';
  if (model === null) {
    const unused = unusedModelServer === null ? '' : `; ${unusedModelServer} is set, but NOA_MODEL is not`;
    return ok(check, `none: documents are read by rules, on this machine${unused}`);
  }
  const server = model.baseUrl ?? openAi;
  try {
    const headers = new Headers(model.apiKey === null ? {} : { authorization: `Bearer ${model.apiKey}` });
    const response = await fetch(`${server}/models`, { headers, signal: AbortSignal.timeout(patience) });
    if (response.status === 401 || response.status === 403)
      return failed(check, `${server} refuses the key`, 'Set OPENAI_API_KEY to a key of that server.');
    if (!response.ok)
      return failed(check, `${server} answers with ${response.status}`, 'Check OPENAI_BASE_URL; it usually ends with /v1.');
    const { data } = (await response.json()) as { data?: { id?: string }[] };
    const names = (data ?? []).flatMap(({ id }) => id ?? []);
    if (names.includes(model.name)) return ok(check, `${server} has ${model.name}`);
    return failed(
      check,
      `${server} does not list ${model.name}`,
      `Set NOA_MODEL to one of: ${names.slice(0, 10).join(', ') || '(it lists none)'}.`,
    );
  } catch (error) {
    return failed(
      check,
      `${server} does not answer: ${reasonOf(error)}`,
      'Check OPENAI_BASE_URL and that the server runs. Until then documents are read without it.',
    );
  }
}
