import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** The buttons and keys pressed in the first view, by public/firstPaint.js; null once the application is alive. */
    noaPressed?: (HTMLElement | KeyboardEvent)[] | null;
    /** The button or link of the first view that is held down. */
    noaHeld?: HTMLElement | null;
  }
}

/**
 * Draws the screen in place of its first view, which looked the same but was not alive: what was typed and chosen there
 * stands in the fields, and what was pressed is pressed. Files that are chosen there, even later in a dialog that is still open, reach the screen's own input.
 *
 * @param draw fills `root`, at once
 */
export function takeOver(root: HTMLElement, draw: () => void): void {
  const typed = fieldsIn(root).map((field) => ({ ...pick(field), focused: field === document.activeElement }));
  const choosing = fileInputsIn(root);
  const pressed = (window.noaPressed ?? []).map((what) => ('code' in what ? what : nameOf(what)));
  window.noaPressed = null;
  if (window.noaHeld) pressOnRelease(root, nameOf(window.noaHeld));
  flushSync(draw);
  typed.forEach((early, index) => {
    const changed = early.toggled || (early.type !== 'checkbox' && early.type !== 'file' && early.value !== '');
    if (!changed && !early.focused) return;
    const find = () =>
      fieldsIn(root)
        .slice(index, index + 1)
        .find(({ type }) => type === early.type);
    whenThere(root, find, (field) => {
      if (early.toggled) field.click();
      else if (changed) enter(field, early.value);
      if (early.focused && document.activeElement === document.body) field.focus();
    });
  });
  choosing.forEach((early, index) => handOver(early, root, index));
  for (const what of pressed) {
    if (typeof what === 'string') pressWhenThere(root, what);
    else flushSync(() => pressKey(what));
  }
}

const pick = ({ type, value, checked, defaultChecked }: HTMLInputElement) => ({
  type,
  value,
  toggled: checked !== defaultChecked,
});

/**
 * Uses a part of the screen as soon as it is there: at once or, if the screen still waits for its data, later. Another page ends the wait.
 *
 * @returns ends the wait
 */
function whenThere<Part>(root: HTMLElement, find: () => Part | undefined, use: (part: Part) => void): () => void {
  const page = location.pathname;
  const look = () => {
    const part = location.pathname === page ? find() : undefined;
    if (part !== undefined || location.pathname !== page) observer.disconnect();
    if (part !== undefined) flushSync(() => use(part));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

const pressableNamed = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find((pressable) => nameOf(pressable) === name);

/** Whoever presses something else meanwhile no longer expects it. */
function pressWhenThere(root: HTMLElement, name: string): void {
  const find = () => pressableNamed(root, name);
  const stop = whenThere(root, find, (pressable) => pressable.click());
  addEventListener('pointerdown', stop, { capture: true, once: true });
}

/** To the browser, a button or link that is pressed in the first view and released on the screen is two, and it reports no click. */
function pressOnRelease(root: HTMLElement, name: string): void {
  const release = ({ target }: Event) => {
    const pressable = pressableNamed(root, name);
    if (pressable === undefined || pressable.contains(target as Node)) pressWhenThere(root, name);
  };
  addEventListener('pointerup', release, { capture: true, once: true });
}

function fieldsIn(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')];
}

function fileInputsIn(root: HTMLElement): HTMLInputElement[] {
  return fieldsIn(root).filter(({ type }) => type === 'file');
}

/** Gives the files of an input of the first view, now or once they are chosen, to the screen's input in the same place. */
function handOver(early: HTMLInputElement, root: HTMLElement, index: number): void {
  const give = () => {
    const { files } = early;
    if (files?.length)
      whenThere(
        root,
        () => fileInputsIn(root)[index],
        (field) => choose(field, files),
      );
  };
  give();
  early.addEventListener('change', give);
}

function pressKey({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void {
  const options = { code, key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', options));
}

function nameOf(pressable: HTMLElement): string {
  return pressable.ariaLabel ?? pressable.textContent;
}

/** As a person does: React knows nothing of a value that is only set. */
function enter(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLInputElement, files: FileList): void {
  field.files = files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
