import type { Prisma } from '../prisma/generated/client.ts';

/**
 * A value that jsonb accepts: PostgreSQL refuses NUL and lone surrogates, and hostile documents contain both. Keeps lengths, so offsets stay valid. Drops
 * values that JSON cannot represent.
 */
export function storableJson(value: unknown): Prisma.InputJsonValue {
  const text = JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'string' ? storableText(entry) : entry));
  return JSON.parse(text) as Prisma.InputJsonValue;
}

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
