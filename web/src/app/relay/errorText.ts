import { m } from '../../paraglide/messages.js';
import { RequestError } from './RequestError.ts';

/** The text to show for anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof RequestError ? error.message : m.shell_error_internal();
}
