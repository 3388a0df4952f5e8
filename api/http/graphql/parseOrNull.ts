import { type DocumentNode, parse } from 'graphql';
import { operationLimits } from './limits/limitOperations.ts';

/** Null for a text that cannot be parsed or has too many words; the parser proper says what is wrong. */
export function parseOrNull(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: operationLimits.tokens });
  } catch {
    return null;
  }
}
