import { explainCode } from '../core/errorMessages.ts';
import { AppError, type FieldIssue } from '../core/errors.ts';
import { builder } from './builder.ts';

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  fields: (t) => ({
    pointer: t.exposeString('pointer', { description: 'JSON pointer into the input.' }),
    message: t.exposeString('message'),
  }),
});

/** What of a failure is shown. */
export type AppErrorFields = Pick<AppError, 'code' | 'params' | 'issues'>;

export const AppErrorType = builder.objectType(AppError, {
  name: 'AppError',
  description: "An expected failure. `code` is stable, `message` is in the caller's language, `issues` tells the fields.",
  // Recorded failures come as plain values, see `recordedError`.
  isTypeOf: () => true,
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.string({ resolve: ({ code, params }, _args, { locale }) => explainCode(code, params, locale) }),
    issues: t.field({ type: [FieldIssueType], resolve: ({ issues }) => issues }),
  }),
});

/** A failure as the answer of a field. It must be no `Error`: a field that answers with one has failed itself. */
export function recordedError(fields: AppErrorFields): AppError {
  return fields as AppError;
}
