import { z } from 'zod';

/** The JSON schema that a server is given: every field required, none beside them, as strict output wants it. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  return described;
}

/** What a model wrote, checked; null when it is not what it was asked for. Servers without strict output wrap JSON in a fence. */
export function parseAnswer<T>(content: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(content.replace(/^\s*```(?:json)?\s*|(?:(?<!\s)\s+)?```\s*$/gu, '')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
