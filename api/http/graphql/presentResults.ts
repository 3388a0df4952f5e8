import { type ExecutionResult, GraphQLError } from 'graphql';
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import type { RequestContext } from '../../../schema/requestContext.ts';
import { toGraphqlError } from './graphqlErrors.ts';

/** Turns whatever a resolver threw into one of our errors, and logs it if it is a bug. */
export type SettleError = (error: unknown, context: RequestContext) => Parameters<typeof toGraphqlError>[0];

/**
 * Resolver errors in the caller's language: expected ones with code and message, all others masked with the request's number.
 * What GraphQL itself refuses (syntax, unknown fields, wrong types) stays as it is.
 */
export function presentResults(settle: SettleError): Plugin<RequestContext> {
  const present = (result: ExecutionResult, context: RequestContext): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => presentError(error, context, settle)) } : result;
  return {
    onExecute: () => ({
      onExecuteDone: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ args, result, setResult }) =>
          setResult(present(result, args.contextValue as RequestContext)),
        ),
    }),
    onSubscribe: () => ({
      onSubscribeResult: ({ args, result, setResult }) => {
        const context = args.contextValue as RequestContext;
        if (!(Symbol.asyncIterator in result)) setResult(present(result, context));
        return { onNext: ({ result: next, setResult: setNext }) => setNext(present(next, context)) };
      },
    }),
  };
}

function presentError(error: GraphQLError, context: RequestContext, settle: SettleError): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return error;
  return toGraphqlError(settle(cause, context), context, error);
}
