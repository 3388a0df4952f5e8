import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSteady } from '../useSteady.ts';
import { markViewport, type ToastData, toastManager } from './toastManager.ts';

/** The corner where toasts appear; rendered once, around everything. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          className="fixed right-4 bottom-4 z-50 flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-2 outline-none"
          aria-label={m.ui_toasts()}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  useEffect(() => {
    markViewport(true);
    return () => markViewport(false);
  }, []);
  const { value: shown, onPointerDown } = useSteady(toasts);
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      onPointerDown={onPointerDown}
      // What the keyboard reaches is not hidden from those who listen either.
      aria-hidden={false}
      className="layer-pop rounded-card border border-line bg-raised shadow-floating"
    >
      <Toast.Content className="flex min-h-11 items-center gap-2.5 py-1.5 pr-1.5 pl-3">
        {icons[toast.data?.tone ?? 'info']}
        <Toast.Title render={<p />} className="min-w-0 flex-1 text-sm font-medium" />
        <Toast.Action className="h-7 shrink-0 rounded-control px-2 text-sm font-medium text-accent-text hover:bg-hover coarse:h-11" />
        <Toast.Close
          aria-hidden={false}
          aria-label={m.ui_close()}
          className="flex size-7 shrink-0 items-center justify-center rounded-control text-faint hover:bg-hover hover:text-body coarse:size-11"
        >
          <X className="size-4" aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

const icons = {
  success: <CircleCheck className="size-4 shrink-0 text-emerald-fg" aria-hidden="true" />,
  error: <CircleAlert className="size-4 shrink-0 text-red-fg" aria-hidden="true" />,
  info: <Info className="size-4 shrink-0 text-blue-fg" aria-hidden="true" />,
};
