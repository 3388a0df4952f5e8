import { PluginError } from '../../plugins/contract.ts';

/** A failure that is the document's own; null for any other. By name, because a user's own plugin may bring its own copy of the class. */
export function asPluginError(error: unknown): PluginError | null {
  if (error instanceof PluginError) return error;
  if (error instanceof Error && error.name === 'PluginError' && 'code' in error) return error as PluginError;
  return null;
}
