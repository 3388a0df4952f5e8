import type { Prisma } from '../prisma/generated/client.ts';

/**
 * A value as PostgreSQL takes it into jsonb, which refuses NUL and halves of surrogate pairs: hostile documents bring both. Lengths stay, so
 * offsets do too. Drops what JSON does not know.
 */
export function storableJson(value: unknown): Prisma.InputJsonValue {
  const text = JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'string' ? storableText(entry) : entry));
  return JSON.parse(text) as Prisma.InputJsonValue;
}

const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The same for a text column. */
export function storableText(text: string): string {
  return text.replace(unstorable, '\ufffd');
}
