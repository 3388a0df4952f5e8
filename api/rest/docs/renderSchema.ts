import type { JsonSchema } from './apiDocument.ts';
import { escapeHtml, inlineCode } from './html.ts';

/** A schema in a few words, with links to the types that it names: `Project[]`, `string (date-time) | null`. */
export function renderType(schema: JsonSchema | undefined): string {
  if (!schema) return 'any';
  if (schema.$ref) return linkType(schema.$ref.split('/').at(-1) ?? '');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map(renderType).join(' | ');
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema.items) return `${wrapUnion(renderType(schema.items))}[]`;
  if (typeof schema.additionalProperties === 'object') return `{ [key]: ${renderType(schema.additionalProperties)} }`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return escapeHtml(schema.format ? `${type} (${schema.format})` : type);
}

function linkType(name: string): string {
  return `<a href="#type-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
}

function wrapUnion(type: string): string {
  return type.includes(' | ') ? `(${type})` : type;
}

/** The fields of an object as rows of a table; nested objects follow their field, by their path. */
export function renderFields(schema: JsonSchema, path = ''): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => renderField(`${path}${name}`, field, schema.required?.includes(name) ?? false))
    .join('');
}

function renderField(path: string, field: JsonSchema, required: boolean): string {
  const inner = field.properties ? field : field.items?.properties ? field.items : null;
  const nested = inner ? renderFields(inner, `${path}${field.items ? '[]' : ''}.`) : '';
  return renderRow({ name: path, required, type: renderType(field), description: field.description }) + nested;
}

export function renderRow({
  name,
  required,
  type,
  description,
}: {
  name: string;
  required: boolean;
  type: string;
  description: string | undefined;
}): string {
  const optional = required ? '' : ' <small>optional</small>';
  return `<tr><td><code>${escapeHtml(name)}</code>${optional}</td><td>${type}</td><td>${inlineCode(description ?? '')}</td></tr>`;
}
