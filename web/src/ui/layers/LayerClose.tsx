import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../inputs/Button.tsx';

/** A button in a layer's footer that closes it just like its cross: it asks first if typed text would be discarded. */
export function LayerClose({ children }: { children: ReactNode }) {
  return <BaseDialog.Close render={<Button>{children}</Button>} />;
}
