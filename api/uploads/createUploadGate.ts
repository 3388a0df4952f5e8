import { AppError } from '../../core/errors.ts';

/** What one request may hold of the server's ceiling. */
export interface UploadShare {
  /** Gives back what was stored or dropped; without a number, all that is left. */
  free(bytes?: number): void;
}

export interface UploadGate {
  /** Bytes of all requests that were let in. */
  readonly inFlight: number;
  /** Requests in the line. */
  readonly waiting: number;
  /**
   * Lets a request in when there is room for its body, in the order of arrival. Null: its caller left the line.
   *
   * @throws AppError UPLOADS_BUSY after the longest wait
   */
  enter(bytes: number, signal?: AbortSignal): Promise<UploadShare | null>;
}

export interface UploadGateOptions {
  /** Ceiling of the whole server. A larger request is let in alone. */
  mostBytes: number;
  longestWaitMs?: number;
}

interface Waiting {
  bytes: number;
  admit(share: UploadShare): void;
}

const retrySeconds = 10;

/** Bounds the bytes of request bodies that the server holds at once, on disk or in memory, whoever sends them. */
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
          // Whoever stood behind may be smaller.
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
