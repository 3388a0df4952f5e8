export interface OpenStream {
  /** The next event's data; null after the last one. */
  next(): Promise<unknown>;
  /** All further events, until the server ends the stream. */
  rest(): Promise<unknown[]>;
  close(): void;
}

/** A GraphQL subscription over server-sent events, as the browser opens one. */
export async function openStream(
  url: string,
  { token, body, language = 'en' }: { token: string | null; body: object; language?: string },
): Promise<OpenStream> {
  const controller = new AbortController();
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const events = readEvents(answer);
  const next = async () => (await events.next()).value ?? null;
  return {
    next,
    async rest() {
      const all = [];
      for (let event = await next(); event !== null; event = await next()) all.push(event);
      return all;
    },
    close: () => controller.abort(),
  };
}

async function* readEvents({ body }: Response): AsyncGenerator {
  if (!body) return;
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1];
      if (data && /^event: next$/m.test(block)) yield JSON.parse(data);
    }
  }
}
