import type { Ctx } from './context.ts';
import { AppError } from './errors.ts';
import { includesScope, type Scope } from './scopes.ts';

/**
 * Sessions may do everything; an access token what its scopes allow.
 *
 * @throws AppError SCOPE_MISSING
 */
export function requireScope({ viewer }: Pick<Ctx, 'viewer'>, scope: Scope): void {
  if (viewer?.scopes && !includesScope(viewer.scopes, scope)) throw new AppError('SCOPE_MISSING', { scope });
}
