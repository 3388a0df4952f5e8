import { lazy, Suspense, useEffect, useRef } from 'react';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { isRunning } from '../jobs/jobState.ts';
import type { RenewalNotice_query$data, RenewalNotice_query$key } from './__generated__/RenewalNotice_query.graphql.ts';

/** Loaded lazily: few see the notice. */
const RenewalAction = lazy(() => import('./RenewalAction.tsx').then((module) => ({ default: module.RenewalAction })));

/** The screens that show results. */
const places = new Set(['/candidate-analysis', '/projects']);

type Renewal = NonNullable<RenewalNotice_query$data['renewal']>;

/**
 * Shown after an update: how many results of older versions have been recomputed, with buttons to stop and to resume. Earlier results stay on the
 * screen meanwhile; at the end the screen fetches its data again. Renders nothing when there is nothing to report.
 */
export function RenewalNotice({ query }: { query: RenewalNotice_query$key }) {
  const { renewal } = useFragment(
    graphql`
      fragment RenewalNotice_query on Query {
        renewal {
          id
          state
          completed
          failed
          total
        }
      }
    `,
    query,
  );
  useRefreshAtEnd(renewal ?? null);
  const { pathname } = useLocation();
  const text = renewal && places.has(pathname) ? textOf(renewal) : null;
  if (!renewal || text === null) return null;
  return (
    <section
      aria-label={m.renewal_title()}
      className="flex items-center gap-3 border-b border-line bg-surface px-6 py-1.5 max-sm:px-4"
    >
      <p className="min-w-0 text-xs text-muted tabular-nums">{text}</p>
      <Suspense fallback={null}>
        <RenewalAction id={renewal.id} state={renewal.state} />
      </Suspense>
    </section>
  );
}

function textOf({ state, completed, failed, total }: Renewal): string | null {
  const numbers = { done: formatted(completed + failed), total: formatted(total), count: failed, failed: formatted(failed) };
  if (isRunning(state)) return m.renewal_running(numbers);
  if (state === 'REVOKED') return m.renewal_stopped(numbers);
  if (state === 'FAILURE') return m.renewal_failed(numbers);
  return failed > 0 ? m.renewal_left_out(numbers) : null;
}

function formatted(count: number): string {
  return formatNumber(count);
}

/** The data on the screens is from before the renewal. */
function useRefreshAtEnd(renewal: Renewal | null): void {
  const environment = useRelayEnvironment();
  const running = renewal !== null && isRunning(renewal.state);
  const ran = useRef(running);
  useEffect(() => {
    if (ran.current && !running) commitLocalUpdate(environment, (store) => store.invalidateStore());
    ran.current = running;
  }, [environment, running]);
}
