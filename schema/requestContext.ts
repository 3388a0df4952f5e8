import type { Ctx } from '../core/context.ts';

/** The context of one GraphQL request. */
export interface RequestContext extends Ctx {
  /** The request's number: shown to the caller with an unexpected error, and logged with its cause. */
  requestId: string;
  userAgent: string | null;
  /** Whether the request is a persisted operation of our own web app; false for integrators. */
  ownClient: boolean;
  installation: InstallationSettings;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
  /**
   * Counts a sign-in call of this client.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countSignInCall(): Promise<void>;
}

/** Settings that are public. */
export interface InstallationSettings {
  version: string;
  links: { interviews: string | null; scenarios: string | null; codeshare: string | null };
}
