import { Agent, type IncomingMessage, request } from 'node:http';

export interface Call {
  port: number;
  path: string;
  token: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: object;
}

/** Connections of the load. */
const connections = 8;

/** The answer's beginning. */
export function open({ port, path, token, body }: Call, agent?: Agent): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET', headers }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

/** Bytes of the answer. @throws Error unless it is a success */
export async function read(call: Call, agent?: Agent): Promise<number> {
  const answer = await open(call, agent);
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    // GraphQL answers 200 with its errors first.
    if (bytes === 0 && chunk.toString('utf8', 0, 9) === '{"errors"') throw new Error(`${call.path} answered ${chunk.toString()}`);
    bytes += chunk.length;
  }
  if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.statusCode}.`);
  return bytes;
}

/** Requests a second, over a few connections that stay open. */
export async function measureRate(call: Call, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let left = count;
  const work = async () => {
    while (left-- > 0) await read(call, agent);
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return count / ((performance.now() - started) / 1000);
}
