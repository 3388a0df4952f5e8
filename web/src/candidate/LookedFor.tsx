import { m } from '../paraglide/messages.js';

const shown = 8;

/** What was looked for and not found; renders nothing where something was found. */
export function LookedFor({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.length - shown;
  const list = names.slice(0, shown).join(', ') + (rest > 0 ? ` (+${rest})` : '');
  return <p className="text-xs break-words text-muted">{m.candidate_looked_for({ names: list })}</p>;
}
