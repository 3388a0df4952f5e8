import { createInterface } from 'node:readline/promises';
import { CommandError } from './commandError.ts';

export interface AskOptions {
  question: string;
  /** Advice for when there is no terminal to ask on. */
  otherwise: string;
  signal: AbortSignal;
}

/**
 * Asks the person at the terminal for one line, or takes the next line of piped input. The question goes to stderr.
 *
 * @throws CommandError usage when the input has ended; interrupted
 */
export async function ask({ question, otherwise, signal }: AskOptions): Promise<string> {
  const line = await (process.stdin.isTTY ? askPerson(question, signal) : nextLine(question));
  if (signal.aborted) throw new CommandError('interrupted', 'Interrupted.');
  if (line === null) throw new CommandError('usage', `Nobody answered "${question.trim()}".`, otherwise);
  return line.trim();
}

async function askPerson(question: string, signal: AbortSignal): Promise<string | null> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  // readline takes Ctrl+C for itself.
  reader.on('SIGINT', () => process.emit('SIGINT'));
  const ended = new Promise<null>((resolve) => {
    reader.once('close', () => resolve(null));
  });
  try {
    return await Promise.race([reader.question(question, { signal }), ended]);
  } catch {
    return null;
  } finally {
    reader.close();
  }
}

/** One reader for all questions, because closing it would lose what it has read ahead. */
let piped: AsyncIterator<string> | null = null;

async function nextLine(question: string): Promise<string | null> {
  process.stderr.write(`${question}\n`);
  piped ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value, done } = await piped.next();
  return done ? null : value;
}
