import { type Attack, enters, findsNothing } from './attack.ts';
import {
  destroys,
  fillList,
  fillText,
  hostileFiles,
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

/** Calls that name what nothing seeded has: a token, a webhook, a preset, a search, a revision. */
const unseeded = /\/(?:tokens|webhooks|presets|searches|saved-candidates)\/\{|\{rev\}/;
/** Strangers may call these, a few times a minute. */
const signsIn = /\/auth\/(?:request|verify)$/;

/** A hostile call of each shape for every operation of the contract, and one of a stranger. */
export function hostileRequests(contract: Contract, ids: Ids): Attack[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      attacksOn({ path, method: method.toUpperCase(), operation }, contract, ids),
    ),
  );
}

interface Door {
  path: string;
  method: string;
  operation: Operation;
}

function attacksOn({ path, method, operation }: Door, contract: Contract, ids: Ids): Attack[] {
  const door = `${method} ${path}`;
  if (leaves.test(door)) return [];
  const { 'application/json': json, 'multipart/form-data': form } = operation.requestBody?.content ?? {};
  const isSized =
    operation.requestBody !== undefined || (operation.parameters ?? []).some((parameter) => parameter.in === 'query');
  const anonymous = signsIn.test(path) && { anonymous: true as const };
  const expected = signsIn.test(path) ? [...enters, 401, 429] : unseeded.test(path) ? findsNothing : enters;
  const attacks = shapes.slice(0, isSized ? undefined : 1).map((shape): Attack => {
    const filling = { ids, shape, contract, room: { left: Number.POSITIVE_INFINITY } };
    const body = json
      ? largestBody(shape, (smaller, room) => build(json.schema, '', 0, { ...filling, shape: smaller, room }))
      : form && buildForm(form.schema, filling);
    const place = fillPath(path, operation, filling);
    return {
      name: `${door} (${shape.name})`,
      door,
      method,
      path: place,
      body,
      expected,
      destroys: destroys.test(door),
      ...anonymous,
    };
  });
  const isOpen = signsIn.test(path) || path.includes('/health/');
  const stranger = attacks
    .slice(-1)
    .map((attack): Attack => ({ ...attack, name: `${door} (stranger)`, anonymous: true, expected: [401] }));
  return isOpen ? attacks : [...stranger, ...attacks];
}

/** Its files are many small ones, one as large as it may be, or some of both. */
function buildForm(given: JsonSchema, filling: Filling): FormData {
  const form = new FormData();
  for (const [name, schema] of Object.entries(resolve(given, filling.contract).properties ?? {})) {
    const isFile = schema.format === 'binary' || schema.items?.format === 'binary';
    const files = isFile ? hostileFiles(filling.shape).slice(0, schema.items ? undefined : 1) : [];
    for (const file of files) form.append(name, file);
    const value = isFile ? undefined : build(schema, name, 0, filling);
    if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value).slice(0, 90_000));
  }
  return form;
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
  const schema = resolve(given, contract);
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

function resolve(given: JsonSchema, { components }: Contract): JsonSchema {
  return given.$ref ? (components.schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
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
  if (name === 'document_id') return ids.documentId;
  if (name === 'screening_id') return ids.screeningId;
  if (name === 'email') return `${place}@example.com`;
  if (/candidate_ids?$|^ids$/.test(name)) return ids.candidateIds[place % ids.candidateIds.length] ?? nobody;
  if (format === 'uuid' || name.endsWith('_id')) return nobody;
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (format === 'uri' || /url/.test(name)) return 'https://hook.example.com/';
  if (/language|locale/.test(name)) return 'en';
  return fillText(room, hostileText(Math.min(maxLength ?? shape.characters, shape.characters), place));
}
