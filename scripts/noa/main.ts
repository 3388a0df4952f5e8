import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import type { Session } from './command/command.ts';
import { createProgram, type RunCommand } from './command/createProgram.ts';
import { openSession } from './command/openSession.ts';
import { commands } from './commands.ts';
import { catchSignals } from './terminal/catchSignals.ts';
import { CommandError } from './terminal/commandError.ts';
import { type ExitName, exitCodes } from './terminal/exitCodes.ts';
import { createOutput, type Output } from './terminal/output.ts';

/** The command line: parses, runs one command, and turns how that ended into an exit code. */
const { env } = process;
// As deep in the project as its build, `dist/server/noa.js`.
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
const signals = catchSignals();

const run: RunCommand = async (command, input, { json, url }) => {
  const output = createOutput({ json, env });
  try {
    const session: Session = await openSession({ output, env, version, url, signal: signals.signal });
    end(await command.run(input, session));
  } catch (error) {
    end(fail(error, output));
  } finally {
    output.progress().clear();
  }
};

function end(exit: ExitName): void {
  process.exitCode = signals.caught() ?? exitCodes[exit].code;
}

function fail(error: unknown, output: Output): ExitName {
  output.progress().clear();
  if (!(error instanceof CommandError)) {
    output.note(output.style('red', `noa failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`));
    output.note('This is a mistake in NOA. Please report it with the lines above.');
    return 'bug';
  }
  output.note(output.style('red', error.message));
  if (error.nextStep !== null) output.note(error.nextStep);
  if (output.json)
    output.result({ error: { message: error.message, next_step: error.nextStep, exit_code: exitCodes[error.exit].code } });
  return error.exit;
}

try {
  await createProgram({ version, commands, run }).parseAsync();
} catch (error) {
  // Commander has printed its own message; help and version "fail" with 0.
  if (error instanceof CommanderError) end(error.exitCode === 0 ? 'ok' : 'usage');
  else end(fail(error, createOutput({ json: false, env })));
}
// A pipe that stays open after a question was answered from it would keep the process waiting.
if (!process.stdin.isTTY) process.stdin.destroy();
