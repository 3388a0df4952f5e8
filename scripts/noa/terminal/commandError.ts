import type { ExitName } from './exitCodes.ts';

/** A failure that a person can do something about: what happened, and the next step. */
export class CommandError extends Error {
  readonly exit: ExitName;
  readonly nextStep: string | null;
  /** The server's code, when it refused. */
  readonly code: string | null;

  constructor(exit: ExitName, message: string, nextStep: string | null = null, code: string | null = null) {
    super(message);
    this.name = 'CommandError';
    this.exit = exit;
    this.nextStep = nextStep;
    this.code = code;
  }
}
