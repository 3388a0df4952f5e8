import type { Ctx, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';

/** @throws AppError UNAUTHENTICATED when nobody is signed in */
export function requireViewer(ctx: Ctx): Viewer {
  if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED');
  return ctx.viewer;
}
