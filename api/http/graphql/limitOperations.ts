import { type ExecutionArgs, type FragmentDefinitionNode, getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../core/errors.ts';
import { defaultPageSize } from '../../../schema/plugins/pageArguments.ts';
import type { RequestContext } from '../../../schema/requestContext.ts';
import { type ErrorAudience, toGraphqlError } from './graphqlErrors.ts';
import { measureOperation } from './measureOperation.ts';
import type { PersistedOperations } from './persistedOperations.ts';

/** Limits of one free operation. The SPA's own operations are persisted and known to be reasonable. */
export const operationLimits = { tokens: 2000, depth: 12, aliases: 15, cost: 10_000 };

type OwnClient = Pick<RequestContext, 'ownClient'>;

/** Refuses what would cost too much before any of it runs. */
export function limitOperations(persisted: PersistedOperations): Plugin<OwnClient> {
  const check = ({ args, extendContext }: { args: ExecutionArgs; extendContext: (known: Partial<OwnClient>) => void }) => {
    if (persisted.isTrusted(args.document)) extendContext({ ownClient: true });
    else refuseExcess(args);
  };
  return {
    onParse: ({ parseFn, setParseFn }) =>
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: operationLimits.tokens })),
    onExecute: check,
    onSubscribe: check,
  };
}

function refuseExcess({ schema, document, operationName, variableValues, contextValue }: ExecutionArgs): void {
  const operation = getOperationAST(document, operationName);
  if (!operation) return;
  const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  const measured = measureOperation({
    schema,
    operation,
    fragments: new Map(fragments.map((node) => [node.name.value, node])),
    variables: variableValues ?? {},
    defaultPageSize,
    maxSteps: operationLimits.tokens * 5,
  });
  for (const measure of ['depth', 'aliases', 'cost'] as const) {
    const [found, limit] = [measured[measure], operationLimits[measure]];
    if (found <= limit) continue;
    const error = new AppError('QUERY_TOO_COMPLEX', { measure, found: Number.isFinite(found) ? found : '∞', limit });
    throw toGraphqlError(error, contextValue as ErrorAudience);
  }
}
