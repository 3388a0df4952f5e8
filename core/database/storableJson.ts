import type { Prisma } from '../../prisma/generated/client.ts';

/**
 * A value that jsonb accepts: PostgreSQL refuses NUL and lone surrogates, and hostile documents contain both. Keeps lengths, so offsets stay valid. Drops
 * values that JSON cannot represent.
 */
export function storableJson(value: unknown): Prisma.InputJsonValue {
  const text = JSON.stringify(value);
  return JSON.parse(mayBeRefused.test(text) ? JSON.stringify(value, storableEntry) : text) as Prisma.InputJsonValue;
}

/** NUL and lone surrogates as JSON writes them. Asked first, because writing JSON with a function for each entry takes five times as long. */
const mayBeRefused = /\\u(?:0000|d[89a-f])/;

const storableEntry = (_key: string, entry: unknown) => (typeof entry === 'string' ? storableText(entry) : entry);

/**
 * Marks a value for a JSON column as ready. Prisma would otherwise walk through all of it, which takes longer than the rest of the statement. Only for values
 * known to be storable.
 */
export function wholeJson(value: unknown): Prisma.InputJsonValue {
  return { toJSON: () => value };
}

const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** {@link storableJson} for a text column. */
export function storableText(text: string): string {
  return text.replace(unstorable, '\ufffd');
}
