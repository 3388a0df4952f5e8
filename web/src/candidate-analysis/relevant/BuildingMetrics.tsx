import { useEffect, useRef } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Spinner } from '../../ui/loading/Spinner.tsx';

export interface BuildingMetricsProps {
  projectId: string;
  /** Candidates that are not judged against the current requirements yet. */
  pending: number;
  /** Asks the server again. */
  onProgress: () => void;
  onBuilt: () => void;
}

const askAgainMs = 1500;

/** Says that candidates are being judged again, and how many are left; the ranking is fetched again when all are done. */
export function BuildingMetrics({ projectId, pending, onProgress, onBuilt }: BuildingMetricsProps) {
  const environment = useRelayEnvironment();
  const building = useRef(false);
  useEffect(() => {
    if (pending > 0) {
      building.current = true;
      const timer = setInterval(onProgress, askAgainMs);
      return () => clearInterval(timer);
    }
    if (building.current) {
      building.current = false;
      commitLocalUpdate(environment, (store) => store.get(projectId)?.invalidateRecord());
      onBuilt();
    }
    return;
    // oxlint-disable-next-line react/exhaustive-deps -- the callbacks are new in every render
  }, [pending, environment, projectId]);
  if (pending === 0) return null;
  return (
    <output className="flex items-center gap-2 text-sm text-muted">
      <Spinner />
      {m.requirements_building_left({ left: formatNumber(pending) })}
    </output>
  );
}
