import { explainRule } from './inputRules.ts';

/** The fields of an `AppError` needed to explain it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly issues: readonly { readonly pointer: string }[];
}

/**
 * Why the server refused, in the user's language. The server's messages are translated, except what its validator says about a field; for that
 * the field's own rule is shown.
 *
 * @param correction the candidate's field that was corrected
 */
export function explainFailure({ code, message, issues }: Failure, correction: string | null = null): string {
  return code === 'INVALID_INPUT' ? explainRule(issues[0]?.pointer, correction) : message;
}
