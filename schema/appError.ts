import { explainError } from '../core/errorMessages.ts';
import { AppError, type FieldIssue } from '../core/errors.ts';
import { builder } from './builder.ts';

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  fields: (t) => ({
    pointer: t.exposeString('pointer'),
    message: t.exposeString('message'),
  }),
});

builder.objectType(AppError, {
  name: 'AppError',
  description: "An expected failure. `code` is stable, `message` is in the caller's language, `issues` tells the fields.",
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.string({ resolve: (error, _args, { locale }) => explainError(error, locale) }),
    issues: t.field({ type: [FieldIssueType], resolve: ({ issues }) => issues }),
  }),
});
