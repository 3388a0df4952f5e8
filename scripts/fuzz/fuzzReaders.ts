import { PluginError } from '../../plugins/contract.ts';
import { createDocumentPool } from '../../plugins/host/documentPool.ts';
import { createRandom } from '../seed/random.ts';
import { mutate } from './mutate.ts';
import { type SeedDocument, seedDocuments } from './seedDocuments.ts';

export interface FuzzOptions {
  seed: number;
  milliseconds: number;
  /** Stop after this many cases, whatever the time. */
  cases?: number;
  /** Number of the first case; failures state their number. */
  from?: number;
  threads?: number;
  /** Called with each document that was neither read nor properly refused. */
  onFailure: (failure: FuzzFailure) => void;
}

export interface FuzzFailure {
  number: number;
  name: string;
  bytes: Uint8Array;
  reason: string;
}

export interface FuzzResult {
  cases: number;
  /** Counts of refusals by code, and of documents that were `read`. */
  outcomes: Record<string, number>;
  failures: number;
  /** Largest memory of this process, threads included, in bytes. */
  mostMemory: number;
  slowestMs: number;
}

/**
 * Milliseconds of computing time after which a document counts as hanging. Readers stop after ten seconds; text recognition may follow. On a busy machine the
 * clock would say nothing: the threads mostly wait.
 */
const hangsAfter = 180_000;
/** How many times that a document may take by the clock. */
const mostPatience = 4;
/** Bytes that the threads' limits allow, in addition to the process's memory before. */
const mostMemory = 1_400_000_000;

/**
 * Reads mutated documents and extracts facts in the product's own threads. Each must be read or refused with a PluginError, within limits of time and memory.
 * The same seed and number give the same document.
 */
export async function fuzzReaders(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, milliseconds, cases = Number.POSITIVE_INFINITY, from = 0, threads = 2, onFailure } = options;
  const seeds = seedDocuments();
  const pool = createDocumentPool({ threads });
  const result: FuzzResult = { cases: 0, outcomes: {}, failures: 0, mostMemory: 0, slowestMs: 0 };
  const before = process.memoryUsage.rss();
  const until = performance.now() + milliseconds;
  let next = from;
  const work = async () => {
    while (performance.now() < until && next - from < cases) {
      const number = next++;
      const { name, bytes } = makeCase(seeds, seed, number);
      const started = performance.now();
      const outcome = await read(pool, name, bytes);
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      result.mostMemory = Math.max(result.mostMemory, process.memoryUsage.rss());
      result.cases++;
      result.outcomes[outcome.code] = (result.outcomes[outcome.code] ?? 0) + 1;
      const reason = outcome.failure ?? (process.memoryUsage.rss() - before > mostMemory ? 'too much memory' : null);
      if (reason === null) continue;
      result.failures++;
      onFailure({ number, name, bytes, reason });
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  await pool.close();
  return result;
}

/** The mutated document with this number. */
function makeCase(seeds: readonly SeedDocument[], seed: number, number: number): SeedDocument {
  const random = createRandom(seed * 1_000_003 + number);
  const { name, bytes } = random.pick(seeds);
  return { name, bytes: mutate(random, bytes) };
}

async function read(
  pool: ReturnType<typeof createDocumentPool>,
  name: string,
  bytes: Uint8Array,
): Promise<{ code: string; failure: string | null }> {
  let timer: NodeJS.Timeout | undefined;
  const since = performance.now();
  const used = process.cpuUsage();
  const hang = new Promise<never>((_, reject) => {
    const look = (wait: number) => {
      timer = setTimeout(() => {
        const { user, system } = process.cpuUsage(used);
        const left = Math.min(hangsAfter - (user + system) / 1000, since + mostPatience * hangsAfter - performance.now());
        if (left <= 0) reject(new Error('hangs'));
        else look(left);
      }, wait);
    };
    look(hangsAfter);
  });
  try {
    const extract = { extractorId: 'local', today: '2026-01-01' };
    await Promise.race([pool.read({ name, bytes, extract }), hang]);
    return { code: 'read', failure: null };
  } catch (error) {
    if (error instanceof PluginError) return { code: error.code, failure: null };
    return { code: 'failure', failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
