import pino, { type Logger } from 'pino';
import { loadEnvFile } from './config/envFile.ts';
import { type Config, readConfig } from './config/readConfig.ts';
import { explainStart } from './explainStart.ts';
import { tuneV8 } from './tuneV8.ts';

/** A running process. What was opened last is closed first. */
export interface Closable {
  close(): Promise<void>;
}

export interface ProcessRun {
  config: Config;
  log: Logger;
  /** Registers something to close when the process ends. */
  keep<T extends Closable>(opened: T): T;
}

/** The result of a program that does not keep running. */
export interface Finished {
  exitCode: number;
}

/** A shutdown that takes longer, in milliseconds, is cut short. */
const longestEnd = 20_000;

/**
 * Runs a process of the product: reads the configuration, opens the log, shuts down cleanly on SIGTERM and SIGINT (a second signal ends it at once), and prints
 * a clear sentence instead of a stack trace when the configuration is wrong.
 *
 * @param start starts the program and returns the last line to print, or does all its work and returns the result
 */
export async function runProcess(start: (run: ProcessRun) => Promise<string | Finished>): Promise<void> {
  tuneV8();
  // Write synchronously, so that no log line appears after the start's last line, the address.
  const output = pino.destination({ dest: 1, sync: true });
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
  const opened: Closable[] = [];
  const end = once(() => endProcess(opened, log));
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', (error) => log.error({ problem: nameOf(error) }, 'a failure was handled by nobody'));
  try {
    loadEnvFile();
    const result = await start({
      config: readConfig(),
      log,
      keep(part) {
        opened.push(part);
        return part;
      },
    });
    if (typeof result === 'string') return console.log(result);
    const clean = await closeAll(opened, log);
    process.exit(clean ? result.exitCode : 1);
  } catch (error) {
    console.error(explainStart(error));
    await closeAll(opened, log);
    process.exit(1);
  }
}

/** Ctrl+C arrives twice, from the terminal and from npm. Within this time in milliseconds, a second signal counts as the same one; people are slower. */
const sameSignal = 1_000;

/** A second signal ends the process at once. */
function once(work: () => Promise<void>): () => void {
  let begun: number | null = null;
  return () => {
    if (begun === null) {
      begun = performance.now();
      void work();
    } else if (performance.now() - begun > sameSignal) {
      process.exit(1);
    }
  };
}

async function endProcess(opened: Closable[], log: Logger): Promise<void> {
  setTimeout(() => process.exit(1), longestEnd).unref();
  const clean = await closeAll(opened, log);
  process.exit(clean ? 0 : 1);
}

async function closeAll(opened: Closable[], log: Logger): Promise<boolean> {
  let clean = true;
  for (const part of opened.splice(0).reverse()) {
    try {
      await part.close();
    } catch (error) {
      clean = false;
      log.error({ problem: nameOf(error) }, 'something could not be closed');
    }
  }
  return clean;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.stack?.split('\n').slice(1, 4).join(' ').trim() ?? ''}` : typeof error;
}
