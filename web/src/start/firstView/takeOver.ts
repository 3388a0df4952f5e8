import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** What was pressed in the first view, by public/firstPaint.js; null once the application is alive. */
    noaPressed?: HTMLElement[] | null;
  }
}

/**
 * Draws the screen in place of its first view, which looked the same but was not alive: what was typed and chosen there
 * stands in the fields, and what was pressed is pressed.
 *
 * @param draw fills `root`, at once
 */
export function takeOver(root: HTMLElement, draw: () => void): void {
  const typed = fieldsIn(root).map(({ type, value, files, checked, defaultChecked }) => ({
    type,
    value,
    files,
    toggled: checked !== defaultChecked,
  }));
  const at = fieldsIn(root).findIndex((field) => field === document.activeElement);
  const pressed = (window.noaPressed ?? []).map(nameOf);
  window.noaPressed = null;
  flushSync(draw);
  const fields = fieldsIn(root);
  for (const [index, { type, value, files, toggled }] of typed.entries()) {
    const field = fields[index];
    if (field?.type !== type) continue;
    if (toggled) flushSync(() => field.click());
    else if (files?.length) flushSync(() => choose(field, files));
    else if (type !== 'checkbox' && type !== 'file' && value !== '') flushSync(() => enter(field, value));
  }
  fields[at]?.focus();
  for (const name of pressed) {
    const button = [...root.querySelectorAll('button')].find((candidate) => nameOf(candidate) === name);
    if (button) flushSync(() => button.click());
  }
}

function fieldsIn(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll('input')];
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
