import { PluginError } from '../../../plugins/contract.ts';

/** The error if the document itself caused it, else null. Compares the name, because a user's own plugin may bring its own copy of the class. */
export function asPluginError(error: unknown): PluginError | null {
  if (error instanceof PluginError) return error;
  if (error instanceof Error && error.name === 'PluginError' && 'code' in error) return error as PluginError;
  return null;
}
