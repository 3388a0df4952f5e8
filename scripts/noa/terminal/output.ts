import { styleText } from 'node:util';
import { createProgress, type Progress } from './progress.ts';

type Style = Parameters<typeof styleText>[0];

/**
 * Where a command writes. Results go to stdout, everything else to stderr; with `--json` stdout carries one JSON value and nothing else.
 */
export interface Output {
  json: boolean;
  /** A result, as text; left out with `--json`. */
  print(text: string): void;
  /** The result as a value; printed with `--json` only. Call it once. */
  result(value: unknown): void;
  /** One line of JSON of an endless result (`--watch --json`); printed with `--json` only. */
  event(value: unknown): void;
  /** Information that is not part of the result. */
  note(text: string): void;
  warn(text: string): void;
  /** A line that is rewritten in place; shows nothing unless stderr is a terminal. */
  progress(): Progress;
  style(style: Style, text: string): string;
}

export interface OutputOptions {
  json: boolean;
  env: NodeJS.ProcessEnv;
  /** By default the process's own streams. */
  stdout?: NodeJS.WriteStream;
  stderr?: NodeJS.WriteStream;
}

export function createOutput({ json, env, stdout = process.stdout, stderr = process.stderr }: OutputOptions): Output {
  const colourful = stderr.isTTY && (json || stdout.isTTY) && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const style = (how: Style, text: string) => (colourful ? styleText(how, text, { validateStream: false }) : text);
  const progress = createProgress(stderr);
  const write = (stream: NodeJS.WriteStream, text: string) => progress.aside(() => stream.write(`${text}\n`));
  return {
    json,
    style,
    print: (text) => {
      if (!json) write(stdout, text);
    },
    result: (value) => {
      if (json) write(stdout, JSON.stringify(value, null, 2));
    },
    event: (value) => {
      if (json) write(stdout, JSON.stringify(value));
    },
    note: (text) => write(stderr, text),
    warn: (text) => write(stderr, style('yellow', text)),
    progress: () => progress,
  };
}
