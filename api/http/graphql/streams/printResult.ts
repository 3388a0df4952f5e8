import type { ExecutionResult, GraphQLError } from 'graphql';

const printed = new WeakMap<ExecutionResult, string>();

/** A result as JSON, written once for all who get it. */
export function printResult(result: ExecutionResult): string {
  const known =
    printed.get(result) ?? JSON.stringify(result.errors ? { ...result, errors: result.errors.map(withoutInternals) } : result);
  printed.set(result, known);
  return known;
}

/** Without what Yoga notes at an error for itself. */
function withoutInternals(error: GraphQLError): object {
  const { http: _http, unexpected: _unexpected, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}
