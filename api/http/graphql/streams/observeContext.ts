import { initContextCache } from '@pothos/core';
import type { Viewer } from '../../../../core/context.ts';
import type { RequestContext } from '../../../../schema/requestContext.ts';

export interface ObservedContext {
  context: RequestContext;
  viewer: Viewer | null;
  /** Whether anything was read that another caller may have otherwise. */
  isPersonal(): boolean;
}

/** Parts of a context that this process has only once. */
const common: ReadonlySet<PropertyKey> = new Set<keyof RequestContext>([
  ...(['db', 'replica', 'plugins', 'documents', 'serverId', 'objects', 'events', 'mailer', 'sealer', 'outgoing'] as const),
  ...(['limits', 'publicUrl', 'testCode', 'signInAllow', 'now', 'installation'] as const),
]);

/** A copy of a caller's context, with loaders of its own, that notices when anything beyond `known` is read that is not the same for every caller. */
export function observeContext(
  original: RequestContext,
  known: { context: readonly (keyof RequestContext)[]; viewer: readonly (keyof Viewer)[] },
): ObservedContext {
  let personal = false;
  const notice = () => {
    personal = true;
  };
  const viewer = original.viewer && observe({ ...original.viewer }, new Set<PropertyKey>(known.viewer), notice);
  const allowed = new Set<PropertyKey>([...common, ...known.context, 'viewer']);
  const context = observe({ ...original, ...initContextCache(), viewer }, allowed, notice);
  return { context, viewer, isPersonal: () => personal };
}

function observe<T extends object>(target: T, allowed: ReadonlySet<PropertyKey>, notice: () => void): T {
  const check = (key: PropertyKey) => {
    // Symbols are keys of loaders.
    if (typeof key !== 'symbol' && !allowed.has(key)) notice();
  };
  return new Proxy(target, {
    get(from, key) {
      check(key);
      return Reflect.get(from, key) as unknown;
    },
    has(from, key) {
      check(key);
      return Reflect.has(from, key);
    },
    // A copy may read everything later, unnoticed.
    ownKeys(from) {
      notice();
      return Reflect.ownKeys(from);
    },
  });
}
