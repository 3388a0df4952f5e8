import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentKind } from './choose/chosenFiles.ts';
import { readDroppedFiles } from './choose/readDroppedFiles.ts';

export interface WindowFileDrag {
  /** Files are being dragged over the window. */
  dragging: boolean;
  /** The half under the pointer: the nearest `data-drop-kind`. */
  over: DocumentKind | null;
}

/**
 * Follows files dragged over the window and handles the drop. Enter and leave events fire for every element, so they are counted; the files may have
 * entered before this was there to count, but then they are over it. A drop outside the halves is cancelled, because the browser would otherwise open the file and leave the page.
 */
export function useWindowFileDrag(onFiles: (kind: DocumentKind, files: File[]) => void): WindowFileDrag {
  const [state, setState] = useState<WindowFileDrag>({ dragging: false, over: null });
  const take = useEffectEvent((kind: DocumentKind, transfer: DataTransfer) => {
    void readDroppedFiles(transfer).then((files) => onFiles(kind, files));
  });
  useEffect(() => {
    let depth = 0;
    const follow = (step: number) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      depth = Math.max(step === 0 ? 1 : 0, depth + step);
      const over = kindUnder(event);
      setState((known) => (known.dragging === depth > 0 && known.over === over ? known : { dragging: depth > 0, over }));
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      depth = 0;
      setState({ dragging: false, over: null });
      const kind = kindUnder(event);
      if (kind) take(kind, event.dataTransfer);
    };
    const listeners = { dragenter: follow(1), dragleave: follow(-1), dragover: follow(0), drop };
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type as 'drop', listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type as 'drop', listener);
    };
  }, []);
  return state;
}

function kindUnder({ target }: DragEvent): DocumentKind | null {
  const half = target instanceof Element ? target.closest<HTMLElement>('[data-drop-kind]') : null;
  return (half?.dataset['dropKind'] as DocumentKind | undefined) ?? null;
}
