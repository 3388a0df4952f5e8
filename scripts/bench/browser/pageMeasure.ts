/** Runs inside the page, so everything it needs is within it. */
export interface Frames {
  /** Milliseconds between two frames. */
  longest: number;
  over50: number;
  count: number;
}

declare global {
  interface Window {
    /** When the first ranked row was on the screen, and when all candidates could be ranked; milliseconds since the navigation. */
    noaFirstRow?: number;
    noaWhole?: number;
  }
}

/** Before the page's own scripts: notes when the first ranked row is on the screen. */
export function watchFirstRow(): void {
  const painted = (then: (time: number) => void) => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const look = () => {
    if (window.noaFirstRow === undefined && document.querySelector('[data-place="0"]')) {
      window.noaFirstRow = Number.NaN;
      painted((time) => {
        window.noaFirstRow = time;
      });
    }
    const recompute = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Recompute'));
    if (window.noaWhole === undefined && recompute && !recompute.disabled && recompute.ariaDisabled !== 'true') {
      window.noaWhole = Number.NaN;
      painted((time) => {
        window.noaWhole = time;
      });
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
}

/**
 * Milliseconds from the next key until all that it changes is on the screen. The figures above the list count, too: among so many the best ten may stay the best ten,
 * while their average changes.
 */
export function watchNextOrder(): Promise<number> {
  return new Promise((resolve, reject) => {
    let pressed = 0;
    let quiet: ReturnType<typeof setTimeout>;
    const given = setTimeout(() => reject(new Error('Nothing changed.')), 5_000);
    const end = (painted: number) => {
      observer.disconnect();
      clearTimeout(given);
      resolve(painted - pressed);
    };
    // Names and scores, not what appears around them when a row is pointed at.
    const read = () => [...document.querySelectorAll('[data-place], dl')].map(({ textContent }) => textContent).join(' ');
    let shown = read();
    const changed = () => {
      const text = read();
      if (text === shown) return;
      shown = text;
      requestAnimationFrame(() =>
        setTimeout(() => {
          const painted = performance.now();
          clearTimeout(quiet);
          // Titles that are fetched afterwards do not count.
          quiet = setTimeout(end, 120, painted);
        }),
      );
    };
    const observer = new MutationObserver(changed);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
  });
}

/** Scrolls from the top to the bottom in so many steps, a step a frame or each after a pause. */
export async function scrollThrough({ steps, by, pause }: { steps: number; by: number; pause: number }): Promise<Frames> {
  const list = document.querySelector('[role=grid]');
  if (!list) throw new Error('There is no list.');
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const deltas: number[] = [];
  list.scrollTop = 0;
  for (let waited = 0; waited < 30; waited++) await frame();
  const distance = by > 0 ? by : (list.scrollHeight - list.clientHeight) / steps;
  let before = await frame();
  for (let step = 1; step <= steps; step++) {
    list.scrollTop = step * distance;
    const until = performance.now() + pause;
    do {
      const now = await frame();
      deltas.push(now - before);
      before = now;
    } while (performance.now() < until);
  }
  return { longest: Math.max(...deltas), over50: deltas.filter((delta) => delta > 50).length, count: deltas.length };
}
