import { Kind, type SelectionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../../core/errors.ts';
import { toGraphqlError } from '../graphqlErrors.ts';
import type { HostContext } from '../hostContext.ts';
import { parseOrNull } from '../parseOrNull.ts';

/**
 * Lets callers who are not signed in run only the web app's own operations, by their hash, because a text can be made to take long. Where introspection is on
 * they may also read the schema, which the explorer does as it opens.
 */
export function refuseStrangers({ introspection }: { introspection: boolean }): Plugin<HostContext> {
  return {
    onParams({ params: { query }, context }) {
      const { ctx, id } = (context as HostContext).incoming;
      if (ctx.viewer !== null || typeof query !== 'string' || (introspection && readsSchemaOnce(query))) return;
      throw toGraphqlError(new AppError('UNAUTHENTICATED'), { locale: ctx.locale, requestId: id });
    },
  };
}

function readsSchemaOnce(query: string): boolean {
  const fields = parseOrNull(query)?.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
  );
  return fields?.length === 1 && fields.every(readsSchema);
}

function readsSchema(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && ['__schema', '__type', '__typename'].includes(node.name.value);
}
