import { explainRule } from './inputRules.ts';

/** What of an `AppError` is asked for to explain it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly issues: readonly { readonly pointer: string }[];
}

/**
 * Why the server refused, in the screen's language. Its messages come translated, except what its validator says about a field: that is told by
 * the field's rule.
 *
 * @param correction the field of a candidate that was corrected
 */
export function explainFailure({ code, message, issues }: Failure, correction: string | null = null): string {
  return code === 'INVALID_INPUT' ? explainRule(issues[0]?.pointer, correction) : message;
}
