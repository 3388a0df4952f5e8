import type { JsonSchema } from './apiDocument.ts';
import { escapeHtml, inlineCode } from './html.ts';

/** A schema in a few words: `Project[]`, `string (date-time) | null`. */
export function nameType(schema: JsonSchema | undefined): string {
  if (!schema) return 'any';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any';
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map(nameType).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${wrapUnion(nameType(schema.items))}[]`;
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') return `{ [key]: ${nameType(schema.additionalProperties)} }`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format ? `${type} (${schema.format})` : type;
}

function wrapUnion(name: string): string {
  return name.includes(' | ') ? `(${name})` : name;
}

/** The fields of an object as rows of a table; nested objects follow their field, indented. */
export function renderFields(schema: JsonSchema, path = ''): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => renderField(`${path}${name}`, field, schema.required?.includes(name) ?? false))
    .join('');
}

function renderField(path: string, field: JsonSchema, required: boolean): string {
  const inner = field.properties ? field : field.items?.properties ? field.items : null;
  const nested = inner ? renderFields(inner, `${path}${field.items ? '[]' : ''}.`) : '';
  const row = `<tr><td><code>${escapeHtml(path)}</code>${required ? '' : ' <small>optional</small>'}</td><td>${renderType(field)}</td><td>${inlineCode(field.description ?? '')}</td></tr>`;
  return row + nested;
}

/** The type, with links to the types that it names. */
export function renderType(schema: JsonSchema | undefined): string {
  return escapeHtml(nameType(schema)).replace(/\b([A-Z][A-Za-z]+)\b/g, '<a href="#type-$1">$1</a>');
}
