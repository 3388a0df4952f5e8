import { useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { PrintHeader } from '../../ui/PrintHeader.tsx';
import { showToast } from '../../ui/toastManager.ts';
import type { PrintedDifferencesQuery } from './__generated__/PrintedDifferencesQuery.graphql.ts';
import { DifferencesTable } from './DifferencesTable.tsx';

/** The most rows that go on paper; the CSV holds more. */
const mostRows = 500;

export interface PrintedDifferencesProps {
  projectId: string;
  filters: PrintedDifferencesQuery['variables']['filters'];
  attempt: number;
  /** Called when the print dialog is closed. */
  onDone: () => void;
}

/** Everybody whom the filters let through, not only the page on the screen. Seen on paper alone: once it is loaded, the print dialog opens. */
export function PrintedDifferences({ projectId, filters, attempt, onDone }: PrintedDifferencesProps) {
  const [started] = useState(() => Date.now());
  const { project } = useLazyLoadQuery<PrintedDifferencesQuery>(
    graphql`
      query PrintedDifferencesQuery($projectId: ID!, $filters: DifferenceFiltersInput!, $first: Int!) {
        project(id: $projectId) {
          title
          differences(filters: $filters, first: $first) {
            totalCount
            groupSize
            edges {
              node {
                ...DifferencesTable_rows
              }
            }
          }
        }
      }
    `,
    { projectId, filters, first: mostRows },
    { fetchPolicy: 'network-only', fetchKey: `${started} ${attempt}` },
  );
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const { edges, totalCount: total, groupSize } = project?.differences ?? { edges: [], totalCount: 0, groupSize: 0 };
  const rows = edges.length;
  useEffect(() => {
    if (rows < total) showToast({ text: m.comparisons_print_cut({ rows, total }) });
  }, [rows, total]);
  return (
    <section className="hidden flex-col gap-3 print:flex" data-print="">
      <PrintHeader title={project?.title ?? ''} subtitle={m.comparisons_print_rows({ from: Math.min(1, rows), to: rows, total })} />
      <DifferencesTable rows={edges.map(({ node }) => node)} groupSize={groupSize} onOpen={() => {}} />
    </section>
  );
}
