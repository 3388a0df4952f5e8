import { AppError } from '../../core/errors.ts';

/** A request's share of the server's limit. */
export interface UploadShare {
  /** Frees the bytes that were stored or dropped; without a number, the rest. */
  free(bytes?: number): void;
}

export interface UploadGate {
  /** Most bytes of one caller at a time, unless a single request is larger. */
  readonly mostOfCaller: number;
  /** Bytes of all admitted requests. */
  readonly inFlight: number;
  /** Waiting requests. */
  readonly waiting: number;
  /**
   * Admits a request of a caller when there is room for its body, in the order of arrival. Null when its caller stopped waiting.
   *
   * @throws AppError UPLOADS_BUSY after the longest wait
   */
  enter(bytes: number, options: { caller: string; signal?: AbortSignal }): Promise<UploadShare | null>;
}

export interface UploadGateOptions {
  /** Limit of the whole server in bytes. */
  mostBytes: number;
  longestWaitMs?: number;
}

interface Waiting {
  caller: string;
  bytes: number;
  admit(share: UploadShare): void;
}

const retrySeconds = 10;

/**
 * Limits the bytes of request bodies that the server holds at once, on disk or in memory, from all callers together.
 *
 * A caller gets a quarter. A larger request is admitted when its caller has no other, and as long as all such requests leave a quarter to those who need less; one
 * that is larger than that is admitted as the only one.
 */
export function createUploadGate({ mostBytes, longestWaitMs = 20_000 }: UploadGateOptions): UploadGate {
  const mostOfCaller = mostBytes / 4;
  const mostOfLarge = mostBytes - mostOfCaller;
  let inFlight = 0;
  const held = new Map<string, number>();
  const line: Waiting[] = [];

  function hold(caller: string, bytes: number): void {
    inFlight += bytes;
    const now = (held.get(caller) ?? 0) + bytes;
    if (now > 0) held.set(caller, now);
    else held.delete(caller);
  }

  function give({ caller, bytes }: Waiting): UploadShare {
    hold(caller, bytes);
    let left = bytes;
    return {
      free(freed = left) {
        const given = Math.min(freed, left);
        left -= given;
        hold(caller, -given);
        letIn();
      },
    };
  }

  const isLarge = (bytes: number) => bytes > mostOfCaller;

  function isAllowed({ caller, bytes }: Waiting): boolean {
    if (!isLarge(bytes)) return !isLarge((held.get(caller) ?? 0) + bytes);
    let large = 0;
    for (const each of held.values()) if (isLarge(each)) large += each;
    return !held.has(caller) && large + bytes <= mostOfLarge && inFlight + bytes <= mostBytes;
  }

  /** Nobody waits behind a request that only its caller's share or its own size keeps out. */
  function letIn(): void {
    const next = line.find(isAllowed);
    if (next === undefined || inFlight + next.bytes > mostBytes) return;
    line.splice(line.indexOf(next), 1);
    next.admit(give(next));
    letIn();
  }

  return {
    mostOfCaller,
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return line.length;
    },
    enter: (wanted, { caller, signal }) =>
      new Promise((resolve, reject) => {
        const leaveLine = () => {
          line.splice(line.indexOf(waiting), 1);
          // The next in line may be smaller.
          letIn();
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', leave);
          reject(new AppError('UPLOADS_BUSY', { seconds: retrySeconds }));
          leaveLine();
        }, longestWaitMs);
        const leave = () => {
          clearTimeout(timer);
          resolve(null);
          leaveLine();
        };
        const waiting: Waiting = {
          caller,
          bytes: Math.min(wanted, mostOfLarge),
          admit(share) {
            clearTimeout(timer);
            signal?.removeEventListener('abort', leave);
            resolve(share);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        line.push(waiting);
        letIn();
      }),
  };
}
