import { createInterface } from 'node:readline/promises';
import { CommandError } from './commandError.ts';

export interface AskOptions {
  question: string;
  /** What to do where nobody can be asked. */
  otherwise: string;
  signal: AbortSignal;
}

/**
 * Asks the person at the terminal for one line. The question goes to stderr.
 *
 * @throws CommandError usage when input is no terminal and has ended; interrupted
 */
export async function ask({ question, otherwise, signal }: AskOptions): Promise<string> {
  const { stdin, stderr } = process;
  const reader = createInterface({ input: stdin, output: stderr, terminal: stdin.isTTY });
  // readline takes Ctrl+C for itself.
  reader.on('SIGINT', () => process.emit('SIGINT'));
  const ended = new Promise<never>((_, reject) => {
    reader.once('close', () => reject(new CommandError('usage', `Nobody answered "${question.trim()}".`, otherwise)));
  });
  try {
    return (await Promise.race([reader.question(question, { signal }), ended])).trim();
  } catch (error) {
    throw signal.aborted ? new CommandError('interrupted', 'Interrupted.') : error;
  } finally {
    ended.catch(() => undefined);
    reader.close();
  }
}
