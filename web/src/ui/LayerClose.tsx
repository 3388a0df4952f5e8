import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** A button in a layer's footer that closes it the same way as its cross does: with the question where text would be lost. */
export function LayerClose({ children }: { children: ReactNode }) {
  return <BaseDialog.Close render={<Button>{children}</Button>} />;
}
