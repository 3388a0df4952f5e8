import { Toast } from '@base-ui/react/toast';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastData {
  tone: ToastTone;
}

/** Shared by the viewport in the shell and by whoever has something to say, inside React or not. */
export const toastManager = Toast.createToastManager<ToastData>();

export interface ToastMessage {
  tone?: ToastTone;
  /** One line. */
  text: string;
  /** Undo, Retry, Open. */
  action?: { label: string; onClick: () => void };
}

/** Successes go after 4 s, errors stay 10 s; hover and focus hold them. Returns the id, for `toastManager.close`. */
export function showToast({ tone = 'success', text, action }: ToastMessage): string {
  return toastManager.add({
    title: text,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: tone === 'error' || action ? 10_000 : 4000,
    data: { tone },
    ...(action ? { actionProps: { children: action.label, onClick: action.onClick } } : {}),
  });
}
