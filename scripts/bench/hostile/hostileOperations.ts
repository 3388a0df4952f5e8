import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Attack, enters } from './attack.ts';
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

/** A hostile call of each shape for every field of {@link roots}: every query, mutation and subscription, and what positions, candidates and others tell. */
export function hostileOperations(schema: GraphQLSchema, ids: Ids): Attack[] {
  const node = (type: string, id: string | undefined) => ({
    type,
    wrap: (field: string) => `node(id: "${btoa(`${type}:${id}`)}") { ... on ${type} { ${field} } }`,
  });
  const roots = [
    { type: 'Query', wrap: (field: string) => field },
    { type: 'Mutation', wrap: (field: string) => field },
    { type: 'Subscription', wrap: (field: string) => field },
    { type: 'Webhook', wrap: (field: string) => `viewer { webhooks { ${field} } }` },
    { type: 'User', wrap: (field: string) => `viewer { ${field} }` },
    { type: 'Analysis', wrap: (field: string) => `analysis { ${field} }` },
    node('Project', ids.projectId),
    node('Candidate', ids.candidateIds[0]),
    node('Screening', ids.screeningId),
    node('Document', ids.documentId),
  ];
  return roots.flatMap(({ type, wrap }) => {
    const found = schema.getType(type);
    if (!isObjectType(found)) throw new Error(`The schema has no type ${type}.`);
    return Object.values(found.getFields())
      .filter(({ name }) => !leaves.test(name))
      .flatMap((field) => attacksOn(field, { type, wrap, ids }));
  });
}

interface Root {
  type: string;
  wrap: (field: string) => string;
  ids: Ids;
}

function attacksOn(field: GraphQLField<unknown, unknown>, { type, wrap, ids }: Root): Attack[] {
  const door = `${type}.${field.name}`;
  const kind = type === 'Mutation' || type === 'Subscription' ? type.toLowerCase() : 'query';
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`} ${selection(getNamedType(field.type), 2)}`;
  const query = `${kind} ${declared && `(${declared})`} { ${wrap(call)} }`;
  return shapes.slice(0, field.args.length > 0 ? undefined : 1).map((shape) => {
    let made = {};
    const body = largestBody(shape, (smaller, room) => {
      made = { query, variables: variablesOf(field, { ids, shape: smaller, room }) };
      return made;
    });
    return {
      name: `${door} (${shape.name})`,
      door,
      method: 'POST',
      path: '/graphql',
      body: withFiles(made) ?? body,
      ...(kind === 'subscription' && { accept: 'text/event-stream' }),
      // Whether it is there depends on what was done before.
      expected: destroys.test(field.name) || field.name.endsWith('ById') ? [...enters, 404] : enters,
      destroys: kind === 'mutation' && destroys.test(field.name),
    };
  });
}

/** The operation as a form (GraphQL multipart request specification), if it has files. */
function withFiles(operation: object): FormData | null {
  const files: [place: string, file: File][] = [];
  const take = (value: unknown, place: string): unknown => {
    if (value instanceof File) {
      files.push([place, value]);
      return null;
    }
    if (Array.isArray(value)) return value.map((entry, index) => take(entry, `${place}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, take(entry, place === '' ? key : `${place}.${key}`)]),
    );
  };
  const operations = JSON.stringify(take(operation, ''));
  if (files.length === 0) return null;
  const form = new FormData();
  form.set('operations', operations);
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([place], index) => [index, [place]]))));
  for (const [index, [, file]] of files.entries()) form.set(String(index), file);
  return form;
}

function variablesOf(
  { args, name: field }: GraphQLField<unknown, unknown>,
  given: Omit<Filling, 'field'>,
): Record<string, unknown> {
  const filling = { ...given, field };
  const values = args.flatMap(({ name, type }) => {
    const value = build(type, name, 0, filling);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

/** Everything that can be asked without arguments, so deep. */
function selection(type: GraphQLNamedOutputType, depth: number): string {
  if (isLeafType(type)) return '';
  if (isInterfaceType(type)) return '{ __typename }';
  if (!isObjectType(type)) return '{ __typename ... on AppError { code } }';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(({ type: needed, defaultValue }) => isNonNullType(needed) && defaultValue === undefined)) return [];
    if (isLeafType(inner)) return [field.name];
    const isRow = field.name === 'edges' || field.name === 'node';
    return (isRow || depth > 1) && isObjectType(inner) ? [`${field.name} ${selection(inner, isRow ? depth : depth - 1)}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.slice(0, 25).join(' ')} }` : '{ __typename }';
}

interface Filling {
  /** Its name says what an argument named "id" is of. */
  field: string;
  ids: Ids;
  shape: Shape;
  room: Room;
}

/** A value that the type takes, as large as the shape says. */
function build(type: GraphQLInputType, name: string, place: number, filling: Filling): unknown {
  if (isNonNullType(type)) return build(type.ofType, name, place, filling);
  const { shape, ids, room } = filling;
  if (isListType(type)) {
    if (getNamedType(type).name === 'Upload') return hostileFiles(shape);
    const inner = { ...filling, shape: insideList(shape) };
    return fillList(shape.entries, room, (index) => build(type.ofType, name, index, inner));
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, build(field.type, field.name, place, filling)]),
    );
  switch (type.name) {
    case 'Boolean':
      return true;
    case 'Int':
      return name === 'last' ? undefined : 50;
    case 'Upload':
      return hostileFiles(shape)[0];
    case 'Float':
      return 50;
    case 'DateTime':
      return '2026-01-01T00:00:00.000Z';
    case 'PackedIds':
      return Buffer.from(ids.candidateIds.join('').replaceAll('-', ''), 'hex').toString('base64');
    case 'ID':
      return idOf(name === 'id' ? filling.field : name, place, ids);
    default:
      return /^(?:after|before)$/.test(name) ? undefined : fillText(room, hostileText(shape.characters, place));
  }
}

function idOf(name: string, place: number, { projectId, candidateIds, documentId, screeningId, jobId }: Ids): string {
  if (/candidate|^otherIds?$|^mainId$|^ids$/i.test(name))
    return btoa(`Candidate:${candidateIds[place % candidateIds.length] ?? nobody}`);
  if (/document/i.test(name)) return btoa(`Document:${documentId}`);
  if (/screening|upload/i.test(name)) return btoa(`Screening:${screeningId}`);
  return /job/i.test(name) ? btoa(`Job:${jobId}`) : btoa(`Project:${projectId}`);
}
