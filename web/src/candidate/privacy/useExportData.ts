import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { downloadFile } from '../../app/downloadFile.ts';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useExportDataQuery } from './__generated__/useExportDataQuery.graphql.ts';

export interface ExportData {
  /** Global id. */
  id: string;
  name: string;
}

/** Downloads all that is stored of a candidate as JSON. */
export function useExportData() {
  const environment = useRelayEnvironment();
  const save = (candidate: ExportData): void => {
    const { id, name } = candidate;
    fetchQuery<useExportDataQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ candidateData }) => {
        const fileName = `${name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}.json`;
        downloadFile(fileName, 'application/json', candidateData);
      },
      error: (error: Error) => {
        const retry = { label: m.ui_retry(), onClick: () => save(candidate) };
        showToast({ tone: 'error', text: m.privacy_data_failed({ reason: errorText(error) }), action: retry });
      },
    });
  };
  return { save };
}

const query = graphql`
  query useExportDataQuery($id: ID!) {
    candidateData(id: $id)
  }
`;
