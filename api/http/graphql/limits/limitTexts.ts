import {
  type ExecutionArgs,
  type GraphQLType,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isScalarType,
  type NamedTypeNode,
  typeFromAST,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../../core/errors.ts';
import { longestTexts } from '../../../../core/input/limitedText.ts';
import { type ErrorAudience, toGraphqlError } from '../graphqlErrors.ts';

/**
 * Refuses texts longer than any field accepts, before a resolver or pattern looks at them. Core checks the shorter limits. A scalar that packs much data into
 * one text states its own limit in the schema (`longestText`).
 */
export function limitTexts(): Plugin {
  const check = ({ args }: { args: ExecutionArgs }) => {
    const refuse = (longest: number) => refuseText(longest, args.contextValue as ErrorAudience);
    const definitions = getOperationAST(args.document, args.operationName)?.variableDefinitions ?? [];
    const types = new Map(
      definitions.map(({ variable, type }) => [variable.name.value, typeFromAST(args.schema, type as NamedTypeNode)]),
    );
    for (const [name, value] of Object.entries(args.variableValues ?? {})) checkTexts(value, types.get(name), refuse);
    const { any } = longestTexts;
    visit(args.document, { StringValue: ({ value }) => (value.length > any ? refuse(any) : undefined) });
  };
  return { onExecute: check, onSubscribe: check };
}

function checkTexts(value: unknown, given: GraphQLType | undefined, refuse: (longest: number) => void): void {
  const type = given && getNamedType(given);
  if (typeof value === 'string') {
    const longest = longestText(type);
    if (value.length > longest) refuse(longest);
  } else if (Array.isArray(value)) for (const entry of value) checkTexts(entry, type, refuse);
  else if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(type) ? type.getFields() : {};
    for (const [name, entry] of Object.entries(value)) checkTexts(entry, fields[name]?.type, refuse);
  }
}

function longestText(type: GraphQLType | undefined): number {
  const stated = isScalarType(type) ? type.extensions['longestText'] : undefined;
  return typeof stated === 'number' ? stated : longestTexts.any;
}

function refuseText(longest: number, audience: ErrorAudience): never {
  throw toGraphqlError(new AppError('INVALID_INPUT', { message: `At most ${longest} characters.` }), audience);
}
