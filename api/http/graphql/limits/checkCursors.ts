import { type ArgumentNode, type ExecutionArgs, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../../core/errors.ts';
import { type ErrorAudience, toGraphqlError } from '../graphqlErrors.ts';

/** Our connections use two kinds of cursors: a place in a ranking, or the id of a row. */
const cursorPattern = /^(OffsetConnection:\d{1,9}|GPC:S:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Refuses malformed cursors before a query is planned with them: the database would fail on them. */
export function checkCursors(): Plugin {
  const check = ({ args }: { args: ExecutionArgs }) => {
    visit(args.document, { Argument: (node) => refuseWrong(node, args) });
  };
  return { onExecute: check, onSubscribe: check };
}

function refuseWrong({ name, value }: ArgumentNode, { variableValues, contextValue }: ExecutionArgs): void {
  if (name.value !== 'after' && name.value !== 'before') return;
  const literal = value.kind === 'StringValue' ? value.value : null;
  const cursor: unknown = value.kind === 'Variable' ? variableValues?.[value.name.value] : literal;
  if (typeof cursor !== 'string' || cursorPattern.test(Buffer.from(cursor, 'base64').toString())) return;
  throw toGraphqlError(
    new AppError('INVALID_INPUT', { message: `${name.value} must be a cursor of this list.` }),
    contextValue as ErrorAudience,
  );
}
