import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a request asked, as the protocol has it. */
export interface AskedOf {
  url: string;
  authorization: string | undefined;
  body: {
    model: string;
    temperature?: number;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema: { name: string; strict: boolean; schema: Record<string, unknown> } };
  };
}

export interface Answered {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is where it is a string, else as JSON. */
  body?: unknown;
  /** Waited before the answer. */
  milliseconds?: number;
  /** Sends half of the body and breaks the connection. */
  cut?: boolean;
}

export interface ModelServer {
  /** With `/v1`, as it is configured. */
  baseUrl: string;
  asked: AskedOf[];
  /** The most requests that were open at one time. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

/** A real HTTP server that speaks the chat completions of OpenAI. `answer` gives the answer to each request, counted from 0. */
export async function startModelServer(answer: (asked: AskedOf, count: number) => Answered): Promise<ModelServer> {
  const asked: AskedOf[] = [];
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    open++;
    most = Math.max(most, open);
    response.on('close', () => open--);
    void handle(request, response).catch(() => response.destroy());
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedOf['body'];
    const one = { url: request.url ?? '', authorization: request.headers.authorization, body };
    const count = asked.push(one) - 1;
    await send(response, answer(one, count));
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    mostAtOnce: () => most,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

async function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = '', milliseconds = 0, cut = false }: Answered,
) {
  if (milliseconds > 0) await setTimeout(milliseconds, undefined, { ref: false });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers });
  if (!cut) {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** A whole answer of the protocol around what the model says. */
export function completion(content: unknown, finish = 'stop'): Answered {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'test-model',
      choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content: text, refusal: null } }],
      usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
    },
  };
}

/** A failure as servers describe it. */
export function failing(status: number, code = 'error', headers: Record<string, string> = {}): Answered {
  return { status, headers, body: { error: { message: `secret text of ${code}`, type: code, code, param: null } } };
}
