import { AppError, type FieldIssue } from '../../core/errors.ts';
import { explainCode } from '../../core/failures/errorMessages.ts';
import { builder } from '../builder.ts';

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  fields: (t) => ({
    pointer: t.exposeString('pointer', { description: 'JSON pointer into the input.' }),
    message: t.exposeString('message'),
  }),
});

/** The visible part of a failure. */
export type AppErrorFields = Pick<AppError, 'code' | 'params' | 'issues'>;

export const AppErrorType = builder.objectType(AppError, {
  name: 'AppError',
  description: "An expected failure. `code` is stable, `message` is in the caller's language, `issues` tells the fields.",
  // Recorded failures are plain values, see `recordedError`.
  isTypeOf: () => true,
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.string({ resolve: ({ code, params }, _args, { locale }) => explainCode(code, params, locale) }),
    issues: t.field({ type: [FieldIssueType], resolve: ({ issues }) => issues }),
  }),
});

/** A failure as a field's value. It must not be an `Error`, because returning one would make the field fail. */
export function recordedError({ code, params, issues }: AppErrorFields): AppError {
  return { code, params, issues } as AppError;
}
