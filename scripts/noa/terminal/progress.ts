/** One line at the bottom of the terminal. */
export interface Progress {
  /** @param done 0 to 1, or null when the end is not known */
  show(done: number | null, text: string): void;
  clear(): void;
  /** Writes something above the line. */
  aside(write: () => void): void;
}

const width = 24;

/** Minimum milliseconds between updates; people cannot read faster. */
const everyMs = 100;

/** On anything but a terminal the line would fill a log, so it is not drawn. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {}, aside: (write) => write() };
  let line = '';
  let drawnAt = Number.NEGATIVE_INFINITY;
  const erase = () => void (line && stream.write('\r\x1b[K'));
  const draw = () => stream.write(`\r\x1b[K${line.slice(0, Math.max(0, (stream.columns ?? 80) - 1))}`);
  return {
    show(done, text) {
      line = done === null ? text : `${bar(done)} ${text}`;
      if (performance.now() - drawnAt < everyMs) return;
      drawnAt = performance.now();
      draw();
    },
    clear() {
      erase();
      line = '';
      drawnAt = Number.NEGATIVE_INFINITY;
    },
    aside(write) {
      erase();
      write();
      if (line) draw();
    },
  };
}

function bar(done: number): string {
  const full = Math.round(Math.min(1, Math.max(0, done)) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.floor(done * 100)).padStart(3)} %`;
}
