import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { isRunning } from '../jobs/jobState.ts';
import type { RenewalNotice_query$data } from './__generated__/RenewalNotice_query.graphql.ts';
import { useRenewalActions } from './useRenewalActions.ts';

/** Stops a renewal, or goes on with it. */
export function RenewalAction({ id, state }: Pick<NonNullable<RenewalNotice_query$data['renewal']>, 'id' | 'state'>) {
  const { stop, goOn, busy } = useRenewalActions(id);
  if (state === 'SUCCESS') return null;
  const running = isRunning(state);
  return (
    <Button variant="ghost" size="sm" busy={busy} onClick={running ? stop : goOn}>
      {running ? m.renewal_stop() : m.renewal_continue()}
    </Button>
  );
}
