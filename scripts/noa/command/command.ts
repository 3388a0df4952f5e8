import type { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import type { Output } from '../terminal/output.ts';

/** One `noa <name>`. Write it with {@link defineCommand}, in a file of its own, and add a line in `commands.ts`. */
export interface Command<Input = unknown> {
  name: string;
  /** One sentence, for the list of commands. */
  summary: string;
  /** As commander writes them: `<name>` is required, `[name]` optional, `...` repeats. */
  arguments?: readonly { name: string; help: string }[];
  /** As commander writes them: `-n, --name <value>`; `--flag` takes none, `--no-flag` is true unless given. */
  options?: readonly CommandOption[];
  examples: readonly { command: string; help: string }[];
  /** What arguments and options must be, by their names (`--max-rate` is `maxRate`). Messages are shown beside the name. */
  input: z.ZodType<Input>;
  run(input: Input, session: Session): Promise<ExitName>;
}

export interface CommandOption {
  flags: string;
  help: string;
  default?: string | boolean;
  /** May be given several times; the value is a list. */
  repeats?: boolean;
}

/** The environment of a running command. */
export interface Session {
  output: Output;
  env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl+C. Stop taking up new work, report what was done, and return; a second Ctrl+C ends the process at once. */
  signal: AbortSignal;
  /** The server that `--url`, NOA_URL or the last `noa login` names. */
  url: string;
  /**
   * The access token from NOA_TOKEN or `noa login`, for this server.
   *
   * @throws CommandError notSignedIn
   */
  token(): string;
  /**
   * Calls the server with {@link token}.
   *
   * @param patienceMs how long to retry while the server does not answer; some seconds by default
   * @throws CommandError notSignedIn
   */
  signedIn(patienceMs?: number): RestClient;
  withToken(token: string, url?: string): RestClient;
  /** Calls the server without a token. */
  anonymous(): RestClient;
}

/** Checks a command's types where it is written. The list of commands does not need to know their inputs. */
export function defineCommand<Input>(command: Command<Input>): Command {
  return { ...command, run: (input, session) => command.run(input as Input, session) };
}
