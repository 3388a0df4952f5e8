import { type ExecutionArgs, type ExecutionResult, type FragmentDefinitionNode, getOperationAST, Kind } from 'graphql';
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import { AppError } from '../../../../core/errors.ts';
import { defaultPageSize } from '../../../../schema/plugins/pageArguments.ts';
import type { RequestContext } from '../../../../schema/requestContext.ts';
import { type ErrorAudience, toGraphqlError } from '../graphqlErrors.ts';
import type { PersistedOperations } from '../persistedOperations.ts';
import { measureOperation } from './measureOperation.ts';

/** Limits of one operation sent as text. The web app's own operations are persisted and not limited. */
export const operationLimits = { tokens: 2000, repeats: 5_000, depth: 12, aliases: 15, cost: 10_000 };

const measures = ['depth', 'aliases', 'cost'] as const;
type Measure = (typeof measures)[number];

type OwnClient = Pick<RequestContext, 'ownClient'>;

/** Refuses operations that would cost too much, before they run. */
export function limitOperations(persisted: PersistedOperations): Plugin<OwnClient> {
  const check = ({ args, extendContext }: { args: ExecutionArgs; extendContext: (known: Partial<OwnClient>) => void }) => {
    if (!persisted.isTrusted(args.document)) return refuseExcess(args);
    extendContext({ ownClient: true });
    return null;
  };
  return {
    onParse: ({ parseFn, setParseFn }) =>
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: operationLimits.tokens })),
    onExecute: (payload) => {
      const cost = check(payload);
      return cost === null ? undefined : { onExecuteDone: (done) => handleStreamOrSingleExecutionResult(done, announce(cost)) };
    },
    onSubscribe: (payload) => void check(payload),
  };
}

type Cost = Record<Measure, number>;

/** `extensions.cost`: the operation's cost and the limits. */
function announce(cost: Cost) {
  const { tokens: _tokens, repeats: _repeats, ...limits } = operationLimits;
  return ({ result, setResult }: { result: ExecutionResult; setResult: (result: ExecutionResult) => void }) =>
    setResult({ ...result, extensions: { ...result.extensions, cost: { ...cost, limits } } });
}

function refuseExcess({ schema, document, operationName, variableValues, contextValue }: ExecutionArgs): Cost | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  const measured = measureOperation({
    schema,
    operation,
    fragments: new Map(fragments.map((node) => [node.name.value, node])),
    variables: variableValues ?? {},
    defaultPageSize,
    maxSteps: operationLimits.tokens * 5,
  });
  for (const measure of measures) {
    const [found, limit] = [measured[measure], operationLimits[measure]];
    if (found <= limit) continue;
    const error = new AppError('QUERY_TOO_COMPLEX', { measure, found: Number.isFinite(found) ? found : '∞', limit });
    throw toGraphqlError(error, contextValue as ErrorAudience);
  }
  return { depth: measured.depth, aliases: measured.aliases, cost: measured.cost };
}
