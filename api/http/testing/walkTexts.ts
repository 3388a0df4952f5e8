import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

export interface WalkOptions {
  /** Types to start from with their root fields: `['Project', 'project(id: "…")']`. */
  roots: [type: string, field: string][];
  /** Values for arguments, by name; other required arguments get any value of their type. */
  args: Record<string, string>;
}

/** Types also walked below other roots, because hiding depends on the parent. */
const nested: ReadonlySet<string> = new Set(['Candidate', 'Document']);
const textTypes = new Set(['String', 'JSON']);

/** Queries for all texts that can be reached from the given roots: one per type with all its text fields, on the shortest path from each root. */
export function walkTexts(schema: GraphQLSchema, { roots, args }: WalkOptions): string[] {
  return roots.flatMap(([type, field]) => {
    const queries: string[] = [];
    const seen = new Set<string>();
    // Other roots are walked separately.
    for (const [other] of roots) if (other !== type && !nested.has(other)) seen.add(other);
    let level: Reached[] = [{ type: schema.getType(type), open: [field] }];
    while (level.length > 0) {
      const fresh = level.filter(
        ({ type: here }, place) => here && !seen.has(here.name) && level.findIndex((other) => other.type === here) === place,
      );
      for (const { type: here } of fresh) if (here) seen.add(here.name);
      level = fresh.flatMap((reached) => {
        const { texts, objects } = askFor(schema, reached, args);
        if (texts.length > 0) queries.push(`{ ${close(`${reached.open.join(' { ')} { ${texts.join(' ')}`)} }`);
        return objects;
      });
    }
    return queries;
  });
}

interface Reached {
  type: GraphQLNamedType | undefined;
  /** The path of fields. */
  open: string[];
}

function askFor(
  schema: GraphQLSchema,
  { type, open }: Reached,
  args: Record<string, string>,
): { texts: string[]; objects: Reached[] } {
  const fields = type ? fieldsOf(schema, type) : [];
  const called = fields.map(({ field, condition }) => ({
    call: condition + callOf(field, args),
    type: getNamedType(field.type),
  }));
  return {
    texts: called.filter(({ type: { name } }) => textTypes.has(name)).map(({ call }) => close(call)),
    objects: called
      .filter(({ type: named }) => !isLeafType(named))
      .map(({ call, type: named }) => ({ type: named, open: [...open, call] })),
  };
}

interface ReachedField {
  field: GraphQLField<unknown, unknown>;
  condition: string;
}

function fieldsOf(schema: GraphQLSchema, type: GraphQLNamedType): ReachedField[] {
  if (isObjectType(type)) return Object.values(type.getFields()).map((field) => ({ field, condition: '' }));
  if (!isInterfaceType(type) && !isUnionType(type)) return [];
  return schema
    .getPossibleTypes(type)
    .flatMap((possible) =>
      Object.values(possible.getFields()).map((field) => ({ field, condition: `... on ${possible.name} { ` })),
    );
}

function callOf(field: GraphQLField<unknown, unknown>, values: Record<string, string>): string {
  const given = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in values);
  const list = given.map(({ name, type }) => `${name}: ${values[name] ?? sample(type)}`);
  return list.length === 0 ? field.name : `${field.name}(${list.join(', ')})`;
}

/** Any value of a type. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', Float: '1', Boolean: 'true', DateTime: '"2026-01-01T00:00:00Z"' }[type.name] ?? '""';
}

/** Closes the open braces. */
function close(query: string): string {
  const missing = query.split('{').length - query.split('}').length;
  return query + ' }'.repeat(missing);
}
