import { AppError } from '../../core/errors.ts';

/** A request's share of the server's limit. */
export interface UploadShare {
  /** Frees the bytes that were stored or dropped; without a number, the rest. */
  free(bytes?: number): void;
}

export interface UploadGate {
  /** Bytes of all admitted requests. */
  readonly inFlight: number;
  /** Waiting requests. */
  readonly waiting: number;
  /**
   * Admits a request when there is room for its body, in the order of arrival. Null when its caller stopped waiting.
   *
   * @throws AppError UPLOADS_BUSY after the longest wait
   */
  enter(bytes: number, signal?: AbortSignal): Promise<UploadShare | null>;
}

export interface UploadGateOptions {
  /** Limit of the whole server in bytes. A larger request is admitted alone. */
  mostBytes: number;
  longestWaitMs?: number;
}

interface Waiting {
  bytes: number;
  admit(share: UploadShare): void;
}

const retrySeconds = 10;

/** Limits the bytes of request bodies that the server holds at once, on disk or in memory, from all callers together. */
export function createUploadGate({ mostBytes, longestWaitMs = 20_000 }: UploadGateOptions): UploadGate {
  let inFlight = 0;
  const line: Waiting[] = [];

  function give(bytes: number): UploadShare {
    inFlight += bytes;
    let left = bytes;
    return {
      free(freed = left) {
        const given = Math.min(freed, left);
        left -= given;
        inFlight -= given;
        letIn();
      },
    };
  }

  function letIn(): void {
    for (let next = line[0]; next !== undefined && inFlight + next.bytes <= mostBytes; next = line[0]) {
      line.shift();
      next.admit(give(next.bytes));
    }
  }

  return {
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return line.length;
    },
    enter: (wanted, signal) =>
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
          bytes: Math.min(wanted, mostBytes),
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
