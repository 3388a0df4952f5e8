import SchemaBuilder from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin, { resolveNodes } from '@pothos/plugin-relay';
import ValidationPlugin from '@pothos/plugin-validation';
import type { GraphQLResolveInfo } from 'graphql';
import type { IncomingFile } from '../core/documents/reading/prepareFiles.ts';
import { AppError } from '../core/errors.ts';
import { getDatamodel, type default as PrismaTypes } from '../prisma/generated/pothos.ts';
import { type DecodedId, decodeGlobalId, encodeGlobalId } from './common/globalId.ts';
import { openNode, openNodes } from './common/nodeAccess.ts';
import { toFieldIssues } from './common/validationIssues.ts';
import { blindPlugin } from './plugins/blind.ts';
import { guardPlugin } from './plugins/guard.ts';
import { defaultPageSize, maxPageSize, pageArgumentsPlugin } from './plugins/pageArguments.ts';
import type { RequestContext } from './requestContext.ts';

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Configures the schema builder; types are in the nouns' files. Plugins run in this order: the guard refuses callers who are not signed in, then the errors
 * plugin turns a field's expected failures into values.
 */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    PackedIds: { Input: string[]; Output: never };
    Csv: { Input: string; Output: never };
    Upload: { Input: IncomingFile; Output: never };
  };
}>({
  plugins: [
    guardPlugin,
    ErrorsPlugin,
    blindPlugin,
    pageArgumentsPlugin,
    ValidationPlugin,
    DataloaderPlugin,
    RelayPlugin,
    PrismaPlugin,
  ],
  defaultFieldNullability: false,
  prisma: {
    client: ({ db }) => db,
    dmmf: getDatamodel(),
    defaultConnectionSize: defaultPageSize,
    maxConnectionSize: maxPageSize,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeFieldOptions: { nullable: false },
    encodeGlobalID: (typename, id) => encodeGlobalId(typename, String(id)),
    decodeGlobalID: decodeGlobalId,
    nodeQueryOptions: {
      resolve: (_root, { id }, ctx, info) => openNode(id, ctx, (ids) => loadNodes(ids, ctx, info)),
    },
    nodesQueryOptions: {
      resolve: (_root, { ids }, ctx, info) => openNodes(ids, ctx, (open) => loadNodes(open, ctx, info)),
    },
  },
  errors: {
    directResult: true,
    defaultTypes: [AppError],
    // Validation fails before the resolver runs, but after the guard; callers get an `AppError` here too.
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalize(fieldName)}Result` },
  },
  validation: {
    validationError: ({ issues }) => {
      const fields = toFieldIssues(issues);
      return new AppError('INVALID_INPUT', { message: fields.map(({ message }) => message).join(' ') }, fields);
    },
  },
});

function loadNodes(ids: (DecodedId | null)[], ctx: RequestContext, info: GraphQLResolveInfo): Promise<unknown[]> {
  return resolveNodes(builder, ctx, info, ids);
}

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
