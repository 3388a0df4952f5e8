import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import type {
  AnalyticsPeriod,
  useImportSelfReportsMutation,
  useImportSelfReportsMutation$data,
} from './__generated__/useImportSelfReportsMutation.graphql.ts';

export type ImportedSelfReports = Extract<
  useImportSelfReportsMutation$data['result'],
  { readonly __typename: 'ImportSelfReportsPayload' }
>;

export interface ImportSelfReports {
  /** Global id. */
  projectId: string;
  /** Of the report on the screen, which is updated. */
  period: AnalyticsPeriod | null;
  csv: string;
  /** Only says what would be stored. */
  dryRun: boolean;
}

/** Stores a table of self-reports, or says what would be stored; a reason for failure stays until the next try. */
export function useImportSelfReports() {
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<useImportSelfReportsMutation>(
    graphql`
      mutation useImportSelfReportsMutation($input: ImportSelfReportsInput!, $period: AnalyticsPeriod) {
        result: importSelfReports(input: $input) {
          __typename
          ... on ImportSelfReportsPayload {
            stored
            understood(first: 20) {
              row
              reference
              sex
              raceEthnicity
            }
            failed {
              row
              reason
            }
            project {
              ...ImpactView_project @arguments(period: $period)
            }
          }
          ... on AppError {
            code
            message
            issues {
              pointer
            }
          }
        }
      }
    `,
    ({ reason: why }) => why,
  );
  const send = ({ period, ...input }: ImportSelfReports, onDone: (imported: ImportedSelfReports) => void) => {
    setReason(null);
    run({
      variables: { input, period },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename === 'ImportSelfReportsPayload') onDone(result);
      },
    });
  };
  return { send, busy, reason };
}
