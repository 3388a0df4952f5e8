import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { includesScope, type Scope } from './scopes.ts';

/**
 * Checks that the viewer's access token has a scope. Sessions may do everything.
 *
 * @throws AppError SCOPE_MISSING
 */
export function requireScope({ viewer }: Pick<Ctx, 'viewer'>, scope: Scope): void {
  if (viewer?.scopes && !includesScope(viewer.scopes, scope)) throw new AppError('SCOPE_MISSING', { scope });
}
