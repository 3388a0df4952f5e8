import { m } from '../../paraglide/messages.js';

/** Which moves the report counts as decisions: it explains the figures, and why there may be too few of them. Balanced lines grow no wider when Inter replaces the first font. */
export function WhatCounts() {
  return <p className="max-w-3xl text-sm text-muted text-balance">{m.decisions_read_decision()}</p>;
}
