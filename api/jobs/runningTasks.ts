/** The tasks that run in this process, by the job that may be cancelled to stop them. */
export interface RunningTasks {
  /** Runs `work` with a signal that aborts with `stop` and when `jobId` is cancelled meanwhile. */
  run<T>(jobId: string | null, stop: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  cancel(jobId: string): void;
}

export function createRunningTasks(): RunningTasks {
  const running = new Map<string, Set<AbortController>>();
  return {
    async run(jobId, stop, work) {
      const controller = new AbortController();
      const signal = stop ? AbortSignal.any([controller.signal, stop]) : controller.signal;
      const peers = jobId === null ? null : (running.get(jobId) ?? new Set());
      if (jobId !== null && peers) running.set(jobId, peers.add(controller));
      try {
        return await work(signal);
      } finally {
        peers?.delete(controller);
        if (jobId !== null && peers?.size === 0) running.delete(jobId);
      }
    },
    cancel(jobId) {
      for (const controller of running.get(jobId) ?? [])
        controller.abort(new DOMException('cancelled by the user', 'AbortError'));
    },
  };
}
