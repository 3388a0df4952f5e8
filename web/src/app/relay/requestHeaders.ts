import { getLocale } from '../../paraglide/runtime.js';
import { readToken } from '../session/token.ts';

/** The session's token, and the language wanted for explanations and messages. */
export function requestHeaders(): Record<string, string> {
  const token = readToken();
  return { 'accept-language': getLocale(), ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
}

export const graphqlUrl = new URL('/graphql', globalThis.location?.origin ?? 'http://localhost').href;
