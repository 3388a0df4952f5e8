import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** The buttons and keys pressed in the first view, by public/firstPaint.js; null once the application is alive. */
    noaPressed?: (HTMLElement | KeyboardEvent)[] | null;
  }
}

/**
 * Draws the screen in place of its first view, which looked the same but was not alive: what was typed and chosen there
 * stands in the fields, and what was pressed is pressed. Files that are chosen there, even later in a dialog that is still open, reach the screen's own input.
 *
 * @param draw fills `root`, at once
 */
export function takeOver(root: HTMLElement, draw: () => void): void {
  const typed = fieldsIn(root).map(({ type, value, checked, defaultChecked }) => ({
    type,
    value,
    toggled: checked !== defaultChecked,
  }));
  const choosing = fileInputsIn(root);
  const at = fieldsIn(root).findIndex((field) => field === document.activeElement);
  const pressed = (window.noaPressed ?? []).map((what) => ('code' in what ? what : nameOf(what)));
  window.noaPressed = null;
  flushSync(draw);
  const fields = fieldsIn(root);
  for (const [index, { type, value, toggled }] of typed.entries()) {
    const field = fields[index];
    if (field?.type !== type) continue;
    if (toggled) flushSync(() => field.click());
    else if (type !== 'checkbox' && type !== 'file' && value !== '') flushSync(() => enter(field, value));
  }
  choosing.forEach((early, index) => handOver(early, root, index));
  fields[at]?.focus();
  for (const what of pressed) flushSync(() => (typeof what === 'string' ? pressButton(root, what) : pressKey(what)));
}

function fieldsIn(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')];
}

function fileInputsIn(root: HTMLElement): HTMLInputElement[] {
  return fieldsIn(root).filter(({ type }) => type === 'file');
}

/** Gives the files of an input of the first view, now or once they are chosen, to the screen's input in the same place, as soon as that is there. */
function handOver(early: HTMLInputElement, root: HTMLElement, index: number): void {
  const give = () => {
    const { files } = early;
    if (!files?.length) return;
    const page = location.pathname;
    const look = () => {
      const field = fileInputsIn(root)[index];
      if (field || location.pathname !== page) observer.disconnect();
      if (field && location.pathname === page) flushSync(() => choose(field, files));
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    look();
  };
  give();
  early.addEventListener('change', give);
}

function pressButton(root: HTMLElement, name: string): void {
  [...root.querySelectorAll('button')].find((button) => nameOf(button) === name)?.click();
}

function pressKey({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): void {
  const options = { code, key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', options));
}

function nameOf(button: HTMLElement): string {
  return button.ariaLabel ?? button.textContent;
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
