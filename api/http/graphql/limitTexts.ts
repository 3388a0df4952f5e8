import { type ExecutionArgs, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/limitedText.ts';
import { type ErrorAudience, toGraphqlError } from './graphqlErrors.ts';

/** Refuses texts longer than any field accepts, before a resolver or pattern looks at them. Core checks the shorter limits. */
export function limitTexts(): Plugin {
  const check = ({ args }: { args: ExecutionArgs }) => {
    const refuse = () => refuseText(args.contextValue as ErrorAudience);
    if (holdsLongText(args.variableValues)) refuse();
    visit(args.document, { StringValue: ({ value }) => (value.length > longestTexts.any ? refuse() : undefined) });
  };
  return { onExecute: check, onSubscribe: check };
}

function holdsLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestTexts.any;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongText);
}

function refuseText(audience: ErrorAudience): never {
  throw toGraphqlError(new AppError('INVALID_INPUT', { message: `At most ${longestTexts.any} characters.` }), audience);
}
