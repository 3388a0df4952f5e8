import { Option, Command as Program } from 'commander';
import { z } from 'zod';
import { CommandError } from '../terminal/commandError.ts';
import { exitCodes } from '../terminal/exitCodes.ts';
import type { Command, CommandOption } from './command.ts';

/** Options that every command has. */
export interface CommonOptions {
  json: boolean;
  url?: string;
}

export type RunCommand = (command: Command, input: unknown, common: CommonOptions) => Promise<void>;

export interface ProgramOptions {
  version: string;
  commands: readonly Command[];
  run: RunCommand;
}

const programHelp = `
Server and access token: --url or NOA_URL, and NOA_TOKEN; else those of the last "noa login".

Exit codes:
${Object.values(exitCodes)
  .map(({ code, meaning }) => `  ${String(code).padEnd(4)} ${meaning}`)
  .join('\n')}`;

/** Parses the command line, prints help, and hands a command with its checked input to `run`. */
export function createProgram({ version, commands, run }: ProgramOptions): Program {
  const program = new Program('noa')
    .description('NOA on the command line: bring CVs in, take candidates out, look after the data.')
    .version(version)
    .addHelpText('after', programHelp);
  quiet(program);
  for (const command of commands) program.addCommand(toSubcommand(command, run));
  return program;
}

function toSubcommand(command: Command, run: RunCommand): Program {
  const sub = quiet(new Program(command.name).summary(command.summary).description(command.summary));
  for (const { name, help } of command.arguments ?? []) sub.argument(name, help);
  for (const option of command.options ?? []) sub.addOption(toOption(option));
  sub.option('--url <address>', 'the server, for example https://noa.example.com');
  sub.option('--json', 'print the result as JSON on stdout, and nothing else there', false);
  const examples = command.examples.map(({ command: line, help }) => `  ${line}\n      ${help}`);
  sub.addHelpText('after', `\nExamples:\n${examples.join('\n')}`);
  return sub.action(async () => {
    const { json, url, ...options } = sub.opts<CommonOptions>();
    const given = {
      ...options,
      ...Object.fromEntries(sub.registeredArguments.map((each, at) => [each.name(), sub.processedArgs[at]])),
    };
    await run(command, checkInput(command, given), { json, ...(url !== undefined && { url }) });
  });
}

function toOption({ flags, help, default: preset, repeats }: CommandOption): Option {
  const option = new Option(flags, help);
  if (repeats) option.argParser((value: string, list?: string[]) => [...(list ?? []), value]);
  return preset === undefined ? option : option.default(preset);
}

/** Thrown instead of ending the process, so that `main` decides about exit codes. */
function quiet(program: Program): Program {
  return program.exitOverride().showSuggestionAfterError();
}

/** @throws CommandError usage, naming each option or argument that is wrong */
function checkInput(command: Command, given: Record<string, unknown>): unknown {
  const parsed = command.input.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) => `${displayName(command, String(name ?? ''))}${message}`);
  throw new CommandError('usage', lines.join('\n'), `Run "noa ${command.name} --help" for what it takes.`);
}

function displayName({ options = [] }: Command, name: string): string {
  const found = options.map(({ flags, help }) => new Option(flags, help)).find((option) => option.attributeName() === name);
  if (found) return `${found.long}: `;
  return name === '' ? '' : `${name}: `;
}

/** For commands that take nothing. */
export const noInput = z.object({});
