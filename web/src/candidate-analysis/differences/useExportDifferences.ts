import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { downloadFile } from '../../app/downloadFile.ts';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useExportDifferencesQuery } from './__generated__/useExportDifferencesQuery.graphql.ts';

/** Downloads the filtered differences as CSV. A failure is told with a retry, a file that does not hold all rows with their number. */
export function useExportDifferences(projectId: string, title: string) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const run = (filters: useExportDifferencesQuery['variables']['filters']): void => {
    setBusy(true);
    fetchQuery<useExportDifferencesQuery>(
      environment,
      graphql`
        query useExportDifferencesQuery($projectId: ID!, $filters: DifferenceFiltersInput!) {
          project(id: $projectId) {
            differencesExport(filters: $filters) {
              csv
              rows
              total
            }
          }
        }
      `,
      { projectId, filters },
    ).subscribe({
      next: ({ project }) => {
        if (!project) return showToast({ tone: 'error', text: m.comparisons_position_gone() });
        const { csv, rows, total } = project.differencesExport;
        downloadFile(
          `${title.replace(/[\\/:*?"<>|]/g, ' ')} - ${m.comparisons_differences()}.csv`,
          'text/csv;charset=utf-8',
          csv,
        );
        showToast({ text: rows < total ? m.comparisons_export_cut({ rows, total }) : m.comparisons_exported({ count: rows }) });
      },
      error: (error: Error) => {
        setBusy(false);
        const retry = { label: m.ui_retry(), onClick: () => run(filters) };
        showToast({ tone: 'error', text: m.comparisons_export_failed({ reason: errorText(error) }), action: retry });
      },
      complete: () => setBusy(false),
    });
  };
  return { run, busy };
}
