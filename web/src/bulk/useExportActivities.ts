import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { downloadFile } from '../app/downloadFile.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useExportActivitiesQuery } from './__generated__/useExportActivitiesQuery.graphql.ts';
import { packIds } from './packIds.ts';

/** Downloads the activities of candidates (UUIDs) as CSV. */
export function useExportActivities() {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const save = (ids: Iterable<string>): void => {
    const chosen = [...ids];
    if (chosen.length === 0) return;
    setBusy(true);
    const variables = { ids: packIds(chosen) };
    fetchQuery<useExportActivitiesQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ activitiesCsv }) => downloadFile('activities.csv', 'text/csv;charset=utf-8', `\u{feff}${activitiesCsv}`),
      error: (error: Error) => {
        setBusy(false);
        const retry = { label: m.ui_retry(), onClick: () => save(chosen) };
        showToast({ tone: 'error', text: m.bulk_export_failed({ reason: errorText(error) }), action: retry });
      },
      complete: () => setBusy(false),
    });
  };
  return { save, busy };
}

const query = graphql`
  query useExportActivitiesQuery($ids: PackedIds!) {
    activitiesCsv(ids: $ids)
  }
`;
