import type OpenAI from 'openai';
import type { ModelSettings } from '../settings.ts';
import { toModelError } from './modelError.ts';

export interface ChatRequest {
  /** What to do. */
  system: string;
  /** The document, in a message of its own: it is data. */
  document: string;
  schema: { name: string; schema: Record<string, unknown> };
}

export interface ChatAnswer {
  /** Null when the model refused, or was cut off. */
  content: string | null;
  /** Null when the server does not count them. */
  promptTokens: number | null;
  completionTokens: number | null;
}

/** One request. @throws ModelError */
export type Chat = (request: ChatRequest, signal: AbortSignal) => Promise<ChatAnswer>;

type Completion = OpenAI.Chat.Completions.ChatCompletion;

/** Chat completions: what all compatible servers speak. The library is loaded with the first request. */
export function createChat(settings: ModelSettings): Chat {
  let client: Promise<OpenAI> | null = null;
  // Some models refuse a temperature; they are asked without one.
  let temperature: { temperature?: 0 } = { temperature: 0 };
  const send = async (request: ChatRequest, signal: AbortSignal): Promise<Completion> => {
    client ??= openClient(settings);
    const messages = [
      { role: 'system' as const, content: request.system },
      { role: 'user' as const, content: request.document },
    ];
    const format = { type: 'json_schema' as const, json_schema: { ...request.schema, strict: true } };
    return (await client).chat.completions.create(
      { model: settings.name, messages, response_format: format, ...temperature },
      { signal },
    );
  };
  return async (request, signal) => {
    try {
      return readCompletion(await send(request, signal));
    } catch (error) {
      if (!('temperature' in temperature && refusesTemperature(error))) throw toModelError(error);
    }
    temperature = {};
    return send(request, signal).then(readCompletion, (error: unknown) => Promise.reject(toModelError(error)));
  };
}

/** Do not use the library's own environment variables, and do not log: requests hold documents. */
async function openClient({ apiKey, baseUrl, milliseconds }: ModelSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey: apiKey ?? 'none',
    ...(apiKey === null && { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: milliseconds,
    maxRetries: 0,
    logLevel: 'off',
    // A document goes to the configured server and to no other (no redirects).
    fetchOptions: { redirect: 'error' },
  });
}

function refusesTemperature(error: unknown): boolean {
  const { status, param } = (error ?? {}) as { status?: unknown; param?: unknown };
  return status === 400 && param === 'temperature';
}

/** Servers other than OpenAI's may leave out anything. */
function readCompletion(completion: Partial<Completion> | null): ChatAnswer {
  const choice = completion?.choices?.[0];
  const whole = choice !== undefined && choice.finish_reason !== 'length' && choice.finish_reason !== 'content_filter';
  return {
    content: whole && typeof choice.message?.content === 'string' ? choice.message.content : null,
    promptTokens: completion?.usage?.prompt_tokens ?? null,
    completionTokens: completion?.usage?.completion_tokens ?? null,
  };
}
