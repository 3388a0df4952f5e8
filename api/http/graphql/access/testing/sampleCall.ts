import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { schema } from '../../../../../schema/schema.ts';

/** Values for arguments and input fields of these names, whether they are required or not. */
export type Given = Readonly<Record<string, unknown>>;

/** A minimal valid value of the type. */
function sample(type: GraphQLInputType, given: Given): string {
  if (isNonNullType(type)) return sample(type.ofType, given);
  if (isListType(type)) return getNamedType(type).name === 'Upload' ? '[]' : `[${sample(type.ofType, given)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) return `{${fill(Object.values(type.getFields()), given).join(', ')}}`;
  const samples: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2026-01-01T00:00:00.000Z"',
    ID: '"018f0000-0000-7000-8000-000000000000"',
    PackedIds: `"${Buffer.alloc(16).toString('base64')}"`,
  };
  return samples[type.name] ?? '"x"';
}

/** Required fields and arguments, and the given ones. */
const fill = (fields: readonly (GraphQLArgument | GraphQLInputField)[], given: Given): string[] =>
  fields.flatMap(({ name, type, defaultValue }) => {
    if (name in given) return `${name}: ${JSON.stringify(given[name])}`;
    return isNonNullType(type) && defaultValue === undefined ? `${name}: ${sample(type, given)}` : [];
  });

/** What a call selects of the field's type: the code of an expected failure, nothing else. */
function code(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  return isUnionType(named) ? '{ __typename ... on AppError { code } }' : '{ __typename }';
}

/** All leaf fields that take no argument, of the type and of what its edges hold. */
export function leaves(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return isCompositeType(named) ? '{ __typename }' : '';
  const inner = Object.values(named.getFields()).flatMap(({ name, type: of, args }) => {
    if (name === 'edges' || name === 'node') return `${name} ${leaves(of)}`;
    return isLeafType(getNamedType(of)) && args.length === 0 ? name : [];
  });
  return `{ __typename ${inner.join(' ')} }`;
}

/** A field with all its required arguments. */
export function select({ name, args, type }: GraphQLField<unknown, unknown>, given: Given = {}, selected = code(type)): string {
  const filled = fill(args, given);
  return `${name}${filled.length > 0 ? `(${filled.join(', ')})` : ''} ${selected}`;
}

/** The fields of the schema's root types and of the viewer. */
export const fieldsOf = {
  query: Object.values(schema.getQueryType()?.getFields() ?? {}),
  mutation: Object.values(schema.getMutationType()?.getFields() ?? {}),
  subscription: Object.values(schema.getSubscriptionType()?.getFields() ?? {}),
  viewer: viewerFields(),
};

function viewerFields(): GraphQLField<unknown, unknown>[] {
  const user = schema.getType('User');
  return isObjectType(user) ? Object.values(user.getFields()) : [];
}
