import { type Agent, request } from 'node:http';

export interface Sent {
  method: string;
  token?: string | undefined;
  /** JSON, unless it is a form. */
  body?: string | FormData | undefined;
  accept?: string | undefined;
  agent?: Agent;
}

export interface Answer {
  status: number;
  /** Of a stream its first event. */
  text: string;
}

/** An event stream that tells nothing is left after so long. */
const silence = 300;

/** The answer, when all of it is there. An event stream is left after its first event. */
export async function callServer(url: string, { method, token, body, accept, agent }: Sent): Promise<Answer> {
  const { content, contentType } = await encode(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(accept && { accept }),
    ...(content && { 'content-type': contentType, 'content-length': content.length }),
  };
  return new Promise((resolve, reject) => {
    request(url, { method, ...(agent && { agent }), headers }, (answer) => {
      const parts: Buffer[] = [];
      const end = () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      const leave = () => {
        end();
        answer.destroy();
      };
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
      if (isStream) setTimeout(leave, silence).unref();
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        if (isStream && part.includes('data:')) leave();
      });
      answer.once('end', end).once('error', reject);
    })
      .once('error', reject)
      .end(content);
  });
}

async function encode(body: Sent['body']): Promise<{ content?: Buffer; contentType?: string }> {
  if (body === undefined) return {};
  if (typeof body === 'string') return { content: Buffer.from(body), contentType: 'application/json' };
  const encoded = new Response(body);
  return { contentType: encoded.headers.get('content-type') ?? '', content: Buffer.from(await encoded.arrayBuffer()) };
}
