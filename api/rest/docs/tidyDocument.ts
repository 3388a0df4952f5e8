import { STATUS_CODES } from 'node:http';

type OpenApi = Record<string, unknown> & { components?: { schemas?: Record<string, unknown> } };

/** Removes noise of the generator: a second, unused variant of each type, and meaningless descriptions. */
export function tidyDocument<Document extends object>(document: Document): Document {
  const tidy = JSON.parse(JSON.stringify(document, (_key, value) => describeStatus(value))) as OpenApi;
  const schemas = tidy.components?.schemas ?? {};
  // Unused schemas refer to each other, so some only become unused once others are removed.
  for (let unused = findUnused(tidy, schemas); unused.length > 0; unused = findUnused(tidy, schemas)) {
    for (const name of unused) delete schemas[name];
  }
  return tidy as Document;
}

function findUnused(document: OpenApi, schemas: Record<string, unknown>): string[] {
  const text = JSON.stringify(document);
  return Object.keys(schemas).filter((name) => name.endsWith('Input') && !text.includes(`"#/components/schemas/${name}"`));
}

/** "Default Response" of 201 becomes "Created". */
function describeStatus(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, field]) => {
    const isBlank =
      typeof field === 'object' && field !== null && (field as { description?: unknown }).description === 'Default Response';
    return [key, isBlank ? { ...field, description: STATUS_CODES[key] ?? 'Answer' } : field] as const;
  });
  return Object.fromEntries(entries);
}
