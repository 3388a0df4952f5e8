import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { SaveRequirements } from './useSaveRequirements.ts';

export interface RequirementsProblemProps {
  error: SaveRequirements['error'];
  onRetry: () => void;
  /** Discards what was typed, so that the current requirements appear. */
  onDiscard: () => void;
}

/** Why the requirements were not saved, and what to do about it. */
export function RequirementsProblem({ error, onRetry, onDiscard }: RequirementsProblemProps) {
  if (error === null) return null;
  if (!error.conflict) {
    return (
      <ErrorPanel title={m.review_save_failed()} onRetry={onRetry}>
        {error.message}
      </ErrorPanel>
    );
  }
  return (
    <ErrorPanel title={m.review_conflict()}>
      <p>{error.message}</p>
      <Button size="sm" className="mt-2" onClick={() => (onDiscard(), location.reload())}>
        {m.review_reload()}
      </Button>
    </ErrorPanel>
  );
}
