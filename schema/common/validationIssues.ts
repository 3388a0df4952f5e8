import type { FieldIssue } from '../../core/errors.ts';

interface StandardIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** A validator's issues as JSON pointers into the caller's input. */
export function toFieldIssues(issues: readonly StandardIssue[]): FieldIssue[] {
  return issues.map(({ message, path = [] }) => ({
    pointer: path.map((step) => `/${String(typeof step === 'object' ? step.key : step)}`).join(''),
    message,
  }));
}
