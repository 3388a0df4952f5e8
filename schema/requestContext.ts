import type { Ctx } from '../core/context.ts';

/** The context of one GraphQL request. */
export interface RequestContext extends Ctx {
  /** Shown to the caller beside an unexpected error, and in the log beside its cause. */
  requestId: string;
  userAgent: string | null;
  /** Whether the request comes from our own SPA (as a persisted operation); false for an integrator. */
  ownClient: boolean;
  installation: InstallationSettings;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
  /**
   * Counts a sign-in call of this client.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countSignInCall(): Promise<void>;
}

/** Settings that every visitor may know. */
export interface InstallationSettings {
  version: string;
  links: { interviews: string | null; scenarios: string | null; codeshare: string | null };
}
