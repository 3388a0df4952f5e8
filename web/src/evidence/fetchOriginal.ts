import { readToken } from '../app/session/token.ts';
import { m } from '../paraglide/messages.js';

/** The bytes of an original document. They require the session's token, so a plain link would not work. */
export async function fetchOriginal(path: string): Promise<ArrayBuffer> {
  const token = readToken();
  const response = await fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  if (!response.ok) throw new Error(m.evidence_original_failed({ status: response.status }));
  return response.arrayBuffer();
}
