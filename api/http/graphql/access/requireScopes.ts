import { type ExecutionArgs, getOperationAST, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { requireScope } from '../../../../core/access/requireScope.ts';
import { AppError } from '../../../../core/errors.ts';
import type { RequestContext } from '../../../../schema/requestContext.ts';
import { type ErrorAudience, toGraphqlError } from '../graphqlErrors.ts';

/** An access token needs `write` for mutations, `read` for everything else. */
export function requireScopes(): Plugin<RequestContext> {
  const check = ({ args }: { args: ExecutionArgs }) => {
    const operation = getOperationAST(args.document, args.operationName);
    const scope = operation?.operation === OperationTypeNode.MUTATION ? 'write' : 'read';
    try {
      requireScope(args.contextValue as RequestContext, scope);
    } catch (error) {
      throw error instanceof AppError ? toGraphqlError(error, args.contextValue as ErrorAudience) : error;
    }
  };
  return { onExecute: check, onSubscribe: check };
}
