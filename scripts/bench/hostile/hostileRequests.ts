import {
  destroys,
  fillList,
  fillText,
  hostileText,
  type Ids,
  insideList,
  largestBody,
  leaves,
  nobody,
  type Room,
  type Shape,
  shapes,
} from './hostileValues.ts';

export interface Attack {
  name: string;
  method: string;
  path: string;
  /** JSON. */
  body: string | undefined;
}

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  minimum?: number;
  format?: string;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** A hostile call of each shape for every operation of the contract that takes JSON or nothing. */
export function hostileRequests(contract: Contract, ids: Ids): Attack[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      if (leaves.test(name) || path.endsWith('/sse')) return [];
      const schema = operation.requestBody?.content['application/json']?.schema;
      const used = destroys.test(name) ? { ...ids, projectId: nobody, candidateIds: [nobody] } : ids;
      const isSized = schema !== undefined || (operation.parameters ?? []).some((parameter) => parameter.in === 'query');
      return shapes.slice(0, isSized ? undefined : 1).map((shape) => ({
        name: `${name} (${shape.name})`,
        method: method.toUpperCase(),
        path: fillPath(path, operation, { ids: used, shape, contract, room: { left: Number.POSITIVE_INFINITY } }),
        body:
          schema && largestBody(shape, (smaller, room) => build(schema, '', 0, { ids: used, shape: smaller, contract, room })),
      }));
    }),
  );
}

interface Filling {
  ids: Ids;
  shape: Shape;
  contract: Contract;
  room: Room;
}

function fillPath(path: string, { parameters = [] }: Operation, filling: Filling): string {
  const { projectId, candidateIds, documentId, screeningId, jobId } = filling.ids;
  const owner: Record<string, string | undefined> = {
    projects: projectId,
    candidates: candidateIds[0],
    'candidate-meta': candidateIds[0],
    activities: candidateIds[0],
    documents: documentId,
    screenings: screeningId,
    bulk: jobId,
  };
  const place = path.replaceAll(/\{\w+\}/g, () => owner[path.split('/')[2] ?? ''] ?? nobody);
  const query = new URLSearchParams();
  for (const { name, in: where, required, schema } of parameters) {
    if (where !== 'query' || name === 'cursor') continue;
    const value = !required && filling.shape.name === 'many' && schema.type === 'string' ? null : build(schema, name, 0, filling);
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value).slice(0, 4_000));
  }
  return query.size > 0 ? `${place}?${query}` : place;
}

/** A value that the schema takes, as large as the shape says. */
function build(given: JsonSchema, name: string, place: number, filling: Filling): unknown {
  const { shape, contract } = filling;
  const schema = given.$ref ? (contract.components.schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return build(choice, name, place, filling);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'array': {
      const length = Math.min(schema.maxItems ?? shape.entries, shape.entries);
      const inner = { ...filling, shape: insideList(shape) };
      return fillList(length, filling.room, (index) => build(schema.items ?? {}, name, index, inner));
    }
    case 'object':
      return buildObject(schema, place, filling);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 10, 500));
    default:
      return buildText(schema, name, place, filling);
  }
}

function buildObject({ properties, additionalProperties }: JsonSchema, place: number, filling: Filling): unknown {
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, build(schema, key, place, filling)]));
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  const keys = ['skills', 'experience', 'education', 'certifications', 'growth'];
  return Object.fromEntries(keys.map((key) => [key, build(values, key, place, filling)]));
}

function buildText({ format, maxLength }: JsonSchema, name: string, place: number, { ids, shape, room }: Filling): string {
  if (/project_id|position_id/.test(name)) return ids.projectId;
  if (/candidate_ids?$|^ids$/.test(name)) return ids.candidateIds[place % ids.candidateIds.length] ?? nobody;
  if (format === 'uuid' || name.endsWith('_id')) return nobody;
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (format === 'uri' || /url/.test(name)) return 'https://hook.example.com/';
  if (/language|locale/.test(name)) return 'en';
  return fillText(room, hostileText(Math.min(maxLength ?? shape.characters, shape.characters), place));
}
