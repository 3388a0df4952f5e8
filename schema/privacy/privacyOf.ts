import { createContextCache } from '@pothos/core';
import { type Privacy, readPrivacy } from '../../core/privacy/readPrivacy.ts';
import type { RequestContext } from '../requestContext.ts';

const known = createContextCache((_ctx: RequestContext): { privacy: Privacy } => ({
  privacy: { blind: true, revealed: new Set() },
}));

/** Loads the viewer's privacy before and after each root field, so that no other field has to wait for it. */
export async function rememberPrivacy(ctx: RequestContext): Promise<void> {
  known(ctx).privacy = await readPrivacy(ctx);
}

/** What blind review hides from the viewer of this request; everything until it is loaded. */
export function privacyOf(ctx: RequestContext): Privacy {
  return known(ctx).privacy;
}
