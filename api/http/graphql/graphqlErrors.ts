import { GraphQLError } from 'graphql';
import type { Locale } from '../../../core/context.ts';
import type { AppError, ErrorCode } from '../../../core/errors.ts';
import { explainError } from '../../../core/failures/errorMessages.ts';
import { problemHeaders } from '../../rest/problem.ts';

export interface ErrorAudience {
  locale: Locale;
  requestId: string;
}

/** Codes that also set the HTTP status, because nothing of the request was done. */
const concernsWholeRequest: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'DISK_FULL', 'QUERY_TOO_COMPLEX']);

/** An expected failure outside a mutation's union, as an entry of `errors`. */
export function toGraphqlError(error: AppError, { locale, requestId }: ErrorAudience, at?: GraphQLError): GraphQLError {
  const whole = concernsWholeRequest.has(error.code) && { http: { status: error.status, headers: problemHeaders(error) } };
  return new GraphQLError(explainError(error, locale), {
    ...(at && { nodes: at.nodes, source: at.source, positions: at.positions, path: at.path }),
    extensions: { code: error.code, issues: error.issues, requestId, ...whole },
  });
}
