import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Attack } from './hostileRequests.ts';
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

/** A hostile call of each shape for every query, every mutation, and every field of a position, a candidate, a screening, the viewer and the analyses. */
export function hostileOperations(schema: GraphQLSchema, ids: Ids): Attack[] {
  const node = (type: string, id: string | undefined) => ({
    type,
    wrap: (field: string) => `node(id: "${btoa(`${type}:${id}`)}") { ... on ${type} { ${field} } }`,
  });
  const roots = [
    { type: 'Query', wrap: (field: string) => field },
    { type: 'Mutation', wrap: (field: string) => field },
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
  if (field.args.some((argument) => getNamedType(argument.type).name === 'Upload')) return [];
  const isMutation = type === 'Mutation';
  const used = isMutation && destroys.test(field.name) ? { ...ids, projectId: nobody, candidateIds: [nobody] } : ids;
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`} ${selection(getNamedType(field.type), 2)}`;
  const query = `${isMutation ? 'mutation' : 'query'} ${declared && `(${declared})`} { ${wrap(call)} }`;
  return shapes.slice(0, field.args.length > 0 ? undefined : 1).map((shape) => ({
    name: `${type}.${field.name} (${shape.name})`,
    method: 'POST',
    path: '/graphql',
    body: largestBody(shape, (smaller, room) => ({ query, variables: variablesOf(field, { ids: used, shape: smaller, room }) })),
  }));
}

function variablesOf({ args }: GraphQLField<unknown, unknown>, filling: Filling): Record<string, unknown> {
  const given = args.flatMap(({ name, type }) => {
    const value = build(type, name, 0, filling);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** Everything that can be asked without arguments, so deep. */
function selection(type: GraphQLNamedOutputType, depth: number): string {
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
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
  ids: Ids;
  shape: Shape;
  room: Room;
}

/** A value that the type takes, as large as the shape says. */
function build(type: GraphQLInputType, name: string, place: number, filling: Filling): unknown {
  if (isNonNullType(type)) return build(type.ofType, name, place, filling);
  const { shape, ids, room } = filling;
  if (isListType(type)) {
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
      return name === 'first' ? 50 : undefined;
    case 'Float':
      return 50;
    case 'DateTime':
      return '2026-01-01T00:00:00.000Z';
    case 'PackedIds':
      return Buffer.from(ids.candidateIds.join('').replaceAll('-', ''), 'hex').toString('base64');
    case 'ID':
      return idOf(name, place, ids);
    default:
      return /^(?:after|before)$/.test(name) ? undefined : fillText(room, hostileText(shape.characters, place));
  }
}

function idOf(name: string, place: number, { projectId, candidateIds, documentId, screeningId, jobId }: Ids): string {
  const candidateId = candidateIds[place % candidateIds.length] ?? nobody;
  if (/^(?:project|position)Id$/.test(name)) return btoa(`Project:${projectId}`);
  if (/^(?:candidateIds?|otherIds?|mainId|ids)$/.test(name)) return btoa(`Candidate:${candidateId}`);
  if (name === 'documentId') return btoa(`Document:${documentId}`);
  if (name === 'screeningId') return btoa(`Screening:${screeningId}`);
  return name === 'jobId' ? btoa(`Job:${jobId}`) : btoa(`Project:${projectId}`);
}
