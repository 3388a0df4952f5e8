import { z } from 'zod';

/** The JSON schema for the server: every field required and no others, as strict output demands. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  return described;
}

/** A model's answer, checked; null when it has another form. Servers without strict output wrap JSON in a fence. */
export function parseAnswer<T>(content: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(content.replace(/^\s*```(?:json)?\s*|(?:(?<!\s)\s+)?```\s*$/gu, '')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
