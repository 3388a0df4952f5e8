import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { type HeldRanking as Held, TypedContext } from './useHeldRanking.ts';

/** Says who was deleted while something is typed about them, above the list that still has it. */
export function HeldRanking({ held: { gone, tellTyped }, children }: { held: Held; children: ReactNode }) {
  return (
    <>
      {gone.length === 0 ? null : (
        <ErrorPanel title={m.ranking_typed_gone({ names: gone.join(', ') })}>{m.ranking_typed_gone_kept()}</ErrorPanel>
      )}
      <TypedContext value={tellTyped}>{children}</TypedContext>
    </>
  );
}
