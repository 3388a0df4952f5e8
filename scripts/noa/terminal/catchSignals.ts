/** Exit codes of shells: 128 and the signal's number. */
const codes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Ctrl+C reaches us twice, from the terminal and from npx. A second signal within this time counts as the same one; a person is slower. */
const sameSignal = 500;

export interface Signals {
  /** Aborted by the first signal. */
  signal: AbortSignal;
  /** The exit code of the signal that came, or null. */
  caught(): number | null;
}

/** The first SIGINT or SIGTERM lets the command stop in its own way; a second one ends the process at once. */
export function catchSignals(): Signals {
  const controller = new AbortController();
  let caught: { code: number; at: number } | null = null;
  for (const [name, code] of Object.entries(codes)) {
    process.on(name, () => {
      const now = performance.now();
      if (caught === null) {
        caught = { code, at: now };
        controller.abort();
      } else if (now - caught.at > sameSignal) {
        process.exit(code);
      }
    });
  }
  return { signal: controller.signal, caught: () => caught?.code ?? null };
}
