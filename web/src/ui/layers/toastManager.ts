import { Toast } from '@base-ui/react/toast';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastData {
  tone: ToastTone;
}

/** Shared by the viewport in the shell and by any code that shows a toast, inside React or not. */
export const toastManager = Toast.createToastManager<ToastData>();

export interface ToastMessage {
  tone?: ToastTone;
  /** One line. */
  text: string;
  /** Undo, Retry, Open. */
  action?: { label: string; onClick: () => void };
}

/** The viewport's code loads after the first screen; earlier toasts wait here. */
const waiting: (() => void)[] = [];
let viewportStands = false;

/** Called by the viewport when it starts and stops listening. */
export function markViewport(stands: boolean): void {
  viewportStands = stands;
  if (stands) for (const say of waiting.splice(0)) say();
}

/** Successes disappear after 4 s, errors and undoable actions after 10 s; hover and focus pause the timer. */
export function showToast(message: ToastMessage): void {
  if (viewportStands) addToast(message);
  else waiting.push(() => addToast(message));
}

function addToast({ tone = 'success', text, action }: ToastMessage): void {
  const id = toastManager.add({
    title: text,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: tone === 'error' || action ? 10_000 : 4000,
    data: { tone },
    ...(action && { actionProps: { children: action.label, onClick: () => act(action) } }),
  });
  // What it offered is done: the message says nothing any more.
  function act({ onClick }: { onClick: () => void }): void {
    toastManager.close(id);
    onClick();
  }
}
