import { useEffect, useState } from 'react';

/** Whether files are being dragged over the window. Enter and leave fire for every element, so they are counted. */
export function useWindowFileDrag(): { dragging: boolean; end: () => void } {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    let depth = 0;
    const finish = () => {
      depth = 0;
      setDragging(false);
    };
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      depth++;
      setDragging(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setDragging(false);
    };
    // Without this a drop beside the targets would make the browser open the file and leave the page.
    const swallow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => (swallow(event), finish());
    const listeners = { dragenter: enter, dragleave: leave, dragover: swallow, drop } as const;
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type as 'drop', listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type as 'drop', listener);
    };
  }, []);
  return { dragging, end: () => setDragging(false) };
}
