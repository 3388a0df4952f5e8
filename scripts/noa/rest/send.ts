/** The outcome of one attempt. */
export type Outcome = { response: Response; error: null; retry: boolean } | { response: null; error: Error; retry: boolean };

/** The server did not process the request, but may do so later. */
const passing = new Set([429, 502, 503, 504]);

/** One attempt. Never throws: a connection that fails is an outcome like any other. */
export async function send(url: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, init);
    return { response, error: null, retry: passing.has(response.status) };
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    return { response: null, error: thrown, retry: thrown.name !== 'AbortError' };
  }
}
