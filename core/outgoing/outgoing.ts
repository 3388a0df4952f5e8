export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Requests to other systems at addresses that users gave. Never to private addresses, unless the operator allows them; never on to where an answer redirects. */
export interface Outgoing {
  /**
   * Whether an address may be asked. A name that does not resolve at the moment may.
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
   * Whether a file may be fetched from an address: only from hosts that the operator names.
   *
   * @throws AppError INVALID_INPUT at `/url`
   */
  checkFile(url: string): void;
  /**
   * A file. One that is larger than `mostBytes` is cut one byte after it.
   *
   * @throws OutgoingError when there is none
   */
  fetchFile(request: { url: string; mostBytes: number; signal: AbortSignal }): Promise<Buffer>;
}

/** There was no answer. The message says why in a few words, without anything of the other system's own. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  /** Asking again would bring the same. */
  readonly final: boolean;
  constructor(message: string, { final = false, ...options }: ErrorOptions & { final?: boolean } = {}) {
    super(message, options);
    this.final = final;
  }
}
