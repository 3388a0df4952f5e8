import { type Agent, request } from 'node:http';

export interface Sent {
  method: string;
  token?: string;
  /** JSON. */
  body?: string | undefined;
  agent?: Agent;
}

/** The answer's status, when all of it is there. */
export function callServer(url: string, { method, token, body, agent }: Sent): Promise<number> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    request(url, { method, ...(agent && { agent }), headers }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });
}
