import { Dialog } from '@base-ui/react/dialog';
import { m } from '../../paraglide/messages.js';
import { SidebarBody, type SidebarData } from './SidebarBody.tsx';

/** The sidebar on small screens, which slides in over the content. */
export function SidebarSheet({ open, onClose, ...data }: SidebarData & { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="layer-fade fixed inset-0 z-30 bg-backdrop md:hidden" />
        <Dialog.Popup className="layer-slide fixed inset-y-0 left-0 z-30 w-72 max-w-[85vw] border-r border-line bg-surface shadow-floating outline-none [--slide-from:-100%] md:hidden">
          <Dialog.Title className="sr-only">{m.shell_navigation()}</Dialog.Title>
          <SidebarBody {...data} collapsed={false} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
