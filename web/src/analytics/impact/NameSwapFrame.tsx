import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';

export interface NameSwapFrameProps {
  verdict?: ReactNode;
  children: ReactNode;
}

/** The proof without its figures: what is done, and what must come out. Balanced lines grow no wider when Inter replaces the first font. */
export function NameSwapFrame({ verdict, children }: NameSwapFrameProps) {
  return (
    <Card title={m.impact_swap()} actions={verdict}>
      <p className="max-w-3xl text-sm text-muted text-balance">{m.impact_swap_text()}</p>
      {children}
    </Card>
  );
}
