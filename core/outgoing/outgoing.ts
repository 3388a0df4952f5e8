export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Requests to addresses that users entered. Private addresses are refused unless the operator allows them, and redirects are never followed. */
export interface Outgoing {
  /**
   * Checks that requests to an address are allowed. A name that currently does not resolve is allowed.
   *
   * @throws AppError INVALID_INPUT at `/url`
   */
  check(url: string): Promise<void>;
  /**
   * @returns the HTTP status of the answer
   * @throws OutgoingError when there is none
   */
  post(request: Post): Promise<number>;
  /**
   * Checks that a file may be fetched from an address: its host must be one that the operator allows.
   *
   * @throws AppError INVALID_INPUT at `/url`
   */
  checkFile(url: string): void;
  /**
   * Fetches a file. A file larger than `mostBytes` is cut one byte after that limit, so that the caller notices.
   *
   * @throws OutgoingError when there is none
   */
  fetchFile(request: { url: string; mostBytes: number; signal: AbortSignal }): Promise<Buffer>;
}

/** There was no answer. The message says why, and contains no text of the other system. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  /** Trying again is pointless. */
  readonly final: boolean;
  constructor(message: string, { final = false, ...options }: ErrorOptions & { final?: boolean } = {}) {
    super(message, options);
    this.final = final;
  }
}
