import type { Environment } from './environment.ts';

/** The setting that selects a model server. */
export const modelServer = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: Environment) =>
  OPENAI_API_KEY === undefined ? OPENAI_BASE_URL && 'OPENAI_BASE_URL' : 'OPENAI_API_KEY';

/** Naming a model turns it on, so the other settings must be there too. A key alone turns nothing on, because it may be meant for other programs. */
export function findModelProblems(values: Environment): string[] {
  const { OPENAI_BASE_URL, NOA_MODEL, NOA_MODEL_PRICE } = values;
  const server = modelServer(values);
  if (server !== undefined && NOA_MODEL === undefined && NOA_MODEL_PRICE !== undefined)
    return ['NOA_MODEL_PRICE is set: set NOA_MODEL to the name of the model that is to be asked, or unset NOA_MODEL_PRICE.'];
  if (OPENAI_BASE_URL !== undefined && new URL(OPENAI_BASE_URL).username !== '')
    return [
      'OPENAI_BASE_URL holds a user, which is not sent: leave it out, and set OPENAI_API_KEY where the server wants a key.',
    ];
  if (server !== undefined || (NOA_MODEL === undefined && NOA_MODEL_PRICE === undefined)) return [];
  const given = NOA_MODEL === undefined ? 'NOA_MODEL_PRICE' : 'NOA_MODEL';
  return [
    `${given} is set: set ${NOA_MODEL === undefined ? 'NOA_MODEL, and ' : ''}OPENAI_API_KEY, or OPENAI_BASE_URL to the address of a server that needs no key (http://127.0.0.1:11434/v1), or unset ${given}.`,
  ];
}

/** A model is used when it is named and there is either a key or the address of a server that needs none. */
export function readModel(values: Environment) {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL: baseUrl = null, NOA_MODEL: name } = values;
  if (name === undefined || (apiKey === null && baseUrl === null)) return null;
  return {
    apiKey,
    /** Without a slash at the end. */
    baseUrl: baseUrl?.replace(/(?<!\/)\/+$/, '') ?? null,
    name: name.trim(),
    milliseconds: values.NOA_MODEL_SECONDS * 1000,
    concurrency: values.NOA_MODEL_CALLS,
    price: readPrice(values.NOA_MODEL_PRICE),
  };
}

/** Prices of a million input tokens and a million output tokens. */
function readPrice(written: string | undefined) {
  if (written === undefined) return null;
  const [prompt, completion, currency = ''] = written.split(/(?:(?<!\s)\s+)?\/\s*|\s+/);
  return { prompt: Number(prompt), completion: Number(completion), currency };
}
