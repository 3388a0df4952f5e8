/** Elements that the keyboard can reach. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Where the focus is: from the element outwards, each frame with the element's positions in it. */
interface Trail {
  element: Element;
  frames: { frame: Element; place: number; placeAmongAlike: number }[];
}

/**
 * When a control that has just been pressed is removed or disabled (a row's "Remove", "Clear all", "Reset"), the browser would send the focus back to the
 * top of the page. While
 * this runs, the focus moves to the control that took its place: the next similar one in the nearest part of the page that still exists, otherwise
 * whatever is there, otherwise the screen itself.
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let trail: Trail | null = null;
  const remember = ({ target }: FocusEvent) => {
    trail = target instanceof Element && target !== document.body ? followOutwards(target) : null;
  };
  const mend = () => {
    if (trail === null || !isLost(trail.element)) return;
    const lost = trail;
    trail = null;
    findSuccessor(lost)?.focus();
  };
  const observer = new MutationObserver(mend);
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function isLost(element: Element): boolean {
  const nobody = document.activeElement === null || document.activeElement === document.body;
  return nobody && (!element.isConnected || element.matches(':disabled'));
}

function followOutwards(element: Element): Trail {
  const frames: Trail['frames'] = [];
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const places = reachable(frame);
    frames.push({ frame, place: places.indexOf(element), placeAmongAlike: alike(places, element).indexOf(element) });
  }
  return { element, frames };
}

function findSuccessor({ element, frames }: Trail): HTMLElement | null {
  for (const { frame, place, placeAmongAlike } of frames) {
    if (!frame.isConnected) continue;
    const places = reachable(frame);
    // The screen as a whole tells users where they are; any single control would be a guess.
    if (frame.tagName === 'MAIN') return frame as HTMLElement;
    const found = at(alike(places, element), placeAmongAlike) ?? at(places, place);
    if (found) return found as HTMLElement;
  }
  return document.querySelector<HTMLElement>('main');
}

function reachable(frame: Element): Element[] {
  return [...frame.querySelectorAll(focusable)];
}

/** Controls that look alike do the same thing: the next row's cross replaces this row's. */
function alike(places: readonly Element[], element: Element): Element[] {
  return places.filter((other) => other.tagName === element.tagName && other.className === element.className);
}

/** The element at a position, or the last one. */
function at(places: readonly Element[], place: number): Element | undefined {
  return place < 0 ? undefined : (places[place] ?? places.at(-1));
}
