import { AppError } from '../../core/errors.ts';

/** What one request may hold of the server's ceiling. */
export interface UploadShare {
  /** Gives back what was stored or dropped; without a number, all that is left. */
  free(bytes?: number): void;
}

export interface UploadGate {
  /** Bytes of all requests that were let in. */
  readonly inFlight: number;
  /**
   * Lets a request in when there is room for its body, in the order of arrival.
   *
   * @throws AppError UPLOADS_BUSY after the longest wait
   */
  enter(bytes: number): Promise<UploadShare>;
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
    enter: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          line.splice(line.indexOf(waiting), 1);
          reject(new AppError('UPLOADS_BUSY', { seconds: retrySeconds }));
          // Whoever stood behind may be smaller.
          letIn();
        }, longestWaitMs);
        const waiting: Waiting = {
          bytes: Math.min(wanted, mostBytes),
          admit(share) {
            clearTimeout(timer);
            resolve(share);
          },
        };
        line.push(waiting);
        letIn();
      }),
  };
}
