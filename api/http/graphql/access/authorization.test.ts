import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessToken } from '../../../../core/tokens/createAccessToken.ts';
import { schema } from '../../../../schema/schema.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

/** Root fields that the sign-in page needs; `viewer` is null without a session. */
const open = new Set(['installation', 'viewer', 'requestSignInCode', 'verifySignInCode']);

/** A minimal valid value of the type. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return getNamedType(type).name === 'Upload' ? '[]' : `[${sample(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) return `{${fill(Object.values(type.getFields())).join(', ')}}`;
  const samples: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2026-01-01T00:00:00.000Z"',
    PackedIds: `"${Buffer.alloc(16).toString('base64')}"`,
  };
  return samples[type.name] ?? '"x"';
}

/** Required fields and arguments. */
const fill = (given: readonly (GraphQLArgument | GraphQLInputField)[]) =>
  given.flatMap(({ name, type, defaultValue }) =>
    isNonNullType(type) && defaultValue === undefined ? `${name}: ${sample(type)}` : [],
  );

function callOf(operation: string, field: GraphQLField<unknown, unknown>): string {
  const given = fill(field.args);
  const isLeaf = isLeafType(getNamedType(field.type));
  return `${operation} { ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${isLeaf ? '' : '{ __typename }'} }`;
}

const fieldsOf = (operation: 'query' | 'mutation' | 'subscription') => {
  const types = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() };
  return Object.values(types[operation]?.getFields() ?? {}).map((field) => [field.name, callOf(operation, field)] as const);
};

const operations = ['query', 'mutation', 'subscription'] as const;

describe('every call of GraphQL', () => {
  let server: TestServer;
  let readToken: string;
  beforeAll(async () => {
    // As if the web app sent them, because texts of strangers are refused before their fields are looked at.
    const persistedOperations = Object.fromEntries(operations.flatMap(fieldsOf));
    server = await createTestServer({ persistedOperations, rates: { requests: 1_000_000, signIn: 1_000_000 } });
    const { ctx } = await server.signIn();
    ({ token: readToken } = await createAccessToken(ctx, { name: 'reads', scopes: ['read'] }));
  });
  afterAll(() => server.close());
  const codes = async (query: string, token: string | null) =>
    (await server.graphql(query, { token })).errors.map(({ extensions }) => extensions['code']);

  it.each(operations.flatMap(fieldsOf).filter(([name]) => !open.has(name)))(
    'is refused to who is not signed in: %s',
    async (_name, query) => {
      expect(await codes(query, null)).toEqual(['UNAUTHENTICATED']);
    },
  );

  it.each(fieldsOf('mutation'))('is refused to a token that may only read, if it changes something: %s', async (_name, query) => {
    expect(await codes(query, readToken)).toEqual(['SCOPE_MISSING']);
  });
});
