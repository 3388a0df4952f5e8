import { type DocumentNode, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../../../core/errors.ts';
import { toGraphqlError } from '../graphqlErrors.ts';
import type { HostContext } from '../hostContext.ts';
import { parseOrNull } from '../parseOrNull.ts';
import { operationLimits } from './limitOperations.ts';

/** Texts with fewer words cannot have too many pairs of fields, and need not be parsed twice. */
const fewWords = 100;

/** Refuses texts that repeat fields so often that validating them would hold up all other requests. */
export function limitRepeats(): Plugin<HostContext> {
  return {
    onParams({ params: { query }, context }) {
      if (typeof query !== 'string' || (query.match(/\w+/g)?.length ?? 0) <= fewWords) return;
      const document = parseOrNull(query);
      const found = document === null ? 0 : countRepeats(document);
      const { repeats: limit } = operationLimits;
      if (found <= limit) return;
      const { ctx, id } = (context as HostContext).incoming;
      const error = new AppError('QUERY_TOO_COMPLEX', { measure: 'repeats', found, limit });
      throw toGraphqlError(error, { locale: ctx.locale, requestId: id });
    },
  };
}

/** Pairs of fields that are answered under the same name: validation compares each pair with all below it. */
function countRepeats(document: DocumentNode): number {
  const counts = new Map<string, number>();
  visit(document, {
    Field({ alias, name }) {
      const answered = alias?.value ?? name.value;
      counts.set(answered, (counts.get(answered) ?? 0) + 1);
    },
  });
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}
